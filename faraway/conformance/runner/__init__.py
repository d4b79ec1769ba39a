"""The runner: start a port, exchange the handshake, send requests, collect replies and faults."""
