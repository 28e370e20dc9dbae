"""The files of the typefaces: one with the letters of our own words, one with those of names."""

import re
from pathlib import Path

import rollwright
from rollwright.sheets.lettering import MORE_RANGE, font_faces

PACKAGE = Path(rollwright.__file__).parent
STYLE = PACKAGE / "web" / "static" / "style" / "sheet.css"


def more_characters() -> set[str]:
    """The characters in the files that only names need."""
    found: set[str] = set()
    for first, last in re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", MORE_RANGE):
        found |= {chr(code) for code in range(int(first, 16), int(last or first, 16) + 1)}
    return found


def own_words() -> str:
    """Everything that we say, in all languages."""
    files = [*PACKAGE.rglob("messages/*.toml"), *PACKAGE.glob("games/realms/cards/*.toml")]
    files += [*PACKAGE.glob("web/static/app/words/*.js")]
    return "".join(file.read_text(encoding="utf-8") for file in files)


def test_no_word_of_ours_needs_the_second_file() -> None:
    assert "Å" in more_characters()
    assert "á" not in more_characters()
    assert set(own_words()) & more_characters() == set()


def test_page_and_files_name_the_same_characters() -> None:
    style = STYLE.read_text(encoding="utf-8")
    assert re.findall(r"unicode-range: ([^;]+);", style) == [MORE_RANGE] * 4
    assert font_faces().count(f"unicode-range:{MORE_RANGE}") == 4
    for name in re.findall(r"/static/(fonts/[^\"]+)", style):
        assert (PACKAGE / "sheets" / name).exists()
