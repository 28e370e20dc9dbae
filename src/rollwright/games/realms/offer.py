"""Moves of Rolling Realms as data: place, die and price.

Thousands of seats with the same roll have many moves in common: each is made once.
"""

from typing import Final

from rollwright.core.offer import NOWHERE, Offer, Terms
from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import LETTERS, Die
from rollwright.games.realms.move import (
    ACT,
    ADJUST,
    CHOOSE,
    COINS,
    COINS2,
    FREE,
    HEARTS2,
    HEARTS3,
    STEPS,
    TAKE,
    USE,
    die_of,
    kind_of,
    option_of,
    slot_of,
)
from rollwright.games.realms.notation import END_TEXT, move_text
from rollwright.games.realms.resource import COIN, GAINS, HEART, PUMPKIN, RESOURCES
from rollwright.games.realms.touch import all_touched, cost_of, touched

# What is spent on a move outside the realms, by its kind.
_PRICES: Final[dict[int, list[int]]] = {
    ADJUST: [PUMPKIN] * 2,
    FREE: [PUMPKIN] * 3,
    HEARTS2: [HEART] * 2,
    HEARTS3: [HEART] * 3,
    COINS2: [COIN] * 2,
}
_MOST: Final = 100_000
_OFFERS: Final[dict[tuple[object, ...], Offer]] = {}
_TERMS: Final[dict[tuple[object, ...], Terms]] = {}
# The end of a turn, by the number of dice that it wastes.
_ENDS: Final[list[Offer]] = [
    Offer(END_TEXT, NOWHERE, (), Terms(ends=True, forfeits=("die",) * count))
    for count in range(len(LETTERS) + 1)
]


def like_dice(desk: Desk) -> list[str]:
    """For each die the letter of an earlier one that is just like it; empty if there is none."""
    letters: list[str] = []
    for die in desk.dice:
        found = ""
        for other in desk.dice[: die.index]:
            if not found and _are_alike(desk, die, other):
                found = other.letter()
        letters.append(found)
    return letters


def _are_alike(desk: Desk, one: Die, other: Die) -> bool:
    """Do the same moves with these dice lead to the same?"""
    if one.used or other.used or one.value != other.value or one.rolled != other.rolled:
        return False
    # A rolled die also matters by what the other one shows.
    if one.rolled and desk.first != desk.second:
        return False
    same_rights = one.freed == other.freed and one.step_due == other.step_due
    return same_rights and one.adjusted == other.adjusted


def offer_of(desk: Desk, starts: list[int], move: int, like: list[str]) -> Offer:
    """A move as data; the places of each card are numbered from its start.

    `like` are the dice that are just like others.
    """
    kind = kind_of(move)
    if kind not in (USE, ACT):
        return _other_offer(desk, move, kind, like)
    slot = slot_of(move)
    card, place = desk.realms[slot].rules.card, touched(desk, move)
    touches, cost = all_touched(desk, move), cost_of(desk, move)
    same = like[die_of(move)] if kind == USE else ""
    key = (card, move, starts[slot], place, same, *touches, -1, *cost)
    found = _OFFERS.get(key)
    if found is None:
        found = _realm_offer(desk, card, starts[slot], move, same)
        # The text of some options names another realm on the table.
        if "{" not in desk.realms[slot].rules.all_options[option_of(move)].text:
            if len(_OFFERS) >= _MOST:
                _OFFERS.clear()
            _OFFERS[key] = found
    return found


def _realm_offer(desk: Desk, card: Card, start: int, move: int, like: str) -> Offer:
    place = touched(desk, move)
    touches = tuple([start + one for one in all_touched(desk, move)])
    die = LETTERS[die_of(move)] if kind_of(move) == USE else ""
    terms = _terms(die, cost_of(desk, move), "", like)
    number = start + place if place >= 0 else NOWHERE
    return Offer(move_text(desk, move), number, touches, terms)


def _other_offer(desk: Desk, move: int, kind: int, like: list[str]) -> Offer:
    """A move that belongs to no place: only the choice of a resource names a card."""
    card = desk.realms[slot_of(move)].rules.card if kind == CHOOSE else None
    has_die = kind in (ADJUST, FREE, TAKE)
    same = like[die_of(move)] if has_die else ""
    makes = _made_by(desk, move, kind)
    key = (card, move, makes, same)
    found = _OFFERS.get(key)
    if found is None:
        die = LETTERS[die_of(move)] if has_die else ""
        cost = [COIN] * option_of(move) if kind == COINS else _PRICES.get(kind, [])
        terms = _terms(die, cost, makes, same)
        found = _OFFERS[key] = Offer(move_text(desk, move), NOWHERE, (), terms)
    return found


def _made_by(desk: Desk, move: int, kind: int) -> str:
    """The sign of the die that a move changes or creates, or of the resource that it takes."""
    option = option_of(move)
    if kind in (ADJUST, FREE):
        return f"die{desk.dice[die_of(move)].value + STEPS[option]}"
    if kind == HEARTS2:
        return f"die{desk.first}"
    if kind in (HEARTS3, COINS2, COINS):
        return f"die{option}"
    return GAINS[option] if kind in (TAKE, CHOOSE) else ""


def _terms(die: str, cost: list[int], makes: str, like: str) -> Terms:
    price = tuple([RESOURCES[resource] for resource in cost])
    key = (die, price, makes, like)
    found = _TERMS.get(key)
    if found is None:
        found = _TERMS[key] = Terms(die, price, not price, makes=makes, like=like)
    return found


def end_offer(desk: Desk, others: list[Offer]) -> Offer:
    """The end of the turn, which wastes the dice that others could still use for nothing."""
    unused = sum([not die.used for die in desk.dice])
    wasted: list[str] = []
    for offer in others:
        if len(wasted) == unused:
            break
        terms = offer.terms
        if terms.plain and terms.die and terms.die not in wasted:
            wasted.append(terms.die)
    return _ENDS[len(wasted)]
