"""The conformance suite: any port, in any language, checked against the rules over a pipe."""
