"""The words of Youtoma: whose sheet lies there, what is forced, and who has won."""

from typing import Final

from rollwright.core.message import Message
from rollwright.core.position import OVER
from rollwright.core.topic import Topic, group_topic
from rollwright.games.realms.desk import NO_LEVEL
from rollwright.games.realms.position import RealmsPosition
from rollwright.games.realms.round import LOW, stars_text
from rollwright.games.realms.words import RealmsWords
from rollwright.games.youtoma import GAME_ID

_ROUND_NAMES: Final = ("round1", "round2", "round3", "round4")
# The designers advise against these two together.
_DISCOURAGED: Final = ("youtoma-between-two-cities", "youtoma-the-society")


class YoutomaWords(RealmsWords):
    """The words of both courses."""

    def question(self, position: RealmsPosition, seat: int) -> Message | None:
        pad = position.pads[seat]
        if pad.level == NO_LEVEL:
            return Message("youtoma.choose-level")
        if position.first and position.turn > pad.round.turns:
            return Message("youtoma.sits-out")
        return super().question(position, seat)

    def remarks(self, position: RealmsPosition) -> list[Message]:
        """Whose sheet this is; and a warning if two realms don't go well together."""
        if position.phase == OVER or position.opening:
            return []
        is_twin = position.this_round().mode.aim == LOW
        told = [Message("youtoma.twins-sheet" if is_twin else "youtoma.own-sheet")]
        if all([name in position.realms for name in _DISCOURAGED]):
            told.append(Message("youtoma.discouraged"))
        return told

    def topics(self, position: RealmsPosition) -> list[Topic]:
        """The cards, and for the twin other rules of dice and resources."""
        if position.this_round().mode.aim != LOW:
            return super().topics(position)
        cards = [group_topic("rolling-realms", group) for group in position.realms]
        return [*cards, group_topic(GAME_ID, "resources"), group_topic(GAME_ID, "dice")]


class AloneWords(YoutomaWords):
    """The words of the game against the twin."""

    def heading(self, number: int) -> Message:
        return Message(f"youtoma.number.{_ROUND_NAMES[number]}")

    def round_name(self, position: RealmsPosition) -> Message | None:
        return self.heading(position.round - 1)

    def verdict(self, position: RealmsPosition) -> Message | None:
        """Who has won, and by how much; among equals the last round decides."""
        if position.phase != OVER:
            return None
        own, twin = sides_of(position)
        key = "won" if own > twin else "lost" if own < twin else "drawn"
        if own[0] == twin[0] and own != twin:
            key = "won-by-round" if own > twin else "lost-by-round"
        args: dict[str, object] = {"own": stars_text(own[0]), "twin": stars_text(twin[0])}
        return Message(f"youtoma.{key}", args)


def sides_of(position: RealmsPosition) -> tuple[list[int], list[int]]:
    """The totals and the scores of all rounds, latest first, of the seat and of its twin."""
    scores = position.pads[0].round_scores()
    sides: list[list[int]] = []
    for first in (1, 0):
        rounds = scores[first::2]
        sides.append([sum(rounds), *reversed(rounds)])
    return sides[0], sides[1]
