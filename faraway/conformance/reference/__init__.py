"""The reference as a port: load requests and answer them."""
