"""The board: everything on the table, and the operations that all steps of a round share."""

from typing import Final

from rollwright.core.message import Message, Who
from rollwright.core.position import Events, Position
from rollwright.games.dice_realms.box.fate import FATES, FateFace
from rollwright.games.dice_realms.box.names import amount
from rollwright.games.dice_realms.box.power import COIN, GRAIN, TOKEN, UPGRADES, VP, Goods
from rollwright.games.dice_realms.box.setup import Setup
from rollwright.games.dice_realms.pieces.realm import Realm

NONE: Final = -1
# What ends the game when it runs out.
SUPPLIES: Final = ("vp", "grain", "misery")
MOST_SEATS: Final = 4
# The seats clockwise, by the number of seats and the first one.
_ORDERS: Final = [
    [[(first + step) % count for step in range(count)] for first in range(count)]
    for count in range(MOST_SEATS + 1)
]


class Board(Position):
    """The state of a game; the steps change it."""

    __slots__ = (
        *("attack_die", "attack_power", "attack_source", "fate", "fates", "grain"),
        *("gray", "green", "holder", "misery", "realms", "rolls", "setup", "stock"),
        *("ran_out", "tiles", "reroll_die", "reroll_seat", "vp"),
    )

    setup: Setup
    # The tiles on the table; once all are drawn, with those that they add.
    tiles: list[int]
    fates: list[int]
    # The face that the Fate die shows, or NONE, and the seat that holds it.
    fate: int
    holder: int
    realms: list[Realm]
    # The supply: faces by kind (NONE where a face is not in play), dice, grain, points, chips.
    stock: list[int]
    gray: int
    green: int
    grain: int
    vp: int
    misery: int
    # The first of SUPPLIES to run out, so that this is the last round; empty until then.
    ran_out: str
    rolls: int
    # The die that is being rerolled, or NONE.
    reroll_seat: int
    reroll_die: int
    # The current attack: the index of its seat in the order (NONE for the Fate die), its die and
    # its power.
    attack_source: int
    attack_die: int
    attack_power: int

    @property
    def final(self) -> bool:
        """Is this the last round?"""
        return self.ran_out != ""

    def order(self) -> list[int]:
        """The seats, clockwise from the one with the Fate die."""
        return _ORDERS[len(self.realms)][self.holder]

    def fate_face(self) -> FateFace:
        """The face that the Fate die shows."""
        return FATES[self.fate]

    def before(self, seat: int) -> list[int]:
        """The seats earlier in the order that are still busy in this step."""
        if seat == self.holder:
            return []
        order = self.order()
        return [other for other in order[: order.index(seat)] if self.realms[other].busy]

    def copy_to(self, other: "Board") -> None:
        """Copy everything to another board."""
        other.phase = self.phase
        other.round = self.round
        other.turn = self.turn
        other.setup = self.setup
        other.tiles = self.tiles
        other.fates = self.fates
        other.fate = self.fate
        other.holder = self.holder
        other.realms = [realm.copy() for realm in self.realms]
        other.stock = self.stock[:]
        other.gray = self.gray
        other.green = self.green
        other.grain = self.grain
        other.vp = self.vp
        other.misery = self.misery
        other.ran_out = self.ran_out
        other.rolls = self.rolls
        other.reroll_seat = self.reroll_seat
        other.reroll_die = self.reroll_die
        other.attack_source = self.attack_source
        other.attack_die = self.attack_die
        other.attack_power = self.attack_power

    # --- the supply ----------------------------------------------------------------------

    def give(self, realm: Realm, goods: Goods, times: int = 1) -> None:
        """Move goods from the supply to a realm; negative numbers go back."""
        self.give_grain(realm, goods[GRAIN] * times)
        self.give_vp(realm, goods[VP] * times)
        realm.coins += goods[COIN] * times
        realm.upgrades += goods[UPGRADES] * times
        realm.tokens += goods[TOKEN] * times

    def give_grain(self, realm: Realm, count: int) -> None:
        """Move grain from the supply to a realm, or back."""
        realm.grain += count
        self.grain -= count
        realm.grain_drawn += count
        realm.grain_most = max(realm.grain_most, realm.grain_drawn)

    def give_vp(self, realm: Realm, count: int) -> None:
        """Move points from the supply to a realm, or back."""
        realm.vp += count
        self.vp -= count
        realm.vp_drawn += count
        realm.vp_most = max(realm.vp_most, realm.vp_drawn)

    def collect_grain(self, realm: Realm, count: int) -> int:
        """The grain that a face with this number brings, with the harvest of this round."""
        if count <= 0:
            return 0
        return max(0, count + self.fate_face().harvest + realm.harvest())

    def spend_grain(self, realm: Realm, count: int) -> None:
        """Let a realm spend grain: it is back in the supply after this step."""
        realm.grain -= count
        self.grain += count
        realm.grain_spent += count

    def check_supply(self, settled: list[int], events: Events | None) -> None:
        """Check whether the supply ran out, as if the seats had taken one after another.

        A seat is judged only if all seats before it are settled: those take nothing more in this
        step, and give nothing back.
        """
        if self.final:
            return
        grain = self.grain + sum([realm.grain_drawn - realm.grain_spent for realm in self.realms])
        vp = self.vp + sum([realm.vp_drawn for realm in self.realms])
        for seat in self.order():
            realm = self.realms[seat]
            if realm.vp_most > vp or realm.grain_most > grain:
                self._make_last("vp" if realm.vp_most > vp else "grain", events)
                return
            if seat not in settled:
                return
            grain -= realm.grain_drawn
            vp -= realm.vp_drawn

    def settle(self, events: Events | None) -> None:
        """Finish the step: nobody takes anything more."""
        self.check_supply(self.order(), events)
        for realm in self.realms:
            realm.grain_drawn = realm.grain_most = realm.vp_drawn = realm.vp_most = 0
            realm.grain_spent = 0

    def pay_grain(self, seat: int, count: int, events: Events | None) -> None:
        """Let a realm pay grain; each missing grain costs a chip of misery."""
        realm = self.realms[seat]
        paid = min(count, realm.grain)
        realm.grain -= paid
        self.grain += paid
        realm.misery += count - paid
        self.misery -= count - paid
        if events is not None and count:
            key = "dice-realms.event.pays" if paid == count else "dice-realms.event.suffers"
            chips = amount("misery", count - paid)
            args: dict[str, object] = {"seat": Who(seat), "grain": paid, "misery": chips}
            events.append(Message(key, args))
        if self.misery < 0:
            self._make_last("misery", events)

    def _make_last(self, supply: str, events: Events | None) -> None:
        """Make this round the last one, since a supply ran out."""
        if self.final:
            return
        self.ran_out = supply
        if events is not None:
            events.append(Message(f"dice-realms.event.last-round.{supply}"))
