"""Builds the package: `core` and `games` compiled with mypyc where C can be compiled.

The environment variable ROLLWRIGHT_BUILD chooses: `auto` (the default) compiles if it can,
`compiled` compiles or fails, `pure` leaves the sources to the interpreter. An editable
install stays pure unless `compiled` is asked for, so that edits count at once.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import warnings
from pathlib import Path

from setuptools import Extension, setup

AUTO, COMPILED, PURE = MODES = ("auto", "compiled", "pure")
COMPILED_PACKAGES = ("core", "games")
# Only these commands build anything; the others ask for metadata and need no extensions.
BUILD_COMMANDS = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}


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


def modules() -> list[str]:
    """The modules to compile, found by folder. A package's `__init__` only gathers names."""
    root = Path("src", "rollwright")
    found = [path for package in COMPILED_PACKAGES for path in (root / package).rglob("*.py")]
    return sorted(str(path) for path in found if path.name != "__init__.py")


def extensions(folder: str) -> list[Extension]:
    """The compiled modules, generated into a folder; exits where a module does not type-check."""
    from mypyc.build import mypycify  # a pure build does without

    return mypycify(
        modules(), opt_level="3", debug_level="0", target_dir=folder, group_name="rollwright"
    )


def build(compiled: bool) -> None:
    """Build in a folder of its own: leftovers of an older build would be packed again."""
    with tempfile.TemporaryDirectory(prefix="rollwright-build-") as folder:
        options = {"build": {"build_base": folder}}
        setup(ext_modules=extensions(folder) if compiled else [], options=options)


def main() -> None:
    """Build as asked, and fall back to pure Python where that is allowed."""
    mode = wanted_mode()
    if not BUILD_COMMANDS & set(sys.argv):
        setup()
    elif mode == AUTO and can_compile() and "editable_wheel" not in sys.argv:
        try:
            build(compiled=True)
        except SystemExit as failure:
            warnings.warn(f"not compiled, pure Python instead: {failure}", stacklevel=1)
            build(compiled=False)
    elif mode == COMPILED and not can_compile():
        sys.exit("ROLLWRIGHT_BUILD is 'compiled', but no C compiler with Python's headers is here")
    else:
        build(compiled=mode == COMPILED)


if __name__ == "__main__":
    main()
