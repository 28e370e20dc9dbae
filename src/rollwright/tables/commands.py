"""The commands of a live table."""

from typing import Annotated

import msgspec

# An id that the client chooses; repeating a command with the same id is harmless.
CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
ShortText = Annotated[str, msgspec.Meta(max_length=200)]
HashText = Annotated[str, msgspec.Meta(min_length=64, max_length=64)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class Command(
    msgspec.Struct, frozen=True, tag_field="op", kw_only=True, forbid_unknown_fields=True
):
    """A command with the client's id for it and the table version that the client saw."""

    command: CommandId
    version: Version | None = None


class Join(Command, frozen=True, tag="join"):
    """Take a seat; `adds_word` says that a word for the dice will be pledged."""

    name: ShortText
    adds_word: bool = False


class SendPledge(Command, frozen=True, tag="pledge"):
    """Pledge a word for the dice: its hash, made with this number of the seat and commitment."""

    seat: SeatNumber
    commitment: HashText
    hash: HashText


class Reveal(Command, frozen=True, tag="reveal"):
    """Show the word that was pledged under this commitment."""

    commitment: HashText
    word: Annotated[str, msgspec.Meta(max_length=64)]


class Play(Command, frozen=True, tag="play"):
    """Make a move."""

    move: ShortText


class Undo(Command, frozen=True, tag="undo"):
    """Take the last move back, or a roll of real dice that the host mistyped."""


class RollDice(Command, frozen=True, tag="roll"):
    """Roll, or enter what real dice show."""

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
    """Pause the game."""


class Resume(Command, frozen=True, tag="resume"):
    """Resume the game."""


class Lock(Command, frozen=True, tag="lock"):
    """Let nobody new take a seat, or let people in again."""

    on: bool


class Hand(Command, frozen=True, tag="hand"):
    """Make the guest on another seat the host."""

    seat: SeatNumber


class Rename(Command, frozen=True, tag="rename"):
    """Change the own name."""

    name: ShortText


class Leave(Command, frozen=True, tag="leave"):
    """Free the own seat."""


class Follow(Command, frozen=True, tag="follow"):
    """Announce the next table, after a rematch was opened."""

    table: ShortText


class Hurry(Command, frozen=True, tag="hurry"):
    """Let a bot finish this turn for every seat that still has to decide."""


class Claim(Command, frozen=True, tag="claim"):
    """Become the host in place of one who is disconnected."""


class Countdown(Command, frozen=True, tag="countdown"):
    """Give all seats so many seconds for this turn, or for `every` one; 0 seconds end that."""

    seconds: Annotated[int, msgspec.Meta(ge=0, le=3600)]
    every: bool = False


SeatCommand = (
    Play
    | Undo
    | RollDice
    | Start
    | Kick
    | SeatBot
    | Pause
    | Resume
    | Lock
    | Hand
    | Rename
    | Leave
    | Hurry
    | Countdown
    | SendPledge
)
# The commands that depend on the table's state alone.
AnyCommand = Join | Follow | SeatCommand
# The commands that arrive over a socket. The writer decides the last two: one depends on who is
# connected, and of the other it takes many together.
ClientCommand = SeatCommand | Claim | Reveal
