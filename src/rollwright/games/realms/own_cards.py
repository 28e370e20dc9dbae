"""The user's own cards: corrected copies of ours, and other cards for the rules that we have.

They are checked more than ours, for which there are tests: each is read, drawn, and played by
chance, before anybody plays with it.
"""

from pathlib import PurePath
from typing import Final

from rollwright.core.chance import Luck
from rollwright.core.game import OwnCard
from rollwright.core.message import CATALOGUE, Message
from rollwright.core.position import OVER, ROLL
from rollwright.games.realms.card import Card
from rollwright.games.realms.card_extends import whole_text
from rollwright.games.realms.card_limits import check_limits
from rollwright.games.realms.card_print import print_of
from rollwright.games.realms.card_value import CardError, is_card_id, mistake
from rollwright.games.realms.notation import all_texts
from rollwright.games.realms.position import first_position
from rollwright.games.realms.registry import (
    RealmEntry,
    notation_of,
    our_realms,
    own_realms,
    read_other_card,
    rules_for,
    set_own_realms,
    usual_realms,
)
from rollwright.games.realms.round import REALMS_A_ROUND
from rollwright.games.realms.setup import read_setup

# How many rounds are played by chance: mistakes that only some moves reach are found, too.
_TRIALS: Final = 5
# More than any of ours needs for a round: a card may let a turn go on for ever.
_MOST_STEPS: Final = 1_000


def use_own_cards(cards: tuple[OwnCard, ...]) -> None:
    """Use these cards, and no others; raises CardError, which names the file."""
    entries: list[RealmEntry] = []
    for own in cards:
        if own.id in [entry.card.id for entry in entries]:
            raise mistake(own.file, "second-file")
        entries.append(_checked(own))
    before, sentences = own_realms(), CATALOGUE.sentences()
    set_own_realms(entries)
    for own in cards:
        try:
            _try_out(own.id)
        except Exception as error:
            set_own_realms(before)
            CATALOGUE.restore(sentences)
            raise _misfit(own, error) from None


def _checked(own: OwnCard) -> RealmEntry:
    """The realm of a card, read and drawn; raises CardError."""
    try:
        if not is_card_id(own.id):
            raise mistake(PurePath(own.file).name, "id")
        check_limits(own.id, own.text)
        text = whole_text(own.id, own.text, is_ours=False)
        card = read_other_card(own.id, text)
        _check_rules(card)
        entry = RealmEntry(rules_for(card), notation_of(card), text, own.file)
        print_of(entry)
    except CardError as error:
        raise _in_file(own, error) from None
    except Exception as error:  # whatever our rules make of a card that is not ours
        raise _misfit(own, error) from None
    return entry


def _check_rules(card: Card) -> None:
    """A card of our id stays in its place; any other is played by the rules of one of ours."""
    file, ours = f"{card.id}.toml", our_realms()
    if card.id not in ours and card.variant_of not in ours:
        key = "no-variant" if not card.variant_of else "unknown-variant"
        args: dict[str, object] = {"card": card.id, "realm": card.variant_of}
        raise mistake(f"{file}: variant_of", key, args)
    model = ours[card.id if card.id in ours else card.variant_of].card
    pairs = [("rules", card.rules, model.rules)]
    if card.id in ours:
        pairs.append(("set", card.set, model.set))
        pairs.append(("variant_of", card.variant_of, model.variant_of))
    for field, found, wanted in pairs:
        if found != wanted:
            raise mistake(f"{file}: {field}", "as-ours" if wanted else "unknown", {"value": wanted})


def _try_out(card_id: str) -> None:
    """Play some rounds with a card by chance: what its rules can't cope with raises anything."""
    others = [name for name in usual_realms() if name != card_id]
    setup = read_setup({"realms": [[card_id, *others[: REALMS_A_ROUND - 1]]]})
    all_texts([setup.entry(card_id).realm])
    for trial in range(_TRIALS):
        luck = Luck(f"{card_id} {trial}")
        position = first_position(1, setup)
        for _ in range(_MOST_STEPS):
            if position.phase == OVER:
                break
            if position.phase == ROLL:
                position.roll(position.sample(luck))
            else:
                moves = position.legal(0)
                position.apply(0, moves[luck.below(len(moves))])
        else:
            raise mistake(f"{card_id}.toml", "endless", {"most": _MOST_STEPS})


def _in_file(own: OwnCard, error: CardError) -> CardError:
    """The error with the whole name of the file."""
    where, why = str(error.message.args["where"]), error.message.args["why"]
    name = PurePath(own.file).name
    if where.startswith(name):
        where = f"{own.file}{where.removeprefix(name)}"
    elif isinstance(why, Message):
        # What is told of the file of our rules: it is not there that a mistake is to be mended.
        where, why = own.file, Message("rolling-realms.card.misfit-own", why.args)
    return CardError(Message("rolling-realms.bad-card", {"where": where, "why": why}))


def _misfit(own: OwnCard, error: Exception) -> CardError:
    if isinstance(error, CardError):
        return _in_file(own, error)
    return mistake(own.file, "misfit-own", {"reason": f"{type(error).__name__}: {error}"})
