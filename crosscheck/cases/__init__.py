"""Generate questions with concrete cases in four languages, and compare what is answered with reference and specification.

A question is written out from a case with every connective of its language, both ways round. It must be parsed into that
case; the values must be those of the specification; and the sentence must be the one that belongs to the specification's value.
"""
