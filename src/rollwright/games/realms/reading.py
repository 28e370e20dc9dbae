"""A saved position of Rolling Realms, read back and checked."""

from typing import Final

from rollwright.core import shape
from rollwright.core.errors import BadOptions, BadPosition
from rollwright.core.game import Editions
from rollwright.core.position import OVER, PHASES, PLAY, ROLL
from rollwright.games.realms.desk import NO_LEVEL
from rollwright.games.realms.move import LEVELS
from rollwright.games.realms.pad import RealmsPad
from rollwright.games.realms.position import RealmsPosition, first_position
from rollwright.games.realms.registry import card_for
from rollwright.games.realms.resource import LIMIT, RESOURCES
from rollwright.games.realms.round import REALMS_A_ROUND
from rollwright.games.realms.saving import read_desk
from rollwright.games.realms.setup import Course, Setup, tied_setup

_FIELDS: Final = (
    "game",
    "rules",
    "options",
    "phase",
    "round",
    "turn",
    "cards",
    "realms",
    "used",
    "dice",
    "pads",
)


def read_position(data: object, course: Course) -> RealmsPosition:
    """The position that `to_json` wrote; raises BadPosition."""
    has_levels = isinstance(data, dict) and "levels" in data
    known = shape.fields(data, "position", (*_FIELDS, "levels") if has_levels else _FIELDS)
    shape.check_game(known, course.id, course.rules)
    setup = _read_options(course, known["options"], _read_cards(known["cards"]))
    if has_levels != setup.chooses_level():
        key = "core.want-no-field" if has_levels else "core.want-field"
        raise shape.wrong("position.levels", key)
    pads = shape.items(known["pads"], "pads", 1)
    position = first_position(len(pads), setup)
    position.phase = PHASES.index(shape.choice(known["phase"], "phase", PHASES))
    position.round = shape.integer(known["round"], "round", 1, len(setup.rounds))
    position.turn = shape.integer(known["turn"], "turn", 1, position.this_round().turns)
    position.opening = False
    if has_levels:
        _read_levels(position, known)
    _read_realms(position, known)
    _read_rolled(position, known["dice"])
    for seat, pad in enumerate(position.pads):
        # The last turn played in this round limits what the cards may show.
        played = position.turn - 1 if position.phase == ROLL else position.turn
        pad.turn = min(played, pad.round.turns)
        read_desk(pad, pads[seat], f"pads.{seat}")
        pad.noted = position.phase == OVER
    _check_pads(position)
    return position


def _read_cards(data: object) -> Editions:
    """The editions of cards by their ids."""
    if not isinstance(data, dict):
        raise shape.wrong("cards", "core.want-object")
    cards: Editions = {}
    for name, edition in data.items():
        if not isinstance(name, str) or not isinstance(edition, str):
            raise shape.wrong("cards", "core.want-object")
        cards[name] = edition
    return cards


def _read_levels(position: RealmsPosition, known: dict[str, object]) -> None:
    """The level of each seat; as long as one is missing, they are being chosen."""
    count = len(position.pads)
    for at, level in enumerate(shape.items(known["levels"], "levels", count, count)):
        chosen = shape.choice(level, "levels", (*LEVELS, ""))
        position.pads[at].level = LEVELS.index(chosen) if chosen else NO_LEVEL
        position.opening = position.opening or not chosen
    if not position.opening:
        position.note_levels()
    if position.opening and (position.phase != PLAY or known["used"] or known["dice"]):
        raise shape.wrong("levels", "rolling-realms.want-levels")


def _read_options(course: Course, data: object, cards: Editions) -> Setup:
    options = shape.fields(data, "options", course.fields)
    try:
        setup = tied_setup(course, options, cards)
    except BadOptions as error:
        raise BadPosition(error.message) from None
    if course.options_of(setup) != options:
        raise shape.wrong("options", "rolling-realms.want-options")
    return setup


def _read_realms(position: RealmsPosition, known: dict[str, object]) -> None:
    setup, this_round = position.setup, position.this_round()
    pool = tuple(setup.pool)
    given = shape.items(known["used"], "used", 0, len(pool))
    used = [shape.choice(name, "used", pool) for name in given]
    realms = shape.items(known["realms"], "realms", 0, REALMS_A_ROUND)
    # After the end of a game the cards may be gone.
    rounds = position.round if realms or position.phase == OVER else position.round - 1
    begun = [one for one in setup.rounds[:rounds] if not one.again]
    if len(set(used)) != len(used) or len(used) != REALMS_A_ROUND * len(begun):
        raise shape.wrong("used", "rolling-realms.want-used")
    dealt = used[len(used) - REALMS_A_ROUND :] if realms else []
    if [card_for(name, this_round.cards) for name in dealt] != realms:
        raise shape.wrong("realms", "rolling-realms.want-used")
    chosen = [name for one in begun for name in one.realms]
    if chosen and used != chosen:
        raise shape.wrong("used", "rolling-realms.want-used")
    for name in setup.all_cards(used):
        if name not in setup.cards:
            raise shape.wrong(f"cards.{name}", "core.want-field")
    position.realms = []
    position.used = used if this_round.again else used[: len(used) - len(dealt)]
    for pad in position.pads:
        pad.realms = []
    if dealt:
        position.deal(dealt, None)


def _read_rolled(position: RealmsPosition, data: object) -> None:
    dice = shape.items(data, "dice", 0, 2)
    rolled = position.phase == PLAY and not position.opening
    if len(dice) != (2 if rolled else 0) or (dice and not position.realms):
        raise shape.wrong("dice", "core.want-list", {"least": 2})
    if dice:
        position.first = shape.integer(dice[0], "dice", 1, 6)
        position.second = shape.integer(dice[1], "dice", 1, 6)


def _check_pads(position: RealmsPosition) -> None:
    """While seats play, at least one is busy, else none; finished rounds are noted."""
    position.busy_pads = sum([1 for pad in position.pads if pad.busy])
    if (position.phase == PLAY) != (position.busy_pads > 0):
        raise shape.wrong("phase", "rolling-realms.want-phase")
    finished = position.round if position.phase == OVER else position.round - 1
    for pad in position.pads:
        idle = not pad.dice and not position.opening
        if len(pad.rounds) != finished or (pad.busy and idle):
            raise shape.wrong("pads", "rolling-realms.want-rounds")
        if position.opening and pad.busy != (pad.level == NO_LEVEL):
            raise shape.wrong("levels", "rolling-realms.want-levels")
        if not _add_up(position.setup, pad):
            raise shape.wrong("pads", "rolling-realms.want-finished")
        if not pad.busy and pad.pending:
            raise shape.wrong("pads", "rolling-realms.want-pending")


def _last_score(pad: RealmsPad) -> int:
    """The score of the round whose cards are still on the desk."""
    stars = sum([pad.stars_in(realm.slot) for realm in pad.realms]) + pad.hoards()
    return min(pad.round.mode.cap, 10 * stars + pad.unspent())


def _add_up(setup: Setup, pad: RealmsPad) -> bool:
    """Do the scores of the rounds match the stars and a possible number of unspent resources?

    The stars may be missing: they are not needed to continue.
    """
    if pad.noted and pad.realms and pad.rounds[-1] != _last_score(pad):
        return False
    if not pad.finished:
        return True
    if len(pad.finished) != len(pad.rounds):
        return False
    for at, score in enumerate(pad.rounds):
        mode = setup.rounds[at].at_level(pad.level).mode
        stars = pad.finished[at]
        if len(stars) != REALMS_A_ROUND + int(mode.hoard > 0):
            return False
        # What brought stars for resources of a kind counts beside them.
        hoards = sum(stars[REALMS_A_ROUND:])
        least = 10 * sum(stars) + mode.hoard * hoards
        most = 10 * sum(stars) + LIMIT * len(RESOURCES)
        if hoards > len(RESOURCES) or not min(mode.cap, least) <= score <= min(mode.cap, most):
            return False
    return True
