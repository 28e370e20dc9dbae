"""A saved position of Rolling Realms, read back and checked."""

from typing import Final

from rollwright.core import shape
from rollwright.core.errors import BadOptions, BadPosition
from rollwright.core.game import Editions
from rollwright.core.position import OVER, PHASES, PLAY, ROLL
from rollwright.games.realms.pad import RealmsPad
from rollwright.games.realms.position import RealmsPosition, first_position
from rollwright.games.realms.resource import LIMIT, RESOURCES
from rollwright.games.realms.round import REALMS_A_ROUND
from rollwright.games.realms.saving import read_desk
from rollwright.games.realms.setup import GAME_ID, RULES, Setup, tied_setup

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


def read_position(data: object) -> RealmsPosition:
    """The position that `to_json` wrote; raises BadPosition."""
    known = shape.fields(data, "position", _FIELDS)
    shape.check_game(known, GAME_ID, RULES)
    setup = _read_options(known["options"], _read_cards(known["cards"]))
    pads = shape.items(known["pads"], "pads", 1)
    position = first_position(len(pads), setup)
    position.phase = PHASES.index(shape.choice(known["phase"], "phase", PHASES))
    position.round = shape.integer(known["round"], "round", 1, len(setup.rounds))
    position.turn = shape.integer(known["turn"], "turn", 1, position.this_round().turns)
    _read_realms(position, known)
    _read_rolled(position, known["dice"])
    for seat, pad in enumerate(position.pads):
        # The last turn played in this round limits what the cards may show.
        pad.turn = position.turn - 1 if position.phase == ROLL else position.turn
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


def _read_options(data: object, cards: Editions) -> Setup:
    options = shape.fields(data, "options", ("rounds", "set", "realms"))
    try:
        setup = tied_setup(options, cards)
    except BadOptions as error:
        raise BadPosition(error.message) from None
    if setup.to_json() != options:
        raise shape.wrong("options", "rolling-realms.want-options")
    return setup


def _read_realms(position: RealmsPosition, known: dict[str, object]) -> None:
    pool = tuple(position.setup.pool)
    used = [shape.choice(name, "used", pool) for name in shape.items(known["used"], "used", 0)]
    realms = [
        shape.choice(name, "realms", pool) for name in shape.items(known["realms"], "realms", 0, 3)
    ]
    # After the end of a game the cards may be gone.
    rounds = position.round if realms or position.phase == OVER else position.round - 1
    if len(set(used)) != len(used) or len(used) != REALMS_A_ROUND * rounds:
        raise shape.wrong("used", "rolling-realms.want-used")
    if used[len(used) - len(realms) :] != realms:
        raise shape.wrong("realms", "rolling-realms.want-used")
    given = [name for one in position.setup.rounds[:rounds] for name in one.realms]
    if given and used != given:
        raise shape.wrong("used", "rolling-realms.want-used")
    for name in used:
        if name not in position.setup.cards:
            raise shape.wrong(f"cards.{name}", "core.want-field")
    position.realms = []
    position.used = used[: len(used) - len(realms)]
    for pad in position.pads:
        pad.realms = []
    if realms:
        position.deal(realms, None)


def _read_rolled(position: RealmsPosition, data: object) -> None:
    dice = shape.items(data, "dice", 0, 2)
    if len(dice) != (2 if position.phase == PLAY else 0) or (dice and not position.realms):
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
        if len(pad.rounds) != finished or (pad.busy and not pad.dice):
            raise shape.wrong("pads", "rolling-realms.want-rounds")
        if not _add_up(pad):
            raise shape.wrong("pads", "rolling-realms.want-finished")
        if not pad.busy and pad.pending:
            raise shape.wrong("pads", "rolling-realms.want-pending")


def _last_score(pad: RealmsPad) -> int:
    """The score of the round whose cards are still on the desk."""
    stars = sum([pad.stars_in(realm.slot) for realm in pad.realms])
    return min(pad.round.mode.cap, 10 * stars + pad.unspent())


def _add_up(pad: RealmsPad) -> bool:
    """Do the scores of the rounds match the stars and a possible number of unspent resources?

    The stars may be missing: they are not needed to continue.
    """
    if pad.noted and pad.realms and pad.rounds[-1] != _last_score(pad):
        return False
    if not pad.finished:
        return True
    if len(pad.finished) != len(pad.rounds):
        return False
    unspent = [score - 10 * sum(pad.finished[at]) for at, score in enumerate(pad.rounds)]
    return all([0 <= left <= LIMIT * len(RESOURCES) for left in unspent])
