"""Chance in Dice Realms: the tiles, the Fate die, the dice of each seat, and single rerolls."""

from rollwright.core.chance import Source
from rollwright.core.message import Message, Who
from rollwright.core.position import PLAY, Events
from rollwright.games.dice_realms.box.box import BOX
from rollwright.games.dice_realms.box.caption import describe_fate
from rollwright.games.dice_realms.box.face import SIDES
from rollwright.games.dice_realms.box.fate import FATES
from rollwright.games.dice_realms.box.names import face_name, fate_name, tile_name
from rollwright.games.dice_realms.box.setup import Layout
from rollwright.games.dice_realms.box.tile import TILES
from rollwright.games.dice_realms.pieces.board import NONE, Board
from rollwright.games.dice_realms.pieces.die import UNROLLED, Die
from rollwright.games.dice_realms.steps.round import STEPS
from rollwright.games.dice_realms.steps.step import ROLL_STEP


class FortuneBoard(Board):
    """A board that chance can change."""

    __slots__ = ()

    def rolling_seat(self) -> int:
        """The seat whose dice are rolled now; NONE for the tiles and the Fate die."""
        if self.reroll_seat != NONE:
            return self.reroll_seat
        if self.fate == NONE:
            return NONE
        for seat in self.order():
            if any([die.side == UNROLLED for die in self.realms[seat].dice]):
                return seat
        return NONE

    def rolling_dice(self) -> list[Die]:
        """The dice rolled now; empty for the tiles and the Fate die."""
        seat = self.rolling_seat()
        if seat == NONE:
            return []
        dice = self.realms[seat].dice
        return [dice[self.reroll_die]] if self.reroll_seat != NONE else dice

    def drawable(self) -> list[int]:
        """The tiles that may be drawn next; empty once the table is set."""
        if len(self.fates):
            return []
        return self.setup.drawable(self.tiles)

    def outcomes(self) -> list[tuple[int, float]]:
        self.check_rolling()
        tiles = self.drawable()
        if tiles:
            return [(tile, 1 / len(tiles)) for tile in tiles]
        if self.fate == NONE:
            kinds = dict.fromkeys(self.fates)
            return [(fate, self.fates.count(fate) / SIDES) for fate in kinds]
        found: list[tuple[int, float]] = [(0, 1.0)]
        for die in reversed(self.rolling_dice()):
            found = [
                (outcome * SIDES + digit, weight * die.faces.count(face) / SIDES)
                for outcome, weight in found
                for digit, face in enumerate(die.kinds())
            ]
        return found

    def sample(self, source: Source) -> int:
        tiles = self.drawable()
        if tiles:
            return tiles[source.below(len(tiles))]
        if self.fate == NONE:
            return self.fates[source.below(SIDES)]
        return self.outcome_of([die.faces[source.below(SIDES)] for die in self.rolling_dice()])

    def roll(self, outcome: int, events: Events | None = None) -> None:
        self.check_rolling()
        self.rolls += 1
        if not self.fates:
            self._draw(outcome, events)
        elif self.fate == NONE:
            self._roll_fate(outcome, events)
        else:
            self._roll_dice(outcome, events)

    def _draw(self, tile: int, events: Events | None) -> None:
        self.tiles = [*self.tiles, tile]
        if events is not None:
            name = tile_name(TILES[tile].id)
            events.append(Message("dice-realms.event.draws", {"tile": name}))
        if len(self.tiles) == self.setup.draws():
            self.lay_out()

    def lay_out(self) -> None:
        """Set up the faces and chips that the tiles bring."""
        layout = Layout(self.tiles, self.setup.adds)
        count = len(self.realms)
        self.tiles = layout.tiles
        self.fates = layout.fates
        self.grain += min(BOX.starred, layout.grain * count) * BOX.starred_grain
        self.misery += min(BOX.starred, layout.misery * count) * BOX.starred_misery
        full = BOX.stock()
        for number in layout.faces:
            self.stock[number] = full[number]

    def _roll_fate(self, fate: int, events: Events | None) -> None:
        self.fate = fate
        if events is not None:
            args: dict[str, object] = {
                "seat": Who(self.holder),
                "face": fate_name(FATES[fate]),
                "round": self.round,
                "powers": describe_fate(FATES[fate]),
            }
            events.append(Message("dice-realms.event.fate", args))
        if self.fate_face().winter:
            self._take_winter(events)

    def _take_winter(self, events: Events | None) -> None:
        """Every realm pays a grain for each die, or takes misery."""
        for seat in self.order():
            self.pay_grain(seat, len(self.realms[seat].dice), events)

    def _roll_dice(self, outcome: int, events: Events | None) -> None:
        seat = self.rolling_seat()
        shown: list[object] = []
        for die in self.rolling_dice():
            die.side = die.faces.index(die.kinds()[outcome % SIDES])
            outcome //= SIDES
            if events is not None:
                shown.append(face_name(die.showing()))
        if events is not None:
            key = "rolls" if self.reroll_seat == NONE else "rerolls"
            args: dict[str, object] = {"seat": Who(seat), "faces": shown}
            events.append(Message(f"dice-realms.event.{key}", args))
        if self.reroll_seat != NONE:
            self.reroll_seat = self.reroll_die = NONE
            self.phase = PLAY
        elif self.rolling_seat() == NONE:
            STEPS[ROLL_STEP - 1].enter(self, events)
            self.phase = PLAY

    def rolled(self) -> int:
        return self.rolls

    def outcome_of(self, faces: list[int]) -> int:
        """The number of the outcome in which these faces come up together."""
        outcome = 0
        for die, face in zip(reversed(self.rolling_dice()), reversed(faces), strict=True):
            outcome = outcome * SIDES + die.kinds().index(face)
        return outcome
