"""Every refusal names the rule against the move, and the place, in both languages."""

from typing import NamedTuple

import pytest

from tests.games.rolling_america.board import GAME, Board, board, filled, new_game


class Refusal(NamedTuple):
    """A refused move, and what the sentences about it must name."""

    game: Board
    move: str
    english: tuple[str, ...]
    spanish: tuple[str, ...]


def _rolled(cells: str, dice: str) -> Board:
    return board(cells).roll(dice)


REFUSALS = {
    "a die that was not rolled": Refusal(
        _rolled("", "r3 w5"),
        "b2>IA",
        ("the blue 2", "not rolled this turn"),
        ("el 2 azul", "no salió este turno"),
    ),
    "a die that is used": Refusal(
        _rolled("", "r3 w5").play("r3>PA"),
        "r3>OH",
        ("the red 3", "used already"),
        ("el 3 rojo", "ya está usado"),
    ),
    "the end of a turn with dice left": Refusal(
        _rolled("", "r3 w5"),
        "done",
        ("the red 3 and the wild 5", "must be resolved"),
        ("el 3 rojo y el 5 comodín", "falta resolver"),
    ),
    "a state of another region": Refusal(
        _rolled("", "r3 w5"),
        "r3>TX",
        ("Texas is green", "this die is red", "colour change"),
        ("Texas es de color verde", "este dado es rojo", "cambio de color"),
    ),
    "a state that holds a number": Refusal(
        _rolled("OH4", "r3 w5"),
        "r3>OH",
        ("Ohio is not blank", "4"),
        ("Ohio no está en blanco", "4"),
    ),
    "a state that holds an X": Refusal(
        _rolled("OHx", "w5 r3"),
        "w5>OH!",
        ("Ohio is not blank", "X"),
        ("Ohio no está en blanco", "X"),
    ),
    "one neighbor that clashes": Refusal(
        _rolled("MO6", "g2 w5"),
        "g2>KS",
        ("2 can't go in Kansas", "Missouri", "holds a 6", "differ by at most 1"),
        ("2 no cabe en Kansas", "Misuri", "tiene un 6", "difieren como mucho en 1"),
    ),
    "several neighbors that clash": Refusal(
        _rolled("MO6 CO6 OK6", "g2 w5"),
        "g2>KS",
        ("2 can't go in Kansas", "Colorado, Missouri and Oklahoma", "hold a 6"),
        ("2 no cabe en Kansas", "Colorado, Misuri y Oklahoma", "tienen un 6"),
    ),
    "neighbors that clash with different numbers": Refusal(
        _rolled("MO6 CO5 OK6 NE2!", "g2 w5"),
        "g2>KS",
        ("2 can't go in Kansas", "Colorado (5), Missouri (6) and Oklahoma (6) are next door"),
        ("2 no cabe en Kansas", "al lado están Colorado (5), Misuri (6) y Oklahoma (6)"),
    ),
    "guarded neighbors that don't clash beside one that does": Refusal(
        _rolled("MO6! CO5 OK6!", "g2 w5"),
        "g2>KS",
        ("2 can't go in Kansas: Colorado next door holds a 5,",),
        ("2 no cabe en Kansas: Colorado, al lado, tiene un 5,",),
    ),
    "an X after a color change where the number fits": Refusal(
        _rolled(filled("DE MD NC OH PA VA WV"), "r3 w5"),
        "r3c>xAK",
        ("No X for the red 3 after a colour change", "counts as wild", "Alaska, Alabama"),
        ("No hay X para el 3 rojo tras un cambio de color", "como comodín", "Alaska, Alabama"),
    ),
    "an X where the number fits": Refusal(
        _rolled(filled("DE MD OH PA VA"), "r3 w5"),
        "r3>xGA",
        ("No X for the red 3", "must be written", "Georgia", "West Virginia"),
        ("No hay X para el 3 rojo", "hay que anotar", "Georgia", "Virginia Occidental"),
    ),
    "nothing where the region has room": Refusal(
        _rolled(filled("DE MD NC OH PA VA WV"), "r3 w5"),
        "r3>-",
        ("the red 3 can't be passed over", "blank states", "Georgia and South Carolina"),
        ("el 3 rojo no se puede saltar", "estados en blanco", "Georgia y Carolina del Sur"),
    ),
    "a dupe of nothing": Refusal(
        _rolled("", "r3 w5"),
        "dupe>OH",
        ("right after writing a number", "once for each die"),
        ("justo después de anotar un número", "una vez por dado"),
    ),
    "a fourth dupe": Refusal(
        _rolled("dupe=0", "r3 w5").play("r3>PA"),
        "dupe>OH",
        ("All three dupes are used",),
        ("usados los tres dobles",),
    ),
    "a fourth color change": Refusal(
        _rolled("color_change=0", "r3 w5"),
        "r3c>TX",
        ("All three colour changes are used",),
        ("usados los tres cambios de color",),
    ),
    "a fourth guard": Refusal(
        _rolled("AK1! HI1! ME1!", "r3 w5"),
        "r3>PA!",
        ("All three guards are used",),
        ("usados los tres resguardos",),
    ),
    "a color change of the wild": Refusal(
        _rolled("", "r3 w5"),
        "w5c>TX",
        ("the wild 5 is wild already",),
        ("el 5 comodín ya es comodín",),
    ),
    "a dupe that leaves the region": Refusal(
        _rolled("", "r3 w5").play("r3>PA"),
        "dupe>TX",
        ("Texas is green", "red"),
        ("Texas es de color verde", "rojo"),
    ),
    "a dupe beside a number that clashes": Refusal(
        _rolled("IN6", "r3 w5").play("r3>PA"),
        "dupe>OH",
        ("3 can't go in Ohio", "Indiana"),
        ("3 no cabe en Ohio", "Indiana"),
    ),
    "a move before the dice": Refusal(
        new_game(),
        "r3>PA",
        ("Seat 0", "the dice come first"),
        ("asiento 0", "primero los dados"),
    ),
    "a move after the turn": Refusal(
        new_game(2).roll("r3 w5").play("r3>PA", "w5>TX", "done"),
        "done",
        ("Seat 0 has finished this turn",),
        ("asiento 0 ya terminó su turno",),
    ),
    "a move after the game": Refusal(
        new_game().finish(),
        "done",
        ("The game is over",),
        ("La partida ha terminado",),
    ),
}


@pytest.mark.parametrize("name", REFUSALS)
def test_the_sentence_names_the_rule_and_the_place(name: str) -> None:
    refusal = REFUSALS[name]
    for language, wanted in (("en", refusal.english), ("es", refusal.spanish)):
        sentence = refusal.game.why(refusal.move, language)
        missing = [part for part in wanted if part.lower() not in sentence.lower()]
        assert not missing, f"{sentence!r} does not name {missing}"
        assert sentence[0] == sentence[0].upper()
        assert sentence.endswith(".")


def test_a_number_that_is_no_move_is_refused_as_such() -> None:
    position = new_game().roll("r3 w5").position
    for move in (-1, 1, 577, 2**40):
        reason = GAME.words.why_not(position, 0, move)
        assert reason is not None
        assert reason.key == "core.no-such-move"
