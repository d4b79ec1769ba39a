"""The sentences of a rulebook and their fingerprints: the one place that defines how a copy is split and normalised.

A copy is a text or Markdown file. A heading line, an item of a list and a block between empty lines is a paragraph; a
paragraph that starts with a small letter continues one that has no full stop. A paragraph is split into sentences after
a full stop, question mark or exclamation mark. A fingerprint is a hash of the words of a sentence, without case,
accents, punctuation or markup, so that it matches in any copy with the same words and gives none of them away.
"""

import hashlib
import re
import unicodedata
from collections.abc import Iterator
from typing import Final

from attrs import frozen

LENGTH: Final = 12
"""How many hexadecimal digits of the hash a fingerprint has."""

_LINKS = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
_TAGS = re.compile(r"<[^<>\n]*>")
_EMPHASIS = re.compile(r"\*+|_{2,}")
_STARTS_PARAGRAPH = re.compile(r"\s*(?:#+|[-*◆»]|\d+\.)\s")
_HEADING = re.compile(r"\s*#+\s")
_MARKER = re.compile(r"^[\s>]*(?:#+|[-*◆»]|\d+\.)?\s+|^[\s>]+")
_HYPHENS = re.compile(r"(?<=\w)-\n(?=[a-zà-ÿ])")
_ENDS = re.compile(r"[.!?…][)\]»”\"']*$")
_NUMBER = re.compile(r"\d+\.")
_GERMAN_ORDINAL = re.compile(r"(?:^|\s)\d\.$")
_BREAK = re.compile(r"(?<=[.!?…])([)\]»”\"']*)\s+(?=[«„“\"'(]*[^\W_])|(?<=[a-zà-ÿ]\.)(?=[A-ZÀ-Þ])")
_WORD = re.compile(r"[^\W_]+")


@frozen(kw_only=True)
class Sentence:
    """One sentence of a copy with its fingerprint."""

    text: str
    fingerprint: str


def words(text: str) -> tuple[str, ...]:
    """Return the words of a text without case, accents and punctuation."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return tuple(_WORD.findall(bare))


def fingerprint(text: str) -> str:
    """Return the fingerprint of a sentence."""
    return hashlib.sha256(" ".join(words(text)).encode()).hexdigest()[:LENGTH]


def split_sentences(text: str) -> tuple[Sentence, ...]:
    """Return the sentences of a copy in the order of the file, headings and stray marks included."""
    return tuple(
        Sentence(text=sentence, fingerprint=fingerprint(sentence))
        for paragraph in _joined(_paragraphs(text))
        for sentence in _sentences(paragraph)
        if words(sentence)
    )


def _paragraphs(text: str) -> Iterator[tuple[bool, str]]:
    """Yield the paragraphs without markup, their lines joined by spaces, and whether each begins with a marker."""
    lines: list[str] = []
    is_marked = False
    for line in [*_TAGS.sub("", _HYPHENS.sub("", text)).splitlines(), ""]:
        bare = _EMPHASIS.sub("", _LINKS.sub(r"\1", line))
        has_marker = _STARTS_PARAGRAPH.match(line) is not None
        if lines and (has_marker or not bare.strip(" \t>-")):
            yield is_marked, " ".join(lines)
            lines = []
        is_marked = has_marker if not lines else is_marked
        content = _MARKER.sub("", bare).strip()
        if content:
            lines.append(content)
        if lines and _HEADING.match(bare):
            yield is_marked, " ".join(lines)
            lines = []


def _joined(paragraphs: Iterator[tuple[bool, str]]) -> Iterator[str]:
    """Yield the paragraphs, each joined to the one before if it goes on in the middle of a sentence."""
    held = ""
    for is_marked, paragraph in paragraphs:
        goes_on = paragraph[0].islower() and not is_marked
        if held and goes_on and not _ENDS.search(held) and not held.endswith(":"):
            held = f"{held} {paragraph}"
        else:
            if held:
                yield held
            held = paragraph
    if held:
        yield held


def _sentences(paragraph: str) -> Iterator[str]:
    """Yield the sentences of a paragraph."""
    start = 0
    for found in _BREAK.finditer(paragraph):
        here = paragraph[start : found.start()] + (found[1] or "")
        follows = paragraph[found.end() :].lstrip("«„“\"'(")
        is_ordinal = _GERMAN_ORDINAL.search(here) and follows.startswith("Runde")
        if follows[:1].islower() or _NUMBER.fullmatch(here) or is_ordinal:
            continue
        yield here.strip()
        start = found.end()
    yield paragraph[start:].strip()
