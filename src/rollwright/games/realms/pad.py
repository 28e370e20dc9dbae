"""One seat of Rolling Realms: the course of its turns, its score, and its values."""

from rollwright.core.message import Message
from rollwright.core.position import Events
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.move import kind_of
from rollwright.games.realms.naming import realm_name
from rollwright.games.realms.notation import move_text, parse_move
from rollwright.games.realms.pending import AT_ROLL
from rollwright.games.realms.round import Round
from rollwright.games.realms.saving import desk_json
from rollwright.games.realms.state import RealmState
from rollwright.games.realms.steps import choices, steps_of


class RealmsPad(Desk):
    """The desk of one seat, and the course of its turns."""

    __slots__ = ()

    # --- the course of a turn ------------------------------------------------------------

    def start_turn(self, turn: int, first: int, second: int, events: Events | None) -> None:
        """Start a turn with two rolled dice."""
        self.turn = turn
        self.first = first
        self.second = second
        self.dice = [Die(0, first, True), Die(1, second, True)]
        self.activated = self.closed = self.front = 0
        self.ending = False
        self.busy = True
        self.events = events
        before = self.stars_to_tell()
        for realm in self.realms:
            self._react(realm, False)
        self._trigger_roll()
        self._settle()
        self.tell_stars(before)
        self.events = None

    def sit_out(self) -> None:
        """Have nothing to do in a turn."""
        self.dice = []
        self.activated = self.closed = 0

    def _trigger_roll(self) -> None:
        """Let realms react to the roll, after those that may alter a die."""
        watching = [realm for realm in self.realms if realm.rules.watches_roll()]
        if not watching:
            return
        for realm in self.realms:
            realm.rules.before_roll_counts(self, realm)
        for realm in watching:
            self.later(realm.slot, AT_ROLL)

    def _settle(self) -> None:
        """Let everything go on that leaves no choice."""
        while self.pending:
            pending = self.pending[0]
            if choices(self, pending):
                return
            self.pending = self.pending[1:]
            self.front = 0
            realm = self.realms[pending.slot]
            if pending.kind == AT_ROLL:
                self._react(realm, True)
            elif pending.kind >= 0:
                realm.rules.go_on(self, realm, pending)
        if self.ending:
            self.busy = False

    def _react(self, realm: RealmState, to_roll: bool) -> None:
        """Let a realm react to the start of a turn or to the roll.

        The events name the realm, since no move does.
        """
        listening = self.events
        self.events = None if listening is None else []
        if to_roll:
            realm.rules.at_roll(self, realm)
        else:
            realm.rules.at_turn_start(self, realm)
        if listening is not None and self.events is not None:
            listening += [_with_realm(realm, event) for event in self.events]
        self.events = listening

    # --- moves -----------------------------------------------------------------------------

    def legal(self) -> list[int]:
        moves: list[int] = []
        for step in steps_of(self.round.mode):
            if step.offer(self, moves):
                break
        return moves

    def apply(self, move: int, events: Events | None) -> None:
        self.events = events
        before = self.stars_to_tell()
        self.front = 0
        kind = kind_of(move)
        for step in steps_of(self.round.mode):
            if step.make(self, move, kind):
                break
        self._settle()
        self.tell_stars(before)
        self.events = None

    # --- the score -------------------------------------------------------------------------

    def round_score(self) -> int:
        """The present score of this round, in tenths of a star; 0 if it is already noted."""
        if self.noted:
            return 0
        stars = sum([self.stars_in(realm.slot) for realm in self.realms]) + self.hoards()
        return min(self.round.mode.cap, 10 * stars + self.unspent())

    def note_round(self) -> None:
        """Note the score of the round; its cards and resources stay on the desk.

        Where many resources of a kind score stars, those are noted after the stars of the cards.
        """
        self.rounds = [*self.rounds, self.round_score()]
        stars = [self.stars_in(realm.slot) for realm in self.realms]
        if self.round.mode.hoard:
            stars.append(self.hoards())
        self.finished = [*self.finished, stars]
        self.noted = True
        self.dice = []
        self.activated = self.closed = 0

    def clear(self) -> None:
        """Remove cards, resources and dice."""
        self.noted = False
        self.realms = []
        self.gained = [0, 0, 0]
        self.spent = [0, 0, 0]
        self.dice = []
        self.turn = 0

    def round_scores(self) -> list[int]:
        """The scores of the rounds begun so far."""
        return self.rounds if self.noted else [*self.rounds, self.round_score()]

    def result(self) -> dict[str, object]:
        return {f"round{number}": score for number, score in enumerate(self.rounds, 1)}

    # --- notation --------------------------------------------------------------------------

    def text(self, move: int) -> str:
        return move_text(self, move)

    def parse(self, text: str) -> int:
        return parse_move(self, text)

    # --- values ----------------------------------------------------------------------------

    def copy(self) -> "RealmsPad":
        pad = RealmsPad()
        pad.busy = self.busy
        pad.level = self.level
        pad.round = self.round
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


def _with_realm(realm: RealmState, event: Message) -> Message:
    if "realm" in event.args:
        return event
    args: dict[str, object] = {"realm": realm_name(realm.rules.card), "event": event}
    return Message("rolling-realms.event.in-realm", args)


def new_pad() -> RealmsPad:
    """A desk before the first round."""
    pad = RealmsPad()
    pad.busy = False
    pad.level = 0
    pad.round = Round([])
    pad.rounds = []
    pad.finished = []
    pad.first = pad.second = 0
    pad.activated = pad.closed = pad.front = 0
    pad.pending = []
    pad.ending = False
    pad.events = None
    pad.clear()
    return pad
