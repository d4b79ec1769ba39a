"""The texts that the product shows to people, in four languages: one Fluent catalogue for each."""

from faraway.messages.catalogue import message
from faraway.messages.fluent import Value
from faraway.messages.language import Language

__all__ = ["Language", "Value", "message"]
