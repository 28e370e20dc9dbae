"""The game and a second implementation of each realm's rule agree at every moment.

`REFERENCE_TURNS` is the number of turns of each realm; `make references` plays many more.
"""

import ast
import os

import pytest

from rollwright.core.chance import Luck
from rollwright.games.realms.card_file import module_of
from rollwright.games.realms.registry import our_realms, usual_realms
from rollwright.games.realms.round import TURNS
from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.duel import (
    BOT,
    CHANCE,
    FOLDER,
    SKILL,
    DifferenceError,
    Duel,
    all_references,
)
from tests.games.realms.references.reference import Reference
from tests.games.realms.references.sleeping_gods import Attack, SleepingGods
from tests.games.realms.references.wingspan import Wingspan
from tests.games.realms.references.youtoma_tapestry import YoutomaTapestry
from tests.games.realms.references.youtoma_wingspan import YoutomaWingspan

ROUNDS = -(-int(os.environ.get("REFERENCE_TURNS", "360")) // TURNS)
# Every third round is played with some skill. A bot takes thirty times as long as chance, so it
# has one round in 24, and only where there are many.
_SKILLED, _BY_BOT, _MANY = 3, 24, 200
# The usual realms beside the one under test: of the first box, and without effects on others. So
# a difference in one realm fails the test of this realm alone.
QUIET = ("charterstone", "pendulum", "scythe", "the-society", "viticulture", "wingspan")

# Those that Youtoma plays, in rounds with duties.
YOUTOMAS = [name for name in all_references() if our_realms()[name].card.set == "youtoma"]


def youtomas(name: str) -> str:
    """Youtoma's card of a realm, if there is one."""
    found = [own for own in YOUTOMAS if our_realms()[own].card.variant_of == name]
    return found[0] if found else name


def drawn(names: list[str], luck: Luck, count: int) -> list[str]:
    """Some of the names, in any order."""
    left = list(names)
    return [left.pop(luck.below(len(left))) for _ in range(count)]


def player_of(seed: int) -> int:
    """Who chooses the moves of this round."""
    if seed % _SKILLED == _SKILLED - 1:
        return SKILL
    return BOT if seed % _BY_BOT == _BY_BOT // 2 and ROUNDS >= _MANY else CHANCE


def round_of(name: str, seed: int, others: dict[str, type[Reference]] | None = None) -> Duel:
    """A round with this realm and two quiet ones, or a companion and a quiet one, in any order."""
    luck = Luck(f"round of {name} {seed}")
    quiet = [youtomas(other) if name in YOUTOMAS else other for other in QUIET]
    names = [name, *drawn([other for other in quiet if other != name], luck, 2)]
    companions = all_references()[name].companions
    if companions and seed % 2:
        names[2] = companions[seed // 2 % len(companions)]
    return Duel(drawn(names, luck, 3), name, seed, others, player_of(seed))


@pytest.mark.parametrize("name", all_references())
def test_the_game_and_the_reference_agree(name: str) -> None:
    used: list[str] = []
    stars = 0
    for seed in range(ROUNDS):
        duel = round_of(name, seed)
        duel.play()
        used += duel.used
        stars += duel.most_stars
    # Otherwise the rule was hardly tried. Some cards have no more than six uses, at a price.
    assert len(used) > 3 * ROUNDS
    assert stars > 0


@pytest.mark.parametrize("seed", range(10))
def test_realms_of_all_kinds_agree_beside_each_other(seed: int) -> None:
    usual = [name for name in all_references() if name not in YOUTOMAS]
    for number in range(ROUNDS // 5):
        luck = Luck(f"together {seed} {number}")
        # Youtoma's cards only beside each other: others are made for those who may spend.
        names = drawn(YOUTOMAS if number % 4 == 3 else usual, luck, 3)
        Duel(names, names[0], number, player=player_of(number)).play()


def stars_won(player: int, names: tuple[str, ...], rounds: int) -> int:
    """The stars in some realms, in so many rounds of each."""
    duels = [
        Duel([name, "pendulum", "viticulture"], name, seed, player=player)
        for name in names
        for seed in range(rounds)
    ]
    for duel in duels:
        duel.play()
    return sum(duel.most_stars for duel in duels)


def test_skill_gets_further_than_chance() -> None:
    # Otherwise nothing is won by the rounds that it plays.
    shallow = ("dog-park", "smitten", "the-isle-of-cats")
    assert stars_won(SKILL, shallow, 6) > 2 * stars_won(CHANCE, shallow, 6)


def test_a_bot_plays_a_round() -> None:
    # The suite has too few turns for more than this.
    assert stars_won(BOT, ("dog-park",), 1) > 0


# --- the comparison itself -----------------------------------------------------------------


class ForgetsABird(Wingspan):
    """Wrong: the third bird takes no number."""

    def uses(self, die: ReferenceDie) -> list[str]:
        return [option for option in super().uses(die) if option != "3"]


class GivesTooMuch(Wingspan):
    """Wrong: each bird is worth a heart more."""

    def completed(self, bird: int, total: int) -> None:
        super().completed(bird, total)
        self.gain("H")


class CountsTooFewStars(Wingspan):
    """Wrong: no star for the exact sum."""

    def completed(self, bird: int, total: int) -> None:
        before = self.stars
        super().completed(bird, total)
        self.stars = before


class WritesTheNumberAsRolled(Wingspan):
    """Wrong: an adjusted die is written as it was rolled."""

    def use(self, die: ReferenceDie, option: str) -> None:
        square = self.blank(self.rows("birds")[int(option) - 1])[0]
        super().use(die, option)
        if die.rolled:
            self.marks[square] = str(self.desk.roll["AB".index(die.letter)])


class CreatesADie(Wingspan):
    """Wrong: a complete bird creates a die."""

    def completed(self, bird: int, total: int) -> None:
        super().completed(bird, total)
        self.desk.create(bird + 1)


class OpensTheRealm(Wingspan):
    """Wrong: a complete bird lets the realm be activated again."""

    def completed(self, bird: int, total: int) -> None:
        super().completed(bird, total)
        self.desk.closed.discard(self.card.id)


class StaysInTheRow(SleepingGods):
    """Wrong: an attack never turns."""

    def choices(self, question: Attack) -> list[str]:
        found = list(super().choices(question))
        return [square for square in found if square[1] == question.done[0][1]] or found


class ShirksItsDuty(YoutomaWingspan):
    """Wrong: a die may leave a star in its realm that it could score."""

    scores_at_end = True


class TakesA1Gladly(YoutomaTapestry):
    """Wrong: it does not leave a 1 to other realms."""

    def yields(self, die: ReferenceDie) -> bool:
        return False


@pytest.mark.parametrize(
    ("name", "wrong", "told"),
    [
        ("wingspan", ForgetsABird, "only the game allows:      ['A>wingspan:3', 'B>wingspan:3']"),
        ("wingspan", GivesTooMuch, "gained:"),
        ("wingspan", CountsTooFewStars, "stars of wingspan:"),
        ("wingspan", WritesTheNumberAsRolled, "marks of wingspan:"),
        ("wingspan", CreatesADie, "dice:"),
        ("wingspan", OpensTheRealm, "closed:"),
        ("youtoma-tapestry", TakesA1Gladly, "only the reference allows: ["),
        ("youtoma-wingspan", ShirksItsDuty, "only the reference allows: ['A>youtoma-wingspan:"),
        ("sleeping-gods", StaysInTheRow, "only the game allows:      ['sleeping-gods:"),
    ],
)
def test_a_wrong_reference_is_found_out(name: str, wrong: type[Reference], told: str) -> None:
    with pytest.raises(DifferenceError) as found:
        for seed in range(20):
            round_of(name, seed, {name: wrong}).play()
    report = str(found.value)
    assert told in report
    # Whoever reads it can play the round again.
    assert report.startswith("turn ")
    assert "\n  1. " in report


def imports_of(module: str) -> set[str]:
    """The modules that a file in the folder imports from."""
    tree = ast.parse((FOLDER / f"{module}.py").read_text(encoding="utf-8"))
    plain = {
        name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names
    }
    return plain | {
        node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)
    }


@pytest.mark.parametrize("module", ["desk", "reference", *map(module_of, all_references())])
def test_a_reference_shares_no_code_with_the_game(module: str) -> None:
    assert not {name for name in imports_of(module) if name.startswith("rollwright")}
    allowed = FOLDER.name
    tests = {name for name in imports_of(module) if name.startswith("tests")}
    assert {name.split(".")[-2] for name in tests} <= {allowed}


def test_every_file_here_belongs_to_a_card() -> None:
    # A misspelt file would never be played.
    known = {"desk", "duel", "hand", "printed", "reference", *map(module_of, all_references())}
    assert {path.stem for path in FOLDER.glob("*.py")} == known


def test_every_realm_has_a_reference() -> None:
    # The 66 of the compendium, and none is added without a second opinion.
    assert len(usual_realms()) >= 66
    assert not set(usual_realms()) - set(all_references())
