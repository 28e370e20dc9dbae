import pytest

from rollwright.games import find_game
from tests.cli.shell import run


def test_every_realm_is_listed_with_its_set_and_its_origins() -> None:
    lines = run("realms", COLUMNS="120").output.splitlines()
    assert lines[0].split() == ["id", "realm", "set", "printed", "deduced", "reconstructed"]
    assert len(lines) == 1 + len(find_game("rolling-realms").cards())
    scythe = next(line for line in lines if line.startswith("scythe "))
    assert scythe.split() == ["scythe", "Scythe", "base", "100", "%", "0", "%", "0", "%"]
    shares = [int(word) for line in lines[1:] for word in line.split() if word.isdigit()]
    assert all(abs(sum(shares[at : at + 3]) - 100) <= 1 for at in range(0, len(shares), 3))


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("columns", ["80", "40"])
def test_ids_stay_whole_in_a_narrow_terminal(columns: str, language: str) -> None:
    lines = run("realms", "--language", language, COLUMNS=columns).output.splitlines()
    listed = {line.split()[0] for line in lines if line.strip()}
    assert {card.id for card in find_game("rolling-realms").cards()} <= listed


def test_a_realm_is_shown_with_its_rule_and_its_card() -> None:
    answer = run("realms", "show", "scythe", COLUMNS="120").output
    assert "Mark the number in the top row" in answer
    assert "worth 1 star" in answer
    assert "`top+bottom`" in answer
    assert "5 -H" in answer
    assert "100 % is known from print" in answer


def test_a_realm_is_shown_in_spanish() -> None:
    answer = run("realms", "show", "scythe", "--language", "es", COLUMNS="120").output
    assert "fila" in answer
    assert "es diseño nuestro" in answer


def test_a_realm_there_is_not_and_nonsense_end_in_a_sentence() -> None:
    for args in (["show", "chess"], ["show"], ["list", "scythe"], ["paint", "scythe"]):
        answer = run("realms", *args)
        assert answer.code == 1
        assert answer.errors.count("\n") == 1
