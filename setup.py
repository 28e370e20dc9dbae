"""Builds the package: `core` and `games` compiled with mypyc where C can be compiled.

The environment variable ROLLWRIGHT_BUILD chooses: `auto` (the default) compiles if it can,
`compiled` compiles or fails, `pure` leaves the sources to the interpreter. An editable
install stays pure unless `compiled` is asked for, so that edits count at once.

The modules are compiled in groups, side by side on all cores. ROLLWRIGHT_BUILD_FOLDER keeps
what was compiled, so that the next build compiles only the groups that have changed.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import warnings
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

AUTO, COMPILED, PURE = MODES = ("auto", "compiled", "pure")
ROOT = Path("src", "rollwright")
# Only these commands build anything; the others ask for metadata and need no extensions.
BUILD_COMMANDS = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}

# Finding out that there is nothing to compile takes less than this.
UP_TO_DATE_SECONDS = 0.2

Group = tuple[list[str], str | None]


def wanted_mode() -> str:
    """What the environment asks for."""
    mode = os.environ.get("ROLLWRIGHT_BUILD", AUTO)
    if mode not in MODES:
        sys.exit(f"ROLLWRIGHT_BUILD is {mode!r}, but must be one of: {', '.join(MODES)}")
    return mode


def can_compile() -> bool:
    """Is there a C compiler here, and do Python's headers lie ready for it?"""
    if sys.platform == "win32":
        return True  # where Visual Studio hides only a build can tell
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(compiler[0]) is None:
        return False
    command = [*compiler, "-I" + sysconfig.get_path("include"), "-x", "c", "-fsyntax-only", "-"]
    probe = subprocess.run(command, input=b"#include <Python.h>\n", capture_output=True)
    return probe.returncode == 0


def group_of(path: Path) -> str:
    """The group in which a module is compiled: one for the core, and one for each game.

    Realms are many and independent: those with the same initial form a group, so that one
    more realm leaves nearly all groups as they are.
    """
    package = path.relative_to(ROOT).parts[:-1]
    if package == ("games", "realms", "realms"):
        return f"realms_{path.name[0]}"
    return package[1] if len(package) > 1 else "core"


def groups() -> list[Group]:
    """The modules to compile, found by folder. A package's `__init__` only gathers names."""
    found: dict[str, list[str]] = {}
    for path in sorted([*(ROOT / "core").rglob("*.py"), *(ROOT / "games").rglob("*.py")]):
        if path.name != "__init__.py":
            found.setdefault(group_of(path), []).append(str(path))
    return [(paths, f"rollwright_{name}") for name, paths in found.items()]


def extensions(folder: Path) -> list[Extension]:
    """The compiled modules, translated to C in a folder; exits where a type is wrong."""
    from mypyc.build import mypycify  # a pure build does without

    modules = [path for paths, _ in groups() for path in paths]
    found = mypycify(
        ["--cache-dir", str(folder / "types"), *modules],
        opt_level="3",
        debug_level="0",
        target_dir=str(folder / "c"),
        separate=groups(),
    )
    # The longest first, so that no core waits for the last one.
    return sorted(found, key=lambda extension: -size_of(extension))


def size_of(extension: Extension) -> int:
    """How much C it is."""
    return sum(os.stat(source).st_size for source in extension.sources)


class BuildGroups(build_ext):
    """Compiles extensions side by side, and says what was compiled."""

    def build_extensions(self) -> None:
        """Compile all, the shims that make modules of the groups too."""
        self.parallel = os.cpu_count() or 1
        super().build_extensions()

    def build_extension(self, extension: Extension) -> None:
        """Compile one, unless it is up to date."""
        start = time.monotonic()
        super().build_extension(extension)
        seconds = time.monotonic() - start
        if is_group(extension) and seconds > UP_TO_DATE_SECONDS:
            say(f"  {extension.name.removesuffix('__mypyc')}, {seconds:.0f} s")


def is_group(extension: Extension) -> bool:
    """Is it the code of a group, and not the shim that makes it a module?"""
    return extension.name.endswith("__mypyc")


def say(line: str) -> None:
    """Progress; pip shows it with `-v` only."""
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()


def build_pure() -> None:
    """Pack the sources."""
    with tempfile.TemporaryDirectory(prefix="rollwright-build-") as folder:
        setup(options={"build": {"build_base": folder}})


def build_compiled() -> None:
    """Build in a folder of its own: in the tree, leftovers of an older build would be packed."""
    kept = os.environ.get("ROLLWRIGHT_BUILD_FOLDER")
    with tempfile.TemporaryDirectory(prefix="rollwright-build-") as temporary:
        folder = Path(kept or temporary).resolve()
        say("Translating core and games to C …")
        found = extensions(folder)
        remove_leftovers(folder / "build", {extension.name for extension in found})
        say(f"Compiling on {os.cpu_count()} cores …")
        setup(
            ext_modules=found,
            cmdclass={"build_ext": BuildGroups},
            options={"build": {"build_base": str(folder / "build")}},
        )


def remove_leftovers(build: Path, names: set[str]) -> None:
    """Remove what an older build left and this one would pack: all but its own extensions."""
    for library in build.glob("lib*"):
        for path in [path for path in library.rglob("*") if path.is_file()]:
            module = path.relative_to(library).as_posix().partition(".")[0].replace("/", ".")
            if path.suffix not in (".so", ".pyd") or module not in names:
                path.unlink()


def main() -> None:
    """Build as asked, and fall back to pure Python where that is allowed."""
    mode = wanted_mode()
    if not BUILD_COMMANDS & set(sys.argv):
        setup()
    elif mode == AUTO and can_compile() and "editable_wheel" not in sys.argv:
        try:
            build_compiled()
        except SystemExit as failure:
            warnings.warn(f"not compiled, pure Python instead: {failure}", stacklevel=1)
            build_pure()
    elif mode == COMPILED and not can_compile():
        sys.exit("ROLLWRIGHT_BUILD is 'compiled', but no C compiler with Python's headers is here")
    elif mode == COMPILED:
        build_compiled()
    else:
        build_pure()


if __name__ == "__main__":
    main()
