"""Talking to a port: its process, the lines on the wire, the handshake, and what can go wrong."""
