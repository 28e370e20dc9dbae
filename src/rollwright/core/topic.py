"""Topics: what somebody can ask the rule of."""

from typing import NamedTuple

from rollwright.core.message import Message


class Topic(NamedTuple):
    """Something with a rule of its own: a card, a face, a power, a part of the sheet.

    `id` never changes with the language; it is the id of a group of places if the topic is one.
    """

    id: str
    name: Message
    rule: Message
    scoring: Message | None = None


def group_topic(game_id: str, group: str) -> Topic:
    """The topic of a group of places, whose messages are called after it."""
    return Topic(
        group,
        Message(f"{game_id}.group.{group}"),
        Message(f"{game_id}.rule.{group}"),
        Message(f"{game_id}.scoring.{group}"),
    )
