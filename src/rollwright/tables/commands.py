"""What a guest may ask of a live table."""

from typing import Annotated

import msgspec

# How a client calls a command of its own.
CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
ShortText = Annotated[str, msgspec.Meta(max_length=200)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class Command(
    msgspec.Struct, frozen=True, tag_field="op", kw_only=True, forbid_unknown_fields=True
):
    """Something a guest asks for, by an id of its own, seeing a version of the table."""

    command: CommandId
    version: Version | None = None


class Join(Command, frozen=True, tag="join"):
    """Take a seat, with a word for the dice."""

    name: ShortText
    word: ShortText


class Play(Command, frozen=True, tag="play"):
    """Make a move."""

    move: ShortText


class Undo(Command, frozen=True, tag="undo"):
    """Take the last move back, or a roll of real dice that the host typed wrong."""


class Roll(Command, frozen=True, tag="roll"):
    """Roll, or say what real dice show."""

    outcome: object = None


class Start(Command, frozen=True, tag="start"):
    """Begin the game."""


class Kick(Command, frozen=True, tag="kick"):
    """Free a seat."""

    seat: SeatNumber


class SeatBot(Command, frozen=True, tag="bot"):
    """Put a bot on a free seat."""

    seat: SeatNumber
    bot: ShortText


class Pause(Command, frozen=True, tag="pause"):
    """Stop for a while."""


class Resume(Command, frozen=True, tag="resume"):
    """Go on."""


class Hand(Command, frozen=True, tag="hand"):
    """Make the guest on another seat the host."""

    seat: SeatNumber


class Rename(Command, frozen=True, tag="rename"):
    """Go by another name."""

    name: ShortText


class Leave(Command, frozen=True, tag="leave"):
    """Free the own seat."""


class Follow(Command, frozen=True, tag="follow"):
    """Tell everybody which table comes next."""

    table: ShortText


class Hurry(Command, frozen=True, tag="hurry"):
    """Let a bot finish this turn for the seats that still wait."""


class Claim(Command, frozen=True, tag="claim"):
    """Become the host in place of one who is away."""


SeatCommand = Play | Undo | Roll | Start | Kick | SeatBot | Pause | Resume | Hand | Rename | Leave
# What the table itself decides.
AnyCommand = Join | Follow | SeatCommand
# What is asked for through a socket; the last two are for the desk, which knows who is there.
AnyAct = SeatCommand | Claim | Hurry
