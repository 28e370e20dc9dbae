"""A realm: the dice of one player and everything that player has."""

from typing import Final

from rollwright.games.dice_realms.box.box import BOX
from rollwright.games.dice_realms.box.face import ATTACKERS, DESTROYED, WORTHS
from rollwright.games.dice_realms.box.power import PER_DICE, PER_GRAIN, Goods, Power
from rollwright.games.dice_realms.pieces.die import BLACK, WHITE, Die, new_die

NOBODY: Final = -1


class Realm:
    """What one seat has, and what it still may do this round."""

    __slots__ = (
        *("bank", "busy", "coins", "dice", "free", "got", "grain", "lost", "misery"),
        *("discounts", "sets", "tokens", "treasury", "upgrades", "vp"),
        *("grain_drawn", "grain_most", "grain_spent", "vp_drawn", "vp_most"),
    )

    dice: list[Die]
    grain: int
    vp: int
    # Chips worth -2 points.
    misery: int
    tokens: int
    sets: int
    treasury: int
    coins: int
    upgrades: int
    # Faces lost to destruction, to be repaired.
    lost: list[int]
    # Does this seat still have to decide something in this step?
    busy: bool
    # Is the free reroll still unused?
    free: bool
    # The die with the current exchange, and the goods received in it so far.
    bank: int
    got: list[int]
    # The number of dice bought at a discount this round.
    discounts: int
    # What was taken out of the supply in this step: now, and the maximum so far; and the grain
    # spent.
    grain_drawn: int
    grain_most: int
    grain_spent: int
    vp_drawn: int
    vp_most: int

    def copy(self) -> "Realm":
        """An independent copy."""
        other = Realm()
        other.dice = [die.copy() for die in self.dice]
        other.grain = self.grain
        other.vp = self.vp
        other.misery = self.misery
        other.tokens = self.tokens
        other.sets = self.sets
        other.treasury = self.treasury
        other.coins = self.coins
        other.upgrades = self.upgrades
        other.lost = self.lost[:]
        other.busy = self.busy
        other.free = self.free
        other.bank = self.bank
        other.got = self.got[:]
        other.discounts = self.discounts
        other.grain_drawn = self.grain_drawn
        other.grain_most = self.grain_most
        other.grain_spent = self.grain_spent
        other.vp_drawn = self.vp_drawn
        other.vp_most = self.vp_most
        return other

    def can_pay(self, price: Goods) -> bool:
        """Can it pay for a conversion?"""
        hand = [self.grain, self.vp, self.coins, self.upgrades, self.tokens]
        return all([held >= needed for held, needed in zip(hand, price, strict=True)])

    # --- what its dice show ------------------------------------------------------------

    def active_dice(self) -> list[Die]:
        """The dice that were not lost this round."""
        return [die for die in self.dice if die.active]

    def shields(self) -> int:
        """The shields left against any attack."""
        return sum([die.shields() for die in self.dice])

    def harvest(self) -> int:
        """How much more grain each face collects."""
        return sum([die.showing().harvest for die in self.dice if die.has_power()])

    def count_for(self, power: Power) -> int:
        """How many times a gain is taken."""
        if not power.per:
            return 1
        if power.per[0] == PER_GRAIN:
            return self.grain // power.each
        if power.per[0] == PER_DICE:
            return -(-len(self.active_dice()) // power.each)
        shown = [die.showing().line.id for die in self.dice if die.has_power()]
        return sum([line in power.per for line in shown]) - (1 if power.others else 0)

    def discount(self) -> int:
        """The discount on the next die."""
        offers = [die.showing().discount for die in self.dice if die.has_power()]
        offers = sorted([offer for offer in offers if offer], reverse=True)
        return offers[self.discounts] if self.discounts < len(offers) else 0

    def has_attack(self) -> bool:
        """Is there an attack on any face of any die?"""
        return any([not ATTACKERS.isdisjoint(die.faces) for die in self.dice])

    def gather(self) -> None:
        """Reset the dice for the next round."""
        self.discounts = 0
        for die in self.dice:
            die.gather()

    # --- what it is worth --------------------------------------------------------------

    def face_points(self) -> int:
        """The points of the faces on its dice, without destroyed ones."""
        faces = [face for die in self.dice for face in die.faces if face != DESTROYED]
        return sum([WORTHS[face] for face in faces])

    def destroyed(self) -> int:
        """The number of destroyed faces."""
        return sum([die.faces.count(DESTROYED) for die in self.dice])

    def score(self) -> int:
        """The present score."""
        faces = sum([WORTHS[face] for die in self.dice for face in die.faces])
        return faces + self.vp - 2 * self.misery


def new_realm() -> Realm:
    """A realm before the first round; its grain comes out of the supply."""
    realm = Realm()
    realm.dice = [new_die(BLACK, 0), new_die(WHITE, 0)]
    realm.grain = BOX.start_grain
    realm.tokens = BOX.start_tokens
    realm.treasury = BOX.start_treasury
    realm.vp = realm.misery = realm.sets = realm.coins = realm.upgrades = 0
    realm.lost = []
    realm.got = []
    realm.busy = realm.free = False
    realm.bank = NOBODY
    realm.discounts = 0
    realm.grain_drawn = realm.grain_most = realm.vp_drawn = realm.vp_most = 0
    realm.grain_spent = 0
    return realm
