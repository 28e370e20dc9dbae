"""What is wrong with a prompt of the page, judged by the legal moves alone."""

from collections.abc import Callable
from typing import Final

import msgspec

from rollwright.core.offer import Offer
from rollwright.core.position import PHASES, ROLL
from tests.page.prompt_moments import Moment

MOST: Final = 60
MOST_OF_BUTTON: Final = 16


class Told(msgspec.Struct, frozen=True):
    """A prompt, what it claims, and what was in hand; `several` dice could be used then.

    `glows` tells how places are pointed out then, or as soon as a die is chosen.
    """

    words: str
    claims: list[str]
    asked: bool
    chosen: str
    several: bool
    hand: int
    armed: str
    pending: int
    advice: str
    glows: list[str]

    def is_bare(self) -> bool:
        """Is nothing held, or nothing but the only die that is left?"""
        picked = self.several and bool(self.chosen)
        return not picked and self.hand < 0 and not self.armed and not self.pending


def reach(moment: Moment, told: Told) -> list[Offer]:
    """The moves that can be meant with what is in hand, without the one that ends the turn."""
    found = [offer for offer in moment.offers if not offer.terms.ends]
    if told.armed:
        return [offer for offer in found if told.armed in offer.terms.price]
    if told.hand >= 0:
        return [offer for offer in found if told.hand in offer.terms.sources]
    if told.several and told.chosen:
        return [offer for offer in found if offer.terms.die == told.chosen]
    return found


def _free(moment: Moment, told: Told) -> list[Offer]:
    """Those that may be meant without a word about their price."""
    found = reach(moment, told)
    if told.armed and "with" not in told.claims:
        return [offer for offer in found if _is_meant(told, offer)]
    priced = {"price", "with"} & set(told.claims)
    return found if priced else [offer for offer in found if not offer.terms.price]


def _die(moment: Moment, told: Told) -> bool:
    dice = [offer.terms.die for offer in _free(moment, told)]
    return any(die and die in moment.dice for die in dice)


def _place(moment: Moment, told: Told) -> bool:
    if not any(one.place >= 0 and not one.terms.sources for one in _free(moment, told)):
        return False
    # Nobody is told to tap a place that looks like all others.
    costs = {"price", "with"} & set(told.claims)
    return bool(told.glows) if costs else "plain" in told.glows


def _harm(moment: Moment, told: Told) -> bool:
    found = [one for one in reach(moment, told) if one.place >= 0 and one.terms.harms]
    free = [one for one in reach(moment, told) if one.place >= 0 and _is_meant(told, one)]
    return "plain" in told.glows and bool(found) and all(one.terms.harms for one in free)


def _is_meant(told: Told, offer: Offer) -> bool:
    """Is nothing paid but what is in hand?"""
    return all(sign == told.armed for sign in offer.terms.price)


def _with(moment: Moment, told: Told) -> bool:
    found = reach(moment, told)
    return bool(found) and not any(_is_meant(told, one) for one in found)


def _own_button(moment: Moment, told: Told) -> bool:
    free = [one for one in reach(moment, told) if not one.terms.price]
    return all(one.place < 0 and one.terms.die == told.chosen != "" for one in free)


def _button(moment: Moment, told: Told) -> bool:
    return any(one.place < 0 and not one.terms.die for one in _free(moment, told))


def _new_die(moment: Moment, told: Told) -> bool:
    """Moves that create a die begin with what they cost."""
    loose = [one.text for one in reach(moment, told) if one.place < 0 and not one.terms.die]
    return bool(loose) and all(text.startswith(("hearts", "coins")) for text in loose)


def _price(moment: Moment, told: Told) -> bool:
    found = reach(moment, told)
    return bool(found) and all(offer.terms.price for offer in found)


def _others(moment: Moment, told: Told) -> bool:
    return any(seat != moment.seat for seat in moment.position.waiting())


_TRUE_IF: Final[dict[str, Callable[[Moment, Told], bool]]] = {
    "die": _die,
    "place": _place,
    "button": _button,
    "new-die": _new_die,
    "price": _price,
    "pay": lambda moment, told: any(offer.terms.price for offer in reach(moment, told)),
    "with": _with,
    "harm": _harm,
    "own-button": _own_button,
    "skip": lambda moment, told: all(offer.terms.skips for offer in reach(moment, told)),
    "nothing": lambda moment, told: not reach(moment, told),
    "end": lambda moment, told: any(offer.terms.ends for offer in moment.offers),
    "source": lambda moment, told: any(offer.terms.sources for offer in reach(moment, told)),
    "target": lambda moment, told: told.hand >= 0 and bool(reach(moment, told)),
    "tick": lambda moment, told: told.pending > 0,
    "turn": lambda moment, told: told.pending > 1,
    "others": _others,
    "roll": lambda moment, told: moment.position.phase == ROLL,
}


def faults_of(moment: Moment, told: Told, question: str) -> list[str]:
    """All that a prompt says wrongly or leaves out."""
    wrong = [claim for claim in told.claims if not _is_true(claim, moment, told)]
    faults = [f"“{claim}” is not true" for claim in wrong]
    if len(told.words) > MOST:
        faults.append("too long")
    if told.asked and not told.words.startswith(question):
        faults.append("not the question")
    if told.is_bare():
        faults += _missing(moment, told, question)
    elif not told.claims or not told.words:
        faults.append("what is held is not told of")
    return faults


def _is_true(claim: str, moment: Moment, told: Told) -> bool:
    return claim in _TRUE_IF and _TRUE_IF[claim](moment, told)


def _missing(moment: Moment, told: Told, question: str) -> list[str]:
    """What a prompt has to tell, while nothing special is held."""
    if not moment.offers:
        return _missing_of_waiting(moment, told, question)
    missing: list[str] = []
    others = [offer for offer in moment.offers if not offer.terms.ends]
    free = [offer for offer in others if not offer.terms.price]
    if bool(question) != told.asked:
        missing.append("the question")
    if not told.claims and not (told.asked and told.words == question):
        missing.append("what to do")
    if not told.claims:
        return missing
    if not others and told.claims != ["end"]:
        missing.append("only the end is left")
    if any(offer.terms.sources for offer in others):
        return [*missing, "a source"] if told.claims != ["source"] else missing
    if others and not free and "price" not in told.claims:
        missing.append("only what costs something is left")
    if free and not {"die", "place", "button", "harm", "own-button"} & set(told.claims):
        missing.append("something costs nothing")
    if any(offer.terms.die and offer.place >= 0 for offer in free):
        missing += [] if {"place", "harm"} & set(told.claims) else ["a place"]
        missing += [] if "die" in told.claims or told.chosen else ["a die"]
    return missing


def _missing_of_waiting(moment: Moment, told: Told, question: str) -> list[str]:
    """Who has nothing to decide is told for what the table waits."""
    phase = PHASES[moment.position.phase]
    waited = {"roll": ["roll"], "play": ["others"], "over": []}[phase]
    if told.claims == waited or (question and told.words == question):
        return []
    return ["for what the table waits"]
