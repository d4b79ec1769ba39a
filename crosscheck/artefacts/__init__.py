"""The suite and the JavaScript port as packages of their own, usable without Python."""
