"""The user's own cards: read from the folder of `--cards`, or from the user's data folder."""

from pathlib import Path
from typing import Annotated, Final

import typer

from rollwright.cli.data_folder import data_folder
from rollwright.cli.files import BadFile, read_text
from rollwright.core.game import OwnCard
from rollwright.core.limits import LONGEST_CARD
from rollwright.core.message import Message
from rollwright.games import all_games

# The game whose cards have files.
_GAME: Final = "rolling-realms"
_FOLDER: Final = "cards"
_ENDING: Final = ".toml"


def own_cards() -> tuple[OwnCard, ...]:
    """The cards of the user's own that are in use."""
    game = all_games().get(_GAME)
    return () if game is None else game.own_cards


def cards_words() -> tuple[str, ...]:
    """The words of a command line that uses the same folder again."""
    folder = next((Path(card.file).parent for card in own_cards()), _usual_folder())
    return () if folder == _usual_folder() else ("--cards", str(folder))


def _usual_folder() -> Path:
    return data_folder() / _FOLDER


def _use(folder: Path | None) -> Path | None:
    """Use the cards of a command; without a folder, those in the data folder, if any."""
    game = all_games().get(_GAME)
    if game is not None:  # otherwise our own cards are broken, which is told where they are needed
        game.use_cards(_read_all(folder))
    return folder


def _read_all(given: Path | None) -> tuple[OwnCard, ...]:
    folder = _usual_folder() if given is None else given.expanduser()
    if given is None and not folder.exists():
        return ()
    try:
        files = sorted(file for file in folder.iterdir() if _is_card(file))
    except OSError as error:
        args: dict[str, object] = {"file": str(folder), "reason": error.strerror or str(error)}
        raise BadFile(Message("cli.unreadable", args)) from None
    if given is not None and not files:
        raise BadFile(Message("cli.no-cards", {"folder": str(folder)}))
    return tuple(
        OwnCard(file.stem, read_text(str(file), LONGEST_CARD), str(file)) for file in files
    )


def _is_card(file: Path) -> bool:
    # Hidden files are the traces of editors and systems.
    return file.suffix == _ENDING and not file.name.startswith(".")


# A parameter of this type makes a command use the user's own cards.
CardsOption = Annotated[
    Path | None,
    typer.Option(
        "--cards",
        metavar="DIR",
        callback=_use,
        show_default=False,
        help="cli.help.cards",
    ),
]
