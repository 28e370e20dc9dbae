"""Command lines to show to the user."""

import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

from rollwright.cli.own_cards import cards_words

NAME: Final = "rollwright"


def command_line(*words: object) -> str:
    """A quoted command line that starts this program in the way it was started."""
    started = Path(sys.argv[0])
    if started.name == "__main__.py":
        start = [Path(sys.executable).name, "-m", NAME]
    elif started.stem == NAME and shutil.which(NAME) is None:
        start = [sys.argv[0]]
    else:
        start = [NAME]
    return shlex.join([*start, *(str(word) for word in words), *cards_words()])
