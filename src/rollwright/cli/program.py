"""The program as the user can start it again."""

import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

NAME: Final = "rollwright"


def command(*words: object) -> str:
    """A command line that works where this one was started, ready to be pasted."""
    started = Path(sys.argv[0])
    if started.name == "__main__.py":
        start = [Path(sys.executable).name, "-m", NAME]
    elif started.stem == NAME and shutil.which(NAME) is None:
        start = [sys.argv[0]]
    else:
        start = [NAME]
    return shlex.join([*start, *(str(word) for word in words)])
