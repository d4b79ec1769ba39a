"""The reference as a port: answers the requests of the wire."""
