"""The catalogues: all languages have the same keys, every key used exists, and every key that
exists is used."""

import ast
import re
import tomllib
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Final

import pytest

from rollwright.core.message import BRIEF, CATALOGUE, ENGLISH
from rollwright.games import all_games
from rollwright.games.messages import flat

_SOURCE: Final = Path(__file__).parents[1] / "src" / "rollwright"
_CORE_SENTENCES: Final = _SOURCE / "core" / "sentences.py"
_CORE_LANGUAGES: Final = {"_ENGLISH": "en", "_SPANISH": "es"}
OTHER_LANGUAGES: Final = [language for language in CATALOGUE.languages() if language != ENGLISH]


@cache
def _sentences(language: str) -> dict[str, str]:
    """Every sentence of a language, by its key: those of the core, and those in the files."""
    sentences: dict[str, str] = {}
    for node in ast.parse(_CORE_SENTENCES.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            mine = _CORE_LANGUAGES[node.target.id] == language
            sentences.update(ast.literal_eval(node.value) if mine and node.value else {})
    for file in sorted(_SOURCE.rglob(f"messages/{language}.toml")):
        sentences.update(flat("", tomllib.loads(file.read_text(encoding="utf-8"))))
    return sentences


@cache
def _texts_in_code() -> tuple[set[str], set[str]]:
    """The strings in the source, and its f-strings as patterns with `*` for each hole.

    A string that ends with a dot is the beginning of a key, and so a pattern as well.
    """
    constants: set[str] = set()
    patterns: set[str] = set()
    for file in _SOURCE.rglob("*.py"):
        if file != _CORE_SENTENCES:
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    constants.add(node.value)
                    patterns.update([f"{node.value}*"] if node.value.endswith(".") else [])
                elif isinstance(node, ast.JoinedStr):
                    patterns.add("".join(_piece(part) for part in node.values))
    return constants, patterns


def _piece(part: ast.expr) -> str:
    return str(part.value) if isinstance(part, ast.Constant) else "*"


def _shape(pattern: str) -> re.Pattern[str]:
    return re.compile("[^ ]+".join(re.escape(part) for part in pattern.split("*")))


def _prefixes() -> set[str]:
    """The first parts of keys: the names of packages and games."""
    return {key.split(".")[0] for key in _sentences(ENGLISH)}


def _holes(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


def test_there_is_more_than_english() -> None:
    assert OTHER_LANGUAGES == ["es"]


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_every_language_has_the_same_keys(language: str) -> None:
    plain = {key for key in _sentences(ENGLISH) if not key.endswith(".one")}
    assert {key for key in _sentences(language) if not key.endswith(".one")} == plain


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_every_language_has_the_same_holes(language: str) -> None:
    english = _sentences(ENGLISH)
    differing = [
        key
        for key, sentence in _sentences(language).items()
        if _holes(sentence) != _holes(english.get(key, english[key.removesuffix(".one")]))
    ]
    assert differing == []


@pytest.mark.parametrize("language", CATALOGUE.languages())
def test_every_sentence_says_something(language: str) -> None:
    assert [key for key, sentence in _sentences(language).items() if not sentence.strip()] == []


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_sentences_end_alike_in_every_language(language: str) -> None:
    # What ends with a full stop is a sentence, and starts with a capital letter.
    english = _sentences(ENGLISH)
    differing = [
        key
        for key, sentence in _sentences(language).items()
        if sentence.endswith(".") != english.get(key, sentence).endswith(".")
    ]
    assert differing == []


def test_a_singular_belongs_to_a_plural() -> None:
    for language in CATALOGUE.languages():
        keys = _sentences(language)
        assert [key for key in keys if key.removesuffix(".one") not in keys] == []


def test_what_is_brief_says_no_more_than_the_whole() -> None:
    for language in CATALOGUE.languages():
        keys = _sentences(language)
        brief = [key for key in keys if key.removesuffix(".one").endswith(BRIEF)]
        assert brief
        for key in brief:
            whole = keys[key.removesuffix(".one").removesuffix(BRIEF)]
            assert _holes(keys[key]) <= _holes(whole), key
            assert len(keys[key]) < len(whole), key


def test_every_key_in_the_code_has_a_sentence() -> None:
    constants, _ = _texts_in_code()
    key_like = re.compile(rf"({'|'.join(sorted(_prefixes()))})\.[a-z0-9_.-]*[a-z0-9]", re.I)
    keys = {text for text in constants if key_like.fullmatch(text)}
    assert len(keys) > 50
    assert sorted(keys - set(_sentences(ENGLISH))) == []


def test_every_key_put_together_in_the_code_can_have_a_sentence() -> None:
    _, patterns = _texts_in_code()
    all_games()  # loads the sentences of cards
    keys = CATALOGUE.keys(ENGLISH) | set(_sentences(ENGLISH))
    made = {pattern for pattern in patterns if pattern.split(".")[0] in _prefixes()}
    assert made
    assert [text for text in sorted(made) if not any(map(_shape(text).fullmatch, keys))] == []


def test_every_sentence_is_used() -> None:
    """Either the whole key is in the code, or a pattern for it."""
    constants, patterns = _texts_in_code()
    prefixes = _prefixes()
    telling = [_shape(pattern) for pattern in patterns if _says_more(pattern, prefixes)]
    unused = []
    for key in _sentences(ENGLISH):
        prefix, _, rest = key.removesuffix(".one").removesuffix(BRIEF).partition(".")
        names = [f"{prefix}.{rest}", rest] if f"{prefix}.*" in patterns else [f"{prefix}.{rest}"]
        if not any(name in constants or _fits_any(telling, name) for name in names):
            unused.append(key)
    assert unused == []


def _says_more(pattern: str, prefixes: set[str]) -> bool:
    """Is the pattern of a key more specific than its prefix?"""
    words = {word for word in re.split(r"[.*]", pattern) if len(word) > 1}
    return " " not in pattern and bool(words - prefixes)


def _fits_any(shapes: list[re.Pattern[str]], name: str) -> bool:
    return any(shape.fullmatch(name) for shape in shapes)
