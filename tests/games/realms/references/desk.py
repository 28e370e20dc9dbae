"""A seat of Rolling Realms played by references: the general rules, slow and plain.

It shares no code with the game, but follows it in the order of questions; what it is there for
is to play the references of single realms.
"""

import re
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from tests.games.realms.references.printed import Printed
from tests.games.realms.references.reference import MOST_STARS, Reference

NAMES = {"P": "pumpkin", "H": "heart", "C": "coin"}
# What may be chosen; a star is no resource.
ANSWERS = NAMES | {"*": "star"}
LETTERS = {name: letter for letter, name in NAMES.items()}
# The resource card holds so many of each; its print is not known (see its file).
LIMIT = 18
_LETTERS_OF_DICE = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_USE = re.compile(r"([A-Z])>([^:]+):(.+)")
_TAKE = re.compile(r"([A-Z])>(pumpkin|heart|coin)")
_STEP = re.compile(r"([A-Z])(\*?)([+-]1)?")
_BUY = re.compile(r"(hearts2|hearts3|coins2|coins)(?::(\d))?")


@dataclass
class ReferenceDie:
    """A die of this turn: `A` and `B` are the rolled ones."""

    letter: str
    value: int
    rolled: bool
    # Pumpkins changed its value; freed: they let it into any realm, the step they include is due.
    adjusted: bool = False
    freed: bool = False
    step_due: bool = False
    used: bool = False
    # The realm it was used in, if any.
    realm: str = ""


@dataclass
class _Pick:
    """A choice of so many resources; a star may be among them."""

    count: int
    among: str


class _Roll:
    """The reaction to the roll, which nobody chooses."""


class ReferenceDesk:
    """Three references, the resources and the dice."""

    def __init__(
        self, realms: Sequence[tuple[type[Reference], Printed]], duties: bool = False
    ) -> None:
        self.realms = [kind(card, self) for kind, card in realms]
        # Is it Youtoma who plays, with duties and without spending?
        self.duties = duties
        self.gained = dict.fromkeys("PHC", 0)
        self.spent = dict.fromkeys("PHC", 0)
        self.turn = 0
        # The rolled dice as this seat has them, and all dice.
        self.roll: list[int] = []
        self.dice: list[ReferenceDie] = []
        self.activated: list[str] = []
        self.closed: set[str] = set()
        # What is to be settled, next first; what was asked in the present step comes before it.
        self.questions: list[tuple[Reference, Any]] = []
        self._asked: list[tuple[Reference, Any]] = []

    # --- what references do ----------------------------------------------------------------

    def stars_of(self, realm: Reference) -> int:
        """The stars of a realm, at most six."""
        return max(0, min(MOST_STARS, realm.score()))

    def others(self, realm: Reference) -> list[Reference]:
        """The other two realms."""
        return [other for other in self.realms if other is not realm]

    def left(self, resource: str) -> int:
        """What can be spent of a resource."""
        return self.gained[resource] - self.spent[resource]

    def can_pay(self, costs: str) -> bool:
        """Are all of these resources there, together?"""
        return all(self.left(resource) >= costs.count(resource) for resource in set(costs))

    def pay(self, costs: str) -> None:
        """Spend resources."""
        for resource in costs:
            self.spent[resource] += 1

    def gain(self, realm: Reference, gains: str) -> None:
        """Gain resources and stars in a realm; a realm may let the owner choose the resource."""
        for word in re.findall(r"[PHC*](?:/[PHC*])+|[PHC*]", gains):
            pickers = [other for other in self.realms if other.picks_gains()]
            if word == "*":
                realm.star()
            elif "/" in word:
                self.ask_resources(realm, 1, word.replace("/", ""))
            elif pickers:
                self.ask_resources(pickers[0], 1)
            else:
                self.receive(word)

    def receive(self, resource: str, count: int = 1) -> None:
        """Circle a resource, if the resource card has room for it."""
        for _ in range(count):
            if self.has_room(resource):
                self.gained[resource] += 1
                for realm in self.realms:
                    realm.at_gain(resource)

    def has_room(self, resource: str) -> bool:
        """Could one more of this resource be gained this round?"""
        return self.gained[resource] < LIMIT

    def ask(self, realm: Reference, question: Any) -> None:
        """Leave something to be settled, after what was asked before in this step."""
        self._asked.append((realm, question))

    def ask_resources(self, realm: Reference, count: int, among: str = "PHC") -> None:
        """Let the owner choose resources, one after another."""
        if any(other.picks_gains() for other in self.realms):
            among = "PHC*" if "*" in among else "PHC"
        self.ask(realm, _Pick(count, among))

    def create(self, value: int) -> None:
        """Create a die."""
        if len(self.dice) < len(_LETTERS_OF_DICE):
            self.dice.append(ReferenceDie(_LETTERS_OF_DICE[len(self.dice)], value, False))

    def alter(self, die: ReferenceDie, value: int) -> None:
        """Change a rolled die: it counts as rolled with this value."""
        die.value = self.roll[self.dice.index(die)] = value

    def other_rolled(self, die: ReferenceDie) -> list[int]:
        """What "the other rolled die" may be, as rolled; for a created die, either of the two."""
        if not die.rolled:
            return sorted(set(self.roll))
        return [self.roll[1 - self.dice.index(die)]]

    # --- the turn ----------------------------------------------------------------------------

    def start_turn(self, turn: int, first: int, second: int) -> None:
        """Begin a turn with two rolled dice."""
        self.turn = turn
        self.roll = [first, second]
        self.dice = []
        for value in self.roll:
            self.create(value)
            self.dice[-1].rolled = True
        self.activated = []
        self.closed = set()
        for realm in self.realms:
            realm.at_turn_start()
        watching = [realm for realm in self.realms if realm.watches_roll]
        for realm in self.realms if watching else []:
            realm.before_roll_counts()
        for realm in watching:
            self.ask(realm, _Roll())
        self._settle()

    def legal(self) -> set[str]:
        """The texts of all legal moves."""
        if self.questions:
            realm, question = self.questions[0]
            return {f"{realm.card.id}:{answer}" for answer in self._answers(realm, question)}
        moves = self._duties() if self.duties else {"done"} | self._purchases()
        for die in [die for die in self.dice if not die.used] if not self.duties else []:
            moves |= self._uses(die) | self._steps(die)
        for realm in self.realms:
            moves |= {f"{realm.card.id}:{option}" for option in realm.actions()}
        return moves

    def _duties(self) -> set[str]:
        """Youtoma leaves no die out, and scores with it where it can; only then the turn ends."""
        moves: set[str] = set()
        for die in [die for die in self.dice if not die.used]:
            places: set[str] = set()
            taking = [realm for realm in self.realms if self._takes(realm, die)]
            # Some leave the die to others that take it.
            for realm in [one for one in taking if not one.yields(die)] or taking:
                options = list(realm.uses(die))
                scoring = [option for option in options if self._scores(die, realm, option)]
                places |= {f"{realm.card.id}:{option}" for option in scoring or options}
            # A die that no realm takes gives a resource.
            moves |= {f"{die.letter}>{place}" for place in places or LETTERS}
        return moves or {"done"}

    def _takes(self, realm: Reference, die: ReferenceDie) -> bool:
        return realm.card.id not in self.closed and any(True for _ in realm.uses(die))

    def _scores(self, die: ReferenceDie, realm: Reference, option: str) -> bool:
        """Would this use of a die score a star in its realm, at once or by choice?"""
        if realm.scores_at_end:
            return False
        after = deepcopy(self, {id(other.card): other.card for other in self.realms})
        after.play(f"{die.letter}>{realm.card.id}:{option}")
        there = after.realms[self.realms.index(realm)]
        return after.stars_of(there) > self.stars_of(realm) or any(
            after.star_waits(other, question) for other, question in after.questions
        )

    def star_waits(self, realm: Reference, question: Any) -> bool:
        """Can a star be chosen that still counts?"""
        if not isinstance(question, _Pick) or "*" not in question.among:
            return False
        return self.stars_of(realm) < MOST_STARS

    def _uses(self, die: ReferenceDie) -> set[str]:
        """Where a die may go; if no realm takes it as rolled, a rolled die gives a resource."""
        moves: set[str] = set()
        taken = False
        for realm in self.realms:
            if die.freed or realm.card.id not in self.closed:
                options = list(realm.uses(die))
                moves |= {f"{die.letter}>{realm.card.id}:{option}" for option in options}
                taken = taken or realm.takes_as_rolled(die, options)
        if die.rolled and not die.adjusted and not taken:
            moves |= {f"{die.letter}>{name}" for name in LETTERS}
        return moves

    def _steps(self, die: ReferenceDie) -> set[str]:
        """2 pumpkins change a die by 1; 3 let it into any realm, and may change it as well."""
        steps = [f"{step:+}" for step in (1, -1) if 1 <= die.value + step <= 6]
        moves = {die.letter + step for step in steps} if self.can_pay("PP") else set()
        if self.can_pay("PPP") and not die.freed:
            moves |= {f"{die.letter}*{step}" for step in ["", *steps]}
        return moves

    def _purchases(self) -> set[str]:
        """Hearts and coins create dice."""
        moves = {f"coins:{value}" for value in range(1, 7) if self.left("C") >= value}
        if self.left("H") >= 3:
            moves |= {f"hearts3:{value}" for value in self.roll}
        if self.left("C") >= 2 and sum(self.roll) == 7:
            moves |= {f"coins2:{value}" for value in self.roll}
        if self.left("H") >= 2 and self.roll[0] == self.roll[1]:
            moves.add("hearts2")
        return moves if len(self.dice) < len(_LETTERS_OF_DICE) else set()

    def play(self, text: str) -> None:
        """Make a legal move."""
        if self.questions:
            self._answer(text)
        elif text == "done":
            for realm in self.realms:
                realm.at_turn_end()
        elif use := _USE.fullmatch(text):
            self._use(self._die(use[1]), self._realm(use[2]), use[3])
        elif take := _TAKE.fullmatch(text):
            self._die(take[1]).used = True
            self.receive(LETTERS[take[2]])
        elif step := _STEP.fullmatch(text):
            self._step(self._die(step[1]), bool(step[2]), int(step[3] or 0))
        elif buy := _BUY.fullmatch(text):
            value = int(buy[2] or self.roll[0])
            self.pay(
                {"hearts2": "HH", "hearts3": "HHH", "coins2": "CC", "coins": "C" * value}[buy[1]]
            )
            self.create(value)
        else:
            name, _, option = text.partition(":")
            self._realm(name).act(option)
        self._settle()

    def _use(self, die: ReferenceDie, realm: Reference, option: str) -> None:
        die.used, die.realm = True, realm.card.id
        self.activated.append(realm.card.id)
        self.closed.add(realm.card.id)
        realm.use(die, option)

    def _step(self, die: ReferenceDie, frees: bool, step: int) -> None:
        self.pay("PPP" if frees else "PP")
        die.value += step
        die.adjusted = die.adjusted or step != 0
        if frees:
            die.freed, die.step_due = True, step == 0

    def _realm(self, name: str) -> Reference:
        return next(realm for realm in self.realms if realm.card.id == name)

    def _die(self, letter: str) -> ReferenceDie:
        return next(die for die in self.dice if die.letter == letter)

    # --- questions ---------------------------------------------------------------------------

    def _answers(self, realm: Reference, question: Any) -> list[str]:
        if isinstance(question, _Pick):
            must = self.duties and self.star_waits(realm, question)
            return [ANSWERS[resource] for resource in ("*" if must else question.among)]
        return [] if isinstance(question, _Roll) else list(realm.choices(question))

    def _answer(self, text: str) -> None:
        realm, question = self.questions.pop(0)
        answer = text.partition(":")[2]
        if isinstance(question, _Pick):
            if answer == ANSWERS["*"]:
                realm.star()
            else:
                # It is chosen already: no realm offers another choice.
                self.receive(LETTERS[answer])
            if question.count > 1:
                self.ask_resources(realm, question.count - 1, question.among)
        else:
            realm.choose(question, answer)

    def _settle(self) -> None:
        """Let everything go on that leaves no choice."""
        self._file()
        while self.questions and not self._answers(*self.questions[0]):
            realm, question = self.questions.pop(0)
            if isinstance(question, _Roll):
                realm.at_roll()
            else:
                realm.go_on(question)
            self._file()

    def _file(self) -> None:
        self.questions = self._asked + self.questions
        self._asked = []
