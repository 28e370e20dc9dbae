"""The rules for the back of a print: what they say, not how they are set."""

from typing import NamedTuple

from rollwright.core.message import Message


class RuleSection(NamedTuple):
    """Sentences under a heading."""

    heading: Message
    sentences: list[Message]


class RuleSide(NamedTuple):
    """All that stands on the back of one print."""

    title: Message
    sections: list[RuleSection]
