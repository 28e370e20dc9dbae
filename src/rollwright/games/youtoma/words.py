"""The words of Youtoma: whose sheet lies there, what is forced, and who has won."""

from typing import Final

from rollwright.core.contender import Contender
from rollwright.core.lesson import AT_DICE, AT_GOODS, AT_SCORE, AT_SHEET, Lesson, lessons_of
from rollwright.core.message import Message, Who
from rollwright.core.part import Part
from rollwright.core.position import OVER
from rollwright.core.rule_side import RuleSide
from rollwright.core.topic import Topic, group_topic
from rollwright.games.realms.desk import NO_LEVEL
from rollwright.games.realms.move import LEVELS
from rollwright.games.realms.position import RealmsPosition
from rollwright.games.realms.round import LOW, stars_text
from rollwright.games.realms.words import RealmsWords
from rollwright.games.youtoma import GAME_ID
from rollwright.games.youtoma.rulebook import youtoma_rules

_ROUND_NAMES: Final = ("round1", "round2", "round3", "round4")
# The designers advise against these two together.
_DISCOURAGED: Final = ("between-two-cities", "the-society")
# More seats than these are not named in a remark.
_MOST_NAMED: Final = 4


class YoutomaWords(RealmsWords):
    """The words of both courses."""

    def __init__(self, game_id: str) -> None:
        self._game_id = game_id

    def question(self, position: RealmsPosition, seat: int) -> Message | None:
        pad = position.pads[seat]
        if pad.level == NO_LEVEL:
            return Message("youtoma.choose-level")
        if position.first and position.turn > pad.round.turns:
            return Message("youtoma.sits-out")
        return super().question(position, seat)

    def remarks(self, position: RealmsPosition) -> list[Message]:
        """Whose sheet this is and what wins; the level of all; who plays for the last time."""
        if position.phase == OVER or position.opening:
            return []
        told = [self.aim(position)]
        level = position.setup.level
        if _is_twins(position) and level in LEVELS:
            told.append(Message(f"youtoma.level.{level}"))
        if position.turn == 1 and all(
            [f"youtoma-{name}" in position.realms for name in _DISCOURAGED]
        ):
            told.append(Message("youtoma.not-together"))
        return told + _turns_left(position)

    def aim(self, position: RealmsPosition) -> Message:
        """Whose sheet this is, and what is wanted of it."""
        return Message("youtoma.twins-sheets")

    def about_seat(self, position: RealmsPosition, seat: int) -> Message | None:
        """The level, where every seat has its own."""
        level = position.pads[seat].level
        if not position.setup.chooses_level() or level == NO_LEVEL:
            return None
        return Message(f"youtoma.seat.{LEVELS[level]}")

    def lessons(self) -> list[Lesson]:
        return lessons_of(self._game_id, AT_SCORE, AT_DICE, AT_SHEET, AT_GOODS)

    def rulebook(self) -> RuleSide | None:
        return youtoma_rules(self._game_id)

    def topics(self, position: RealmsPosition) -> list[Topic]:
        """The cards, and for the twin other rules of dice and resources."""
        if not _is_twins(position):
            return super().topics(position)
        cards = [group_topic("rolling-realms", group) for group in position.realms]
        return [*cards, group_topic(GAME_ID, "resources"), group_topic(GAME_ID, "dice")]


class AloneWords(YoutomaWords):
    """The words of the game against the twin."""

    def aim(self, position: RealmsPosition) -> Message:
        if _is_twins(position):
            return Message("youtoma.twins-sheet")
        twin = stars_text(sides_of(position)[1][0])
        return Message(f"youtoma.own-{'first' if position.turn == 1 else 'sheet'}", {"twin": twin})

    def heading(self, number: int) -> Message:
        return Message(f"youtoma.number.{_ROUND_NAMES[number]}")

    def round_name(self, position: RealmsPosition) -> Message | None:
        return self.heading(position.round - 1)

    def short_score(self, position: RealmsPosition, seat: int) -> str:
        """The own stars and those of the twin: their difference alone tells nothing."""
        own, twin = sides_of(position)
        return f"{stars_text(own[0])} : {stars_text(twin[0])}"

    def contenders(self, position: RealmsPosition, seat: int) -> list[Contender]:
        """The player and the twin, of whom one is played at a time."""
        own, twin = sides_of(position)
        is_on, is_twins = position.phase != OVER, _is_twins(position)
        return [
            Contender(Message("youtoma.you"), stars_text(own[0]), own[0], is_on and not is_twins),
            Contender(Message("youtoma.name"), stars_text(twin[0]), twin[0], is_on and is_twins),
        ]

    def breakdown(self, position: RealmsPosition, seat: int) -> list[Part]:
        """The rounds of both sides, and what they add up to."""
        own, twin = sides_of(position)
        heading = Message("youtoma.total")
        return [
            *super().breakdown(position, seat),
            Part(heading, Message("youtoma.name"), twin[0], True),
            Part(heading, Message("youtoma.you"), own[0], True),
        ]

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


def discouraged(options: dict[str, object]) -> list[Message]:
    """A warning if two realms are chosen for one round that don't go well together."""
    rounds = options.get("realms")
    for names in rounds if isinstance(rounds, list) else []:
        if isinstance(names, list) and all([name in names for name in _DISCOURAGED]):
            return [Message("youtoma.discouraged")]
    return []


def sides_of(position: RealmsPosition) -> tuple[list[int], list[int]]:
    """The totals and the scores of all rounds, latest first, of the seat and of its twin."""
    scores = position.pads[0].round_scores()
    sides: list[list[int]] = []
    for first in (1, 0):
        rounds = scores[first::2]
        sides.append([sum(rounds), *reversed(rounds)])
    return sides[0], sides[1]


def _is_twins(position: RealmsPosition) -> bool:
    return position.this_round().mode.aim == LOW


def _turns_left(position: RealmsPosition) -> list[Message]:
    """For whom this turn is the last of the round, and for whom the last is over."""
    if not position.realms:
        return []
    if position.turn == position.turn_count():
        told = [Message("youtoma.last-turn")]
        return told + _of_seats("sit-out", position, position.turn - 1)
    return _of_seats("last-turn-of", position, position.turn)


def _of_seats(key: str, position: RealmsPosition, turns: int) -> list[Message]:
    """A remark on the seats that have so many turns."""
    seats = [seat for seat, pad in enumerate(position.pads) if pad.round.turns == turns]
    if not seats:
        return []
    if len(seats) > _MOST_NAMED:
        return [Message(f"youtoma.{key.removesuffix('-of')}-easy")]
    names: list[object] = [Who(seat) for seat in seats]
    return [Message(f"youtoma.{key}", {"seats": names, "count": len(seats)})]
