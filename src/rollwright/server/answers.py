"""What the API answers, for programs to read and for the schema to show."""

import msgspec


class Seats(msgspec.Struct, frozen=True):
    """How many can play; `max` is null where there is no bound."""

    min: int
    max: int | None


class ItemAnswer(msgspec.Struct, frozen=True):
    """Something that a list may hold, and how people call it."""

    id: str
    name: str


class ListsAnswer(msgspec.Struct, frozen=True):
    """What an option takes: up to `most` lists of `size` different ids.

    Where `most` is 0, it is one such list; where `size` is 0, a list has any number of ids.
    """

    items: list[ItemAnswer]
    size: int
    most: int


class OptionAnswer(msgspec.Struct, frozen=True):
    """Something that can be chosen before a game starts, and how people call it."""

    name: str
    title: str
    default: object
    choices: list[object]
    labels: list[str]
    lists: ListsAnswer | None


class GameAnswer(msgspec.Struct, frozen=True):
    """A game that can be played."""

    id: str
    name: str
    goal: str
    seats: Seats
    options: list[OptionAnswer]


class GamesAnswer(msgspec.Struct, frozen=True):
    """All games, bots (and how people call them) and languages."""

    games: list[GameAnswer]
    bots: list[str]
    bot_names: dict[str, str]
    languages: list[str]


class OpenedAnswer(msgspec.Struct, frozen=True):
    """A table that was opened; `seat` is null for a host who only watches."""

    table: str
    seat: int | None
    commitment: str


class AddressAnswer(msgspec.Struct, frozen=True):
    """Where others find this server; empty if they can't, or if it isn't told."""

    address: str


class ViewAnswer(msgspec.Struct, frozen=True):
    """What a guest sees of a table."""

    table: str
    version: int
    view: dict[str, object]


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guest who wants a seat."""

    name: str
    word: str = ""


class Again(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A host who wants to play again, with a word of their own for the next dice."""

    seal: str = ""
    word: str = ""


class SealAnswer(msgspec.Struct, frozen=True):
    """The commitment to the secret of a table that is yet to be opened."""

    seal: str


class SeatAnswer(msgspec.Struct, frozen=True):
    """The seat that a guest has."""

    seat: int


class RematchAnswer(msgspec.Struct, frozen=True):
    """The next table."""

    table: str


class StepAnswer(msgspec.Struct, frozen=True):
    """A finished game after some of its steps."""

    steps: int
    step: int
    text: str
    status: dict[str, object]
    sheet: dict[str, object]
