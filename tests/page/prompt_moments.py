"""Moments of random games, as the page gets them, with what is true of the legal moves."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec

from rollwright.core.message import CATALOGUE, Message, say
from rollwright.core.offer import Offer, grouped
from rollwright.core.position import PHASES, PLAY, ROLL, Position
from rollwright.server.board_view import encoded_moves, shown_dice
from rollwright.server.encoding import encode
from tests.harness.cases import Case
from tests.harness.walks import STYLES, Walk

LANGUAGES: Final = tuple(CATALOGUE.languages())
# One moment in so many is looked at, besides all those with a question.
STRIDE: Final = 4
# A question that comes again and again is looked at so often in a walk.
OFTEN: Final = 3
# The rarest questions come late in a round.
ENOUGH: Final = 220
MOST_WALKS: Final = 60
# The first name is as long as names may be.
NAMES: Final = ("Bartholomew Featherstonehaugh of Northwood", "Bo", "Cy", "Di")


class Moment(NamedTuple):
    """A seat at a position: its moves, its question, and all that is sent to the page."""

    where: str
    position: Position
    seat: int
    offers: list[Offer]
    question: Message | None
    dice: list[str]
    told: bytes

    def texts(self) -> list[str]:
        """The texts of the legal moves."""
        return [offer.text for offer in self.offers]


def moments_of(case: Case) -> Iterator[Moment]:
    """Moments of games in all styles, until there are enough of them."""
    count = 0
    for seed in range(MOST_WALKS):
        if seed >= len(STYLES) and count >= ENOUGH:
            return
        for moment in _moments_in(case, seed):
            count += 1
            yield moment


def _moments_in(case: Case, seed: int) -> Iterator[Moment]:
    """Some moments of a game, each for a seat that decides and for one that waits."""
    seen: dict[str, int] = {}
    for step, position in enumerate(Walk(case, seed).moments()):
        for seat in _seats(position):
            question = case.game.words.question(position, seat)
            key = "" if question is None else f"{question.key} {question.args.get('count')}"
            seen[key] = seen.get(key, 0) + 1
            if step % STRIDE == 0 or (key and seen[key] <= OFTEN):
                where = f"{case.name}, walk {seed}, step {step}, seat {seat}"
                yield _moment(case, position, seat, question, where)


def _seats(position: Position) -> list[int]:
    """A seat that has to decide, and one that has not."""
    waiting = position.waiting() if position.phase == PLAY else []
    idle = [seat for seat in range(position.seats()) if seat not in waiting]
    return waiting[:1] + idle[-1:]


def _moment(
    case: Case, position: Position, seat: int, question: Message | None, where: str
) -> Moment:
    paper, words = case.game.paper, case.game.words
    waiting = position.waiting() if position.phase == PLAY else []
    offers = paper.offers(position, seat) if seat in waiting else []
    wanted = words.wanted(position).sentence if position.phase == ROLL else None
    ends = any(offer.terms.ends for offer in offers)
    ending = words.ending(position, seat) if ends else None
    said = {
        language: {
            "question": _said(question, language),
            "ending": _said(ending, language),
            "wanted": _said(wanted, language),
        }
        for language in LANGUAGES
    }
    dice = paper.dice(position, seat)
    told = {
        "phase": PHASES[position.phase],
        "seat": seat,
        "waiting": waiting,
        "names": NAMES[: position.seats()],
        "dice": shown_dice(dice, LANGUAGES[0]),
        "moves": msgspec.Raw(encoded_moves(grouped(offers))),
        "said": said,
    }
    names = [die.id for die in dice]
    return Moment(where, position.copy(), seat, offers, question, names, encode(told))


def _said(message: Message | None, language: str) -> str:
    return "" if message is None else say(message, language)
