"""States, colours and powers by name, in English and in Spanish."""

import pytest

from rollwright.core.message import Message, say
from tests.games.rolling_america.board import ALL, COLORS, GAME, board, new_game

# As the contents of the rulebook list them in its two languages.
SPANISH_COLORS = ("rojo", "azul", "verde", "amarillo", "naranja", "lila", "comodín")


def _name(kind: str, name: str, language: str) -> str:
    return say(Message(f"rolling-america.{kind}.{name}"), language)


def test_the_colors_are_those_of_the_rulebook_in_both_languages() -> None:
    assert tuple(_name("color", color, "en") for color in COLORS) == COLORS
    assert tuple(_name("color", color, "es") for color in COLORS) == SPANISH_COLORS


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_state_has_a_name_of_its_own(language: str) -> None:
    names = [_name("state", code, language) for code in ALL.split()]
    assert len(set(names)) == 50
    assert not [name for name in names if "." in name]


@pytest.mark.parametrize(
    ("code", "english", "spanish"),
    [
        ("NY", "New York", "Nueva York"),
        ("NC", "North Carolina", "Carolina del Norte"),
        ("WV", "West Virginia", "Virginia Occidental"),
        ("PA", "Pennsylvania", "Pensilvania"),
        ("TX", "Texas", "Texas"),
    ],
)
def test_states_are_called_as_people_call_them(code: str, english: str, spanish: str) -> None:
    assert _name("state", code, "en") == english
    assert _name("state", code, "es") == spanish


def _label(dice: str, text: str, language: str, first: tuple[str, ...] = ()) -> str:
    position = board().roll(dice).play(*first).position
    return say(GAME.words.label(position, 0, position.parse(0, text)), language)


@pytest.mark.parametrize(
    ("text", "english", "spanish"),
    [
        ("r3>PA", "Write the red 3 in Pennsylvania", "Anotar el 3 rojo en Pensilvania"),
        ("r3>PA!", "and guard it", "y resguardarlo"),
        ("r3c>CA", "Change the colour of the red 3", "Cambiar el color: anotar el 3 rojo"),
    ],
)
def test_moves_are_labelled_in_words(text: str, english: str, spanish: str) -> None:
    assert english in _label("r3 w5", text, "en")
    assert spanish in _label("r3 w5", text, "es")


def test_a_dupe_is_labelled_with_its_number() -> None:
    assert "the 3 again in Ohio" in _label("r3 w5", "dupe>OH", "en", ("r3>PA",))
    assert "otra vez el 3 en Ohio" in _label("r3 w5", "dupe>OH", "es", ("r3>PA",))


def test_places_are_named_with_their_state_color_and_mark() -> None:
    places = {place.id: place for place in GAME.paper.places(board("PA3 OHx NY5!").position, 0)}
    names = [say(places[code].name) for code in ("PA", "OH", "NY", "TX")]
    assert names == [
        "Pennsylvania, red, 3",
        "Ohio, red, X",
        "New York, purple, 5, guarded",
        "Texas, green, blank",
    ]


def test_the_game_has_a_name() -> None:
    assert say(Message("rolling-america.name")) == "Rolling America"
    assert new_game().position.details() == {}
