"""One seat of Rolling Realms: what its owner may do in a turn.

Each die is used once, each in another realm. Resources are spent at any time in the turn to
adjust dice, to use a realm again, or to create dice. A rolled die that no realm takes as
rolled gives a resource instead. Nothing is ever forced; the owner ends the turn.
"""

from typing import Final

from rollwright.core.message import Message
from rollwright.core.place import Place
from rollwright.core.position import Events, Keys
from rollwright.games.realms.desk import AT_ROLL, BEFORE_AT_ROLL, MOST_DICE, PICK, SLOT, Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.estimate import estimate
from rollwright.games.realms.naming import realm_name
from rollwright.games.realms.notation import (
    ACT,
    ADJUST,
    COINS,
    COINS2,
    DONE,
    FREE,
    HEARTS2,
    HEARTS3,
    STEPS,
    TAKE,
    USE,
    die_of,
    kind_of,
    move_of,
    option_of,
    slot_of,
)
from rollwright.games.realms.paper import move_keys, place_keys, place_of, places
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.refusal import reason_there, why_not
from rollwright.games.realms.resource import COIN, HEART, PUMPKIN, RESOURCES
from rollwright.games.realms.saving import desk_json
from rollwright.games.realms.wording import event_of, label_of, move_text, parse_move

LEAST_VALUE: Final = 1
MOST_VALUE: Final = 6


class RealmsPad(Desk):
    """The desk of one seat, and the rules of its turn."""

    __slots__ = ()

    # --- the course of a turn ------------------------------------------------------------

    def start_turn(self, turn: int, first: int, second: int, events: Events | None) -> None:
        """Two dice were rolled."""
        self.turn = turn
        self.first = first
        self.second = second
        self.dice = [Die(0, first, True), Die(1, second, True)]
        self.activated = self.closed = 0
        self.ending = False
        self.busy = True
        self.events = events
        before = self.stars_to_tell()
        self._trigger_roll()
        self.tell_stars(before)
        self.events = None

    def _trigger_roll(self) -> None:
        """Let realms react to the roll; whoever may alter a die first is asked before."""
        watching = [realm for realm in self.realms if realm.watches_roll()]
        if not watching:
            return
        self.front = 0
        for realm in self.realms:
            if realm.alters_roll(self):
                self.later(realm.slot, BEFORE_AT_ROLL)
        for realm in watching:
            self.later(realm.slot, AT_ROLL)
        self._settle()

    def _settle(self) -> None:
        """Let everything go on that leaves no choice."""
        while self.pending:
            pending = self.pending[0]
            realm = self.realms[pending.slot]
            if pending.kind == PICK or realm.choices(self, pending):
                return
            self.pending = self.pending[1:]
            self.front = 0
            if pending.kind == AT_ROLL:
                self._react(realm)
            else:
                realm.go_on(self, pending)
        if self.ending:
            self.busy = False

    def _react(self, realm: Realm) -> None:
        """A realm reacts to the roll: what it does is told with its name, for no move has it."""
        listening = self.events
        self.events = None if listening is None else []
        realm.at_roll(self)
        if listening is not None and self.events is not None:
            listening += [_with_realm(realm, event) for event in self.events]
        self.events = listening

    # --- what is legal ---------------------------------------------------------------------

    def legal(self) -> list[int]:
        if self.pending:
            return self._legal_choices()
        moves: list[int] = []
        for die in self.dice:
            if not die.used:
                self._add_uses(moves, die)
                self._add_pumpkins(moves, die)
        self._add_hearts(moves)
        self._add_coins(moves)
        for realm in self.realms:
            for option in realm.actions(self):
                moves.append(move_of(ACT, 0, realm.slot, option))
        moves.append(DONE)
        return moves

    def _legal_choices(self) -> list[int]:
        pending = self.pending[0]
        if pending.kind == PICK:
            options = list(range(len(RESOURCES)))
        else:
            options = self.realms[pending.slot].choices(self, pending)
        return [move_of(ACT, 0, pending.slot, option) for option in options]

    def _add_uses(self, moves: list[int], die: Die) -> None:
        taken = False
        for realm in self.realms:
            if self.is_open(realm.slot, die):
                base = move_of(USE, die.index, realm.slot)
                options = realm.options(self, die)
                for option in options:
                    moves.append(base + option * 2048)
                taken = taken or realm.takes_as_rolled(die, options)
        if not taken and die.rolled and not die.adjusted:
            for resource in range(len(RESOURCES)):
                moves.append(move_of(TAKE, die.index, 0, resource))

    def _add_pumpkins(self, moves: list[int], die: Die) -> None:
        if not self.has(PUMPKIN, 2):
            return
        steps = [0]
        if die.value < MOST_VALUE:
            steps.append(1)
        if die.value > LEAST_VALUE:
            steps.append(2)
        for step in steps[1:]:
            moves.append(move_of(ADJUST, die.index, 0, step))
        if not die.freed and self.has(PUMPKIN, 3):
            for step in steps:
                moves.append(move_of(FREE, die.index, 0, step))

    def _add_hearts(self, moves: list[int]) -> None:
        if len(self.dice) == MOST_DICE:
            return
        if self.first == self.second and self.has(HEART, 2):
            moves.append(HEARTS2)
        if self.has(HEART, 3):
            for value in self.rolled_values():
                moves.append(move_of(HEARTS3, 0, 0, value))

    def _add_coins(self, moves: list[int]) -> None:
        if len(self.dice) == MOST_DICE:
            return
        if self.first + self.second == 7 and self.has(COIN, 2):
            for value in self.rolled_values():
                moves.append(move_of(COINS2, 0, 0, value))
        for value in range(LEAST_VALUE, min(MOST_VALUE, self.left(COIN)) + 1):
            moves.append(move_of(COINS, 0, 0, value))

    def why_not(self, move: int) -> Message | None:
        return why_not(self, move)

    def reason_there(self, place: str, die: str) -> Message | None:
        return reason_there(self, place, die)

    # --- what a move does --------------------------------------------------------------------

    def apply(self, move: int, events: Events | None) -> None:
        if events is not None:
            events.append(event_of(self, move))
        self.events = events
        before = self.stars_to_tell()
        self.front = 0
        kind = kind_of(move)
        if kind == USE:
            self._use(self.dice[die_of(move)], slot_of(move), option_of(move))
        elif kind == ACT:
            self._act(slot_of(move), option_of(move))
        elif kind == DONE:
            self.ending = True
            for realm in self.realms:
                realm.at_turn_end(self)
        else:
            self._spend(kind, die_of(move), option_of(move))
        self._settle()
        self.tell_stars(before)
        self.events = None

    def _use(self, die: Die, slot: int, option: int) -> None:
        self._replace(die.spent(slot))
        self.activated |= SLOT[slot]
        self.closed |= SLOT[slot]
        self.realms[slot].use(self, die, option)

    def _act(self, slot: int, option: int) -> None:
        realm = self.realms[slot]
        if not self.pending:
            realm.act(self, option)
            return
        pending = self.pending[0]
        self.pending = self.pending[1:]
        if pending.kind == PICK:
            self.receive(option)
        else:
            realm.choose(self, pending, option)

    def _spend(self, kind: int, index: int, option: int) -> None:
        if kind == ADJUST:
            self.pay(PUMPKIN, 2)
            self._adjust(self.dice[index], STEPS[option])
        elif kind == FREE:
            self.pay(PUMPKIN, 3)
            step = STEPS[option]
            self._adjust(self.dice[index].set_free(step != 0), step)
        elif kind == TAKE:
            self._replace(self.dice[index].spent())
            self.receive(option)
        elif kind == HEARTS2:
            self.pay(HEART, 2)
            self.create_die(self.first)
        else:
            self._pay_for_die(kind, option)
            self.create_die(option)

    def _pay_for_die(self, kind: int, value: int) -> None:
        if kind == HEARTS3:
            self.pay(HEART, 3)
        else:
            self.pay(COIN, 2 if kind == COINS2 else value)

    def _adjust(self, die: Die, step: int) -> None:
        self._replace(die.with_value(die.value + step) if step else die)

    def _replace(self, die: Die) -> None:
        dice = self.dice[:]
        dice[die.index] = die
        self.dice = dice

    # --- the score -------------------------------------------------------------------------

    def round_score(self) -> int:
        """The score of this round so far, in tenths of a star; none when it is noted already."""
        if self.noted:
            return 0
        stars = sum([self.stars_in(realm.slot) for realm in self.realms])
        return 10 * stars + self.unspent()

    def note_round(self) -> None:
        """Note the score of the round; what it was made of stays on the desk."""
        self.rounds = [*self.rounds, self.round_score()]
        stars = [self.stars_in(realm.slot) for realm in self.realms]
        self.finished = [*self.finished, stars]
        self.noted = True
        self.dice = []
        self.activated = self.closed = 0

    def clear(self) -> None:
        """No cards, no resources, no dice."""
        self.noted = False
        self.realms = []
        self.gained = [0, 0, 0]
        self.spent = [0, 0, 0]
        self.dice = []
        self.turn = 0

    def score(self) -> int:
        return sum(self.rounds) + self.round_score()

    def result(self) -> dict[str, object]:
        return {f"round{number}": score for number, score in enumerate(self.rounds, 1)}

    def estimate(self) -> float:
        return estimate(self)

    # --- words and paper -------------------------------------------------------------------

    def text(self, move: int) -> str:
        return move_text(self, move)

    def parse(self, text: str) -> int:
        return parse_move(self, text)

    def label(self, move: int) -> Message:
        return label_of(self, move)

    def places(self) -> list[Place]:
        return places(self)

    def place_of(self, move: int) -> str:
        return place_of(self, move)

    def place_keys(self) -> Keys:
        return place_keys(self)

    def move_keys(self, moves: list[int]) -> Keys:
        return move_keys(self, moves)

    # --- values ----------------------------------------------------------------------------

    def copy(self) -> "RealmsPad":
        pad = RealmsPad()
        pad.busy = self.busy
        pad.realms = [realm.copy() for realm in self.realms]
        pad.rounds = self.rounds
        pad.finished = self.finished
        pad.noted = self.noted
        pad.gained = self.gained[:]
        pad.spent = self.spent[:]
        pad.turn = self.turn
        pad.first = self.first
        pad.second = self.second
        pad.dice = self.dice
        pad.activated = self.activated
        pad.closed = self.closed
        pad.pending = self.pending[:]
        pad.ending = self.ending
        pad.front = 0
        pad.events = None
        return pad

    def to_json(self) -> dict[str, object]:
        return desk_json(self)


def _with_realm(realm: Realm, event: Message) -> Message:
    if "realm" in event.args:
        return event
    args: dict[str, object] = {"realm": realm_name(realm), "event": event}
    return Message("rolling-realms.event.in-realm", args)


def new_pad() -> RealmsPad:
    """A desk before the first round."""
    pad = RealmsPad()
    pad.busy = False
    pad.rounds = []
    pad.finished = []
    pad.first = pad.second = 0
    pad.activated = pad.closed = pad.front = 0
    pad.pending = []
    pad.ending = False
    pad.events = None
    pad.clear()
    return pad
