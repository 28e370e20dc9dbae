"""A round of Rolling Realms played twice, by the game and by references, and compared."""

import importlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import cast

from rollwright.bots.greedy import BOT as GREEDY
from rollwright.core.chance import Luck
from rollwright.core.position import OVER, PLAY
from rollwright.games.realms.card_file import module_of
from rollwright.games.realms.registry import our_realms
from tests.games.realms.references.desk import NAMES, ReferenceDesk
from tests.games.realms.references.hand import BotHand, Hand, SkilledHand
from tests.games.realms.references.printed import Printed
from tests.games.realms.references.reference import Reference
from tests.games.realms.table import new, play, put_duties, roll

Facts = dict[str, object]

FOLDER = Path(__file__).parent
# A round is played in one of many styles. Of a hundred decisions, how many are for the realm under
# test, if it has any; of a hundred turns, how many begin with a gift, without which dear things
# would be rare; and how many different numbers the dice have, since six fill a row too slowly.
_FAVOURED = (5, 50, 70, 95)
_GIVING = (0, 40, 90)
_NUMBERS = (6, 6, 6, 2)
_LARGEST_GIFT = 6
# The same for the rounds of a skilled hand, which are to fill the card.
_FAVOURED_BY_SKILL = (50, 70, 95)
_GIVING_TO_SKILL = (40, 90)
# Who chooses the moves.
CHANCE, SKILL, BOT = range(3)


class DifferenceError(AssertionError):
    """The game and the references disagree."""


@cache
def printed(name: str) -> Printed:
    """The data of a card."""
    return Printed(name)


@cache
def all_references() -> dict[str, type[Reference]]:
    """The references by the ids of their cards, found by folder."""
    found: dict[str, type[Reference]] = {}
    for name in our_realms():
        module = module_of(name)
        if (FOLDER / f"{module}.py").exists():
            found[name] = importlib.import_module(f"{__package__}.{module}").REFERENCE
    return found


class Duel:
    """One round with three realms, of which one is used more often than by chance.

    If that one is Youtoma's, the round has Youtoma's turns and duties.
    """

    def __init__(
        self,
        names: list[str],
        favourite: str,
        seed: int,
        others: dict[str, type[Reference]] | None = None,
        player: int = CHANCE,
    ) -> None:
        references = all_references() | (others or {})
        self.names = names
        self.favourite = favourite
        self.luck = Luck(f"{names} {seed}")
        self.hand = self._hand(player)
        self.giving = self._one_of(_GIVING_TO_SKILL if player == SKILL else _GIVING)
        values = list(range(1, 7))
        self.numbers = [
            values.pop(self.luck.below(len(values))) for _ in range(self._one_of(_NUMBERS))
        ]
        self.position = new(rounds=1, realms=[names])
        duties = our_realms()[favourite].card.set == "youtoma"
        if duties:
            put_duties(self.position)
        self.desk = ReferenceDesk([(references[name], printed(name)) for name in names], duties)
        # The rolls, gifts and moves so far, for the report.
        self.log: list[str] = []
        self.turns = 0
        # The moves made in the favourite realm, and the most stars that it had at any moment.
        self.used: list[str] = []
        self.most_stars = 0

    def play(self) -> None:
        """Play to the end of the round; raises DifferenceError."""
        while self.position.phase != OVER:
            self._roll()
            while self.position.phase == PLAY:
                self._move()

    def _hand(self, player: int) -> Hand:
        favoured = self._one_of(_FAVOURED_BY_SKILL if player == SKILL else _FAVOURED)
        if player == SKILL:
            return SkilledHand(self.favourite, favoured, self.luck)
        if player == BOT:
            return BotHand(self.favourite, favoured, self.luck, GREEDY)
        return Hand(self.favourite, favoured, self.luck)

    def _one_of(self, numbers: Sequence[int]) -> int:
        return numbers[self.luck.below(len(numbers))]

    def _roll(self) -> None:
        first, second = self._one_of(self.numbers), self._one_of(self.numbers)
        self.turns += 1
        self.log.append(f"\n  {self.turns}. {first} {second}:")
        roll(self.position, first, second)
        self.desk.start_turn(self.turns, first, second)
        if self.luck.below(100) < self.giving and not self.desk.questions:
            at, count = self.luck.below(3), 1 + self.luck.below(_LARGEST_GIFT)
            self.log.append(f"(given {count} {list(NAMES.values())[at]})")
            self.position.pads[0].receive(at, count)
            self.desk.receive("PHC"[at], count)
        self._compare()

    def _move(self) -> None:
        texts = [self.position.text(0, move) for move in self.position.legal(0)]
        self._same_moves(set(texts), self.desk.legal())
        text = self.hand.pick(self.position, texts)
        if f"{self.favourite}:" in text:
            self.used.append(text)
        self.log.append(text)
        play(self.position, 0, text)
        self.desk.play(text)
        self._compare()

    # --- comparing -----------------------------------------------------------------------

    def _same_moves(self, game: set[str], reference: set[str]) -> None:
        if game != reference:
            self._fail(
                f"only the game allows:      {sorted(game - reference)}",
                f"only the reference allows: {sorted(reference - game)}",
                f"both allow:                {sorted(game & reference)}",
            )

    def _compare(self) -> None:
        game, reference = self._game_facts(), self._reference_facts()
        if game == reference:
            favourite = self.desk.realms[self.names.index(self.favourite)]
            self.most_stars = max(self.most_stars, self.desk.stars_of(favourite))
            return
        lines: list[str] = []
        for key in reference:
            if game[key] != reference[key]:
                lines += [f"{key}:", f"  game      {game[key]}", f"  reference {reference[key]}"]
        self._fail(*lines)

    def _game_facts(self) -> Facts:
        pad = self.position.pads[0]
        data = pad.to_json()
        marks = cast(dict[str, dict[str, str]], data["realms"])
        facts: Facts = {"gained": pad.gained, "spent": pad.spent}
        for slot, name in enumerate(self.names):
            facts[f"stars of {name}"] = pad.stars_in(slot)
            facts[f"marks of {name}"] = _written(printed(name).starts() | marks[name])
        if self.position.phase == PLAY:
            realms = [*self.names, ""]
            facts["dice"] = [
                (die.letter(), die.value, die.used, realms[die.slot]) for die in pad.dice
            ]
            facts["pumpkins"] = [(die.adjusted, die.freed, die.step_due) for die in pad.dice]
            facts["roll"] = [pad.first, pad.second]
            facts["closed"] = data["closed"]
        return facts

    def _reference_facts(self) -> Facts:
        desk = self.desk
        gained, spent = list(desk.gained.values()), list(desk.spent.values())
        facts: Facts = {"gained": gained, "spent": spent}
        for name, realm in zip(self.names, desk.realms, strict=True):
            facts[f"stars of {name}"] = desk.stars_of(realm)
            facts[f"marks of {name}"] = _written(realm.marks)
        if self.position.phase == PLAY:
            facts["dice"] = [(die.letter, die.value, die.used, die.realm) for die in desk.dice]
            facts["pumpkins"] = [(die.adjusted, die.freed, die.step_due) for die in desk.dice]
            facts["roll"] = desk.roll
            facts["closed"] = [name for name in self.names if name in desk.closed]
        return facts

    def _fail(self, *lines: str) -> None:
        cards = [f"  {realm.card.id}: {_written(realm.marks)}" for realm in self.desk.realms]
        left = {name: self.desk.left(letter) for letter, name in NAMES.items()}
        report = [
            f"turn {self.turns}, roll {self.desk.roll}, after {self.log[-1].strip()}",
            *lines,
            f"dice of the reference: {self.desk.dice}",
            f"resources to spend: {left}",
            "cards of the reference:",
            *cards,
            "the round so far:" + " ".join(self.log),
        ]
        raise DifferenceError("\n".join(report))


def _written(marks: dict[str, str]) -> dict[str, str]:
    """The places that hold something."""
    return {place: mark for place, mark in marks.items() if mark}
