"""A game in the terminal: moves by number and by text, answers to questions, the end."""

import pytest

from tests.cli.shell import rolls_in, run, run_program

ALWAYS_FIRST = "1\n" * 300


def test_a_whole_game_against_a_bot_by_a_real_program() -> None:
    answer = run_program("play", "rolling-america", typed=ALWAYS_FIRST.encode())
    assert answer.code == 0
    assert answer.errors == ""
    assert len(rolls_in(answer.output)) == 24
    assert "greedy: " in answer.output
    assert "Powers used" in answer.output
    assert "The secret of the dice was\n  " in answer.output


def test_the_secret_at_the_end_is_the_one_committed_to_at_the_start() -> None:
    answer = run("play", "rolling-america", "--solo", "--seed", "abc", typed=ALWAYS_FIRST)
    # echo -n abc | sha256sum
    assert "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad" in answer.output
    assert "The secret of the dice was\n  abc" in answer.output
    assert "You finished alone with a score of " in answer.output


def test_without_a_seed_every_game_has_other_dice() -> None:
    games = [run("play", "rolling-america", "--bot", "random").output for _ in range(2)]
    assert rolls_in(games[0]) != rolls_in(games[1])


def test_bots_alone_play_to_the_end() -> None:
    answer = run(
        "play",
        "rolling-america",
        "--seats",
        "2",
        "--bot",
        "random",
        "--bot",
        "random",
        "--seed",
        "1",
    )
    assert answer.code == 0
    assert "random 2: " in answer.output
    assert "The winner is random" in answer.output or "shared by random" in answer.output


def test_moves_are_typed_in_any_letter_case() -> None:
    for typed in ("p3>ct", "P3>CT", "p3>CT", "P3>cT"):
        answer = run("play", "rolling-america", "--seed", "7", "--solo", typed=f"{typed}\n")
        assert "The purple 3 goes to Connecticut." in answer.output


def test_a_place_and_the_start_of_a_move_show_the_moves() -> None:
    answer = run("play", "rolling-america", "--seed", "7", "--solo", typed="ct\np3c>w\n")
    assert "p3>CT!" in answer.output
    assert "Change the colour of the purple 3 and write it in Wyoming" in answer.output
    assert "goes to" not in answer.output


def test_a_place_without_moves_says_what_stands_there() -> None:
    answer = run("play", "rolling-america", "--seed", "7", "--solo", typed="p3>CT\nct\n")
    assert "No move goes there now: Connecticut, purple, 3." in answer.output


def test_undo_takes_back_the_last_move_and_no_more() -> None:
    answer = run(
        "play", "rolling-america", "--seed", "7", "--solo", typed="p3>CT\nundo\np3>NY\nundo\nundo\n"
    )
    assert "Taken back: p3>CT" in answer.output
    assert "The purple 3 goes to New York." in answer.output
    assert "There is nothing to take back since the last roll." in answer.output


def test_why_names_the_rule() -> None:
    typed = "why p3>PA\nwhy 1\nwhy zz\nwhy\np3>CT\nwhy w3>ct\n"
    answer = run("play", "rolling-america", "--seed", "7", "--solo", typed=typed)
    assert "Pennsylvania is red, and this die is purple" in answer.output
    assert "Legal: p3>CT · Write the purple 3 in Connecticut." in answer.output
    assert "“zz” is not a move of this game." in answer.output
    assert "Connecticut is not blank: it holds 3." in answer.output


def test_an_illegal_move_is_refused_with_its_reason() -> None:
    answer = run("play", "rolling-america", "--seed", "7", "--solo", typed="P3>pa\ndone\n")
    assert "Pennsylvania is red, and this die is purple" in answer.output
    assert "The turn can't end yet" in answer.output


def test_a_hint_can_be_played() -> None:
    hint = run("play", "rolling-america", "--seed", "7", "--solo", typed="hint\n").output
    move = hint.partition("A bot would play ")[2].partition(":")[0]
    assert (
        "goes to"
        in run("play", "rolling-america", "--seed", "7", "--solo", typed=f"{move}\n").output
    )


def test_the_sheets_of_others_are_shown_by_number_or_name() -> None:
    typed = "sheet 1\nsheet GREEDY\nsheet 2\nsheet nobody\n"
    answer = run("play", "rolling-america", "--seed", "7", typed=typed)
    assert answer.output.count("seat 1: greedy") == 3
    assert answer.output.count("Name a seat by its number: 0 Player, 1 greedy.") == 2


def test_a_seat_is_named_by_a_number_of_any_length() -> None:
    typed = f"sheet 01\nsheet 0000000009\nsheet {'0' * 5000}1\nsheet {'9' * 5000}\nsheet ²\n"
    answer = run("play", "rolling-america", "--seed", "7", typed=typed)
    assert answer.code == 0
    assert answer.output.count("seat 1: greedy") == 3
    assert answer.output.count("Name a seat by its number: 0 Player, 1 greedy.") == 3


def test_rules_moves_and_help() -> None:
    answer = run("play", "rolling-america", "--seed", "7", "--solo", typed="rules\nmoves\nHELP\n")
    assert answer.output.count("Fewest Xs wins.") == 2
    assert "r3>PA writes the red 3" in answer.output
    assert "Write the wild 3 in Wyoming and guard it" in answer.output
    assert "take back your last move" in answer.output


@pytest.mark.parametrize(
    "nonsense",
    [
        "0",
        "99999",
        "9" * 5000,
        "-1",
        "²",
        "r3>",
        ">",
        "!",
        "…",
        "why why",
        "sheet -1",
        "save",
        "[b]",
    ],
)
def test_nonsense_gets_an_answer_and_changes_nothing(nonsense: str) -> None:
    answer = run("play", "rolling-america", "--seed", "7", "--solo", typed=f"{nonsense}\np3>CT\n")
    assert answer.code == 0
    assert answer.output.count("goes to") == 1


def test_bytes_that_are_no_text_get_an_answer() -> None:
    answer = run_program(
        "play", "rolling-america", "--solo", "--seed", "7", typed=b"\xff\xfe\x00\x1b[31m\n1\n"
    )
    assert "is neither a move nor a command" in answer.output
    assert "\x1b" not in answer.output
    assert "goes to" in answer.output
    assert answer.errors == ""


def test_several_people_at_one_keyboard() -> None:
    answer = run(
        "play", "rolling-america", "--seats", "2", "--name", "Ann", "--seed", "7",
        typed="p3>CT\nw3>PA\ndone\nundo\ndone\np3>NY\n",
    )  # fmt: skip
    assert "seat 0: Ann" in answer.output
    assert "seat 1: Player 2" in answer.output
    assert "Taken back: done" in answer.output
    assert "The purple 3 goes to New York." in answer.output


def test_real_dice_are_typed_and_can_be_typed_again() -> None:
    typed = "r3 r4\nfoo\nr3 b5\nundo\nR3, W5\nr3>PA\nw5>TX\ndone\nr1 b1\nundo\nb1 y1\n"
    answer = run("play", "rolling-america", "--solo", "--dice", "manual", typed=typed)
    assert "Roll your dice and type them, as in “" in answer.output
    assert "two dice of different colours belong here" in answer.output
    assert "Taken back: r3 b5" in answer.output
    assert "the red 1 is out of the bag until the next round" in answer.output
    assert "Taken back: done" in answer.output
    assert rolls_in(answer.output)[:2] == ["the red 3 and the blue 5", "the red 3 and the wild 5"]
    assert "SHA-256" not in answer.output


def test_in_spanish_by_option_and_by_environment() -> None:
    by_option = run(
        "play", "rolling-america", "--solo", "--seed", "7", "--language", "es", typed="p3>CT\n"
    )
    before = run(
        "--language", "es", "play", "rolling-america", "--solo", "--seed", "7", typed="p3>CT\n"
    )
    by_environment = run(
        "play", "rolling-america", "--solo", "--seed", "7", typed="p3>CT\n", LC_ALL="es_MX.UTF-8"
    )
    assert "El 3 lila va a Connecticut." in by_option.output
    assert by_option.output == by_environment.output == before.output
    assert "goes to" not in by_option.output


def test_a_language_without_sentences_falls_back_to_english() -> None:
    answer = run(
        "play", "rolling-america", "--solo", "--seed", "7", typed="p3>CT\n", LC_ALL="fr_FR.UTF-8"
    )
    assert "The purple 3 goes to Connecticut." in answer.output


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (["chess"], 1),
        (["--seats", "0"], 1),
        (["--bot", "nobody"], 1),
        (["--seats", "1", "--bot", "greedy", "--bot", "greedy"], 1),
        (["--name", "A", "--name", "B"], 1),
        (["--name", "a\nb"], 1),
        (["--seed", ""], 1),
        (["--option", "color=red"], 1),
        (["--option", "color"], 2),
        (["--solo", "--bot", "greedy"], 2),
        (["--dice", "loaded"], 2),
        (["--seats", "many"], 2),
        (["--language", "xx"], 2),
        (["--resume", "no-such-file"], 1),
        (["--resume", "no-such-file", "--seats", "2"], 2),
        (["--record", "/no/such/folder/file"], 1),
        (["--record", "x" * 300], 1),
        (["--record", "/"], 1),
    ],
)
def test_mistakes_on_the_command_line_end_in_a_sentence(args: list[str], code: int) -> None:
    game = [] if "--resume" in args or args == ["chess"] else ["rolling-america"]
    answer = run("play", *game, *args)
    assert answer.code == code
    assert answer.errors.strip()
    assert "Traceback" not in answer.errors
    assert answer.output == ""


def test_without_colors_nothing_but_text_is_printed() -> None:
    forced = {"FORCE_COLOR": "1", "TERM": "xterm", "COLUMNS": "100"}
    for environment in ({}, {"NO_COLOR": "1"}, {**forced, "NO_COLOR": "1"}):
        answer = run("play", "rolling-america", "--solo", "--seed", "7", **environment)
        assert "│CT p•│" in answer.output
        assert "48;" not in answer.output


def test_with_colors_the_map_is_painted() -> None:
    answer = run(
        "play",
        "rolling-america",
        "--solo",
        "--seed",
        "7",
        FORCE_COLOR="1",
        TERM="xterm",
        COLORTERM="truecolor",
        COLUMNS="100",
    )
    assert "\x1b[" in answer.output
    assert "48;2;" in answer.output
    assert "│" not in answer.output


def test_a_narrow_terminal_gets_a_list() -> None:
    answer = run("play", "rolling-america", "--solo", "--seed", "7", COLUMNS="60")
    assert all(len(line) <= 60 for line in answer.output.splitlines() if "SHA" not in line)
    assert answer.output.count("Your terminal is 60 characters wide.") == 1
    assert " purple  CT p•  MA p•  ME p•" in answer.output


def test_an_output_that_knows_ascii_only_gets_ascii_lines() -> None:
    answer = run_program(
        "play", "rolling-america", "--solo", "--seed", "7", PYTHONUTF8="0", PYTHONIOENCODING="ascii"
    )
    assert answer.code == 0
    assert answer.errors == ""
    assert "|CT p*|" in answer.output
