"""Checks of the project itself: pins, layers, builds and front pages."""

import ast
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from rollwright.build import is_compiled

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "rollwright"
PIN_FILES = ("constraints.txt", "bench/peers-requirements.txt")
LONGEST_FILE = 400
PIN = re.compile(r"([A-Za-z0-9][A-Za-z0-9._-]*)==[0-9][0-9A-Za-z.+!]*")
COMPILED_LAYERS = {"core": ("core",), "games": ("core", "games")}
# Module names that several packages may share, and why.
SHARED_MODULES = {
    "__init__": "Python's name",
    "__main__": "Python's name",
    "errors": "every layer has errors of its own",
    "engine": "a module of cli is named after its command; the other one has the class Engine",
    "sheet": "a module of cli is named after its command; the other one has the class Sheet",
}
# The core takes chance and time as arguments, and files belong to other layers.
OUT_OF_REACH_OF_CORE = {"datetime", "io", "os", "pathlib", "secrets", "socket", "time"}


def pinned_names(name: str) -> list[str]:
    pins = [PIN.fullmatch(line) for line in (ROOT / name).read_text().splitlines()]
    return [plain_name(pin[1]) for pin in pins if pin is not None]


def plain_name(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def project() -> dict[str, object]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def sources(folder: str = ".") -> list[Path]:
    return sorted((PACKAGE / folder).rglob("*.py"))


def compiled_modules() -> list[str]:
    paths = [path for layer in COMPILED_LAYERS for path in sources(layer)]
    return [
        ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
        for path in paths
        if path.name != "__init__.py"
    ]


def imports_of(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} has a relative import"
            yield node.module or ""


# --- pins ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PIN_FILES)
def test_a_pin_is_exact_and_names_no_address(name: str) -> None:
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if PIN.fullmatch(line) is None] == []
    assert len(set(pinned_names(name))) == len(lines)


def test_the_pins_of_the_page_s_checker_name_no_address() -> None:
    lock = (ROOT / "package-lock.json").read_text(encoding="utf-8")
    assert "://" not in lock
    packages = json.loads(lock)["packages"]
    assert packages
    assert [name for name, package in packages.items() if "resolved" in package] == []


def test_everything_the_project_asks_for_is_pinned() -> None:
    table = project()
    assert isinstance(table["project"], dict)
    assert isinstance(table["build-system"], dict)
    wanted = [*table["project"]["dependencies"], *table["build-system"]["requires"]]
    for extra in table["project"]["optional-dependencies"].values():
        wanted += extra
    names = {plain_name(re.split(r"[<>=~!\[; ]", line)[0]) for line in wanted}
    assert names - set(pinned_names("constraints.txt")) == set()


PIN_WITH_HASHES = re.compile(
    r"(?P<pin>[A-Za-z0-9._-]+==[0-9][0-9A-Za-z.+!]*)(?: ; [^\\\n]+)?"
    r"(?: \\\n    --hash=sha256:[0-9a-f]{64})+\n"
)


def test_every_pin_has_hashes_and_no_other_version() -> None:
    """`make play` and `make test` install by these files: see scripts/lock."""
    pins: list[str] = []
    for name in ("play.txt", "test.txt", "fuzz.txt"):
        head, _, text = (ROOT / "pins" / name).read_text(encoding="utf-8").partition("\n")
        assert head.startswith("#")
        assert PIN_WITH_HASHES.sub("", text) == ""
        pins += [found["pin"] for found in PIN_WITH_HASHES.finditer(text)]
    assert sorted(pins) == sorted((ROOT / "constraints.txt").read_text().split())


def test_the_bill_of_materials_has_all_that_is_pinned() -> None:
    command = [sys.executable, "scripts/sbom"]
    bill = json.loads(subprocess.check_output(command, cwd=ROOT, text=True))
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.5")
    parts = {part["name"]: part for part in bill["components"]}
    # What only the fuzzer or other systems need is not installed here.
    assert set(pinned_names("constraints.txt")) - set(parts) <= {"atheris", "colorama", "uvloop"}
    assert parts["litestar"]["scope"] == "required"
    assert parts["pytest"]["scope"] == "optional"
    assert "preact" in parts
    assert [name for name, part in parts.items() if not part["licenses"]] == []


# --- layers ----------------------------------------------------------------------------


@pytest.mark.parametrize("layer", COMPILED_LAYERS)
def test_rules_import_only_the_standard_library_and_rules(layer: str) -> None:
    allowed = tuple(f"rollwright.{name}" for name in COMPILED_LAYERS[layer])
    for path in sources(layer):
        for name in imports_of(path):
            known = name.partition(".")[0] in {*sys.stdlib_module_names, "mypy_extensions"}
            assert known or f"{name}.".startswith(tuple(f"{part}." for part in allowed)), (
                f"{path.name} imports {name}"
            )


def test_core_knows_no_files_no_network_and_no_clock() -> None:
    for path in sources("core"):
        assert {name.partition(".")[0] for name in imports_of(path)} & OUT_OF_REACH_OF_CORE == set()


# --- builds ----------------------------------------------------------------------------


def test_all_rules_are_built_alike() -> None:
    """All compiled or all interpreted, as ROLLWRIGHT_BUILD says."""
    compiled = {
        str(import_module(name).__file__).endswith(tuple(EXTENSION_SUFFIXES))
        for name in compiled_modules()
    }
    assert compiled == {is_compiled()}
    assert os.environ.get("ROLLWRIGHT_BUILD", "auto") in (
        "auto",
        "compiled" if is_compiled() else "pure",
    )


def test_a_build_refuses_a_mode_it_does_not_know() -> None:
    command = [sys.executable, "setup.py", "--version"]
    environment = {**os.environ, "ROLLWRIGHT_BUILD": "fast"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 1
    assert "'fast'" in done.stderr
    assert "auto, compiled, pure" in done.stderr


# --- sources ---------------------------------------------------------------------------


def test_every_folder_of_sources_is_a_package_that_says_what_it_is_for() -> None:
    for folder in {path.parent for path in sources()}:
        start = folder / "__init__.py"
        assert start.exists(), f"{folder} is not a package"
        tree = ast.parse(start.read_text(encoding="utf-8"))
        assert ast.get_docstring(tree), f"{start} has no docstring"


def test_no_source_file_is_too_long_to_read() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in sources()}
    assert {path.name: length for path, length in lengths.items() if length > LONGEST_FILE} == {}


# --- names -----------------------------------------------------------------------------


def named_sources() -> list[Path]:
    """The sources outside of games; each game has a vocabulary of its own."""
    return [path for path in sources() if path.relative_to(PACKAGE).parts[0] != "games"]


def public_definitions(path: Path) -> Iterator[str]:
    """The public classes and functions at the top level of a module."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) if not name.startswith("_"):
                yield name
            case ast.AsyncFunctionDef(name=name) if not name.startswith("_"):
                yield name


def repeated(names: Iterable[tuple[str, Path]]) -> dict[str, list[str]]:
    """The names that occur in several files, with these files."""
    files: dict[str, list[str]] = {}
    for name, path in names:
        files.setdefault(name, []).append(path.relative_to(PACKAGE).as_posix())
    return {name: found for name, found in files.items() if len(found) > 1}


def test_no_two_modules_define_the_same_public_name() -> None:
    names = ((name, path) for path in named_sources() for name in public_definitions(path))
    assert repeated(names) == {}


def test_no_two_packages_have_a_module_of_the_same_name() -> None:
    found = repeated((path.stem, path) for path in named_sources())
    assert {name: files for name, files in found.items() if name not in SHARED_MODULES} == {}
    # An exception that is no longer needed would hide the next clash.
    assert set(SHARED_MODULES) <= set(found)


# --- front pages -----------------------------------------------------------------------


def test_the_licence_is_there() -> None:
    assert (ROOT / "LICENSE").read_text(encoding="utf-8").startswith("MIT License")


def test_the_newest_version_of_the_changelog_is_the_present_one() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## ([0-9]+\.[0-9]+\.[0-9]+)", changelog, re.MULTILINE)
    table = project()["project"]
    assert isinstance(table, dict)
    assert versions[0] == table["version"]


def linked_files(page: Path) -> Iterator[Path]:
    for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            yield page.parent / target


def test_no_page_links_to_a_file_that_is_not_there() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    missing = {
        f"{page.name}: {file}" for page in pages for file in linked_files(page) if not file.exists()
    }
    assert missing == set()


def test_the_index_of_the_documentation_lists_every_page() -> None:
    index = ROOT / "docs" / "README.md"
    listed = {file.resolve() for file in linked_files(index)}
    assert set((ROOT / "docs").glob("*.md")) - listed - {index} == set()
