"""Tidal Blades: monsters are fought die by die, and every blow is a step on the champion track.

Notation: the die that is marked on a monster: `eel2`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import at_place
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.resource import STAR
from rollwright.games.realms.state import RealmState

# For `promise`: how much of a kill bonus is left for each die that is still missing, and how many
# stars a step is worth.
_KILL: Final = 0.55
_STEP: Final = 0.3


class TidalBlades(Realm):
    """A die marks its number on a monster; the last one brings the kill bonus, too."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        # The dice of each monster, the mark of its kill bonus, and the steps that it brings.
        self.monsters = card.places_of("monsters")
        self.kills = card.places_of("kills")[0]
        self.bonus = [card.places[kill].number for kill in self.kills]
        self.track = card.places_of("track")[0]
        self.joker = card.number("joker")
        self.dice = [die for dice in self.monsters for die in dice]
        self.monster_of = [at for at, dice in enumerate(self.monsters) for _ in dice]
        self.declare([at_place(card.places[die].id, die) for die in self.dice])

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        return [
            option
            for option, place in enumerate(self.dice)
            if state.is_blank(place)
            and (die.value == self.joker or die.value == self.card.places[place].number)
        ]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        monster = self.monster_of[option]
        state.mark(self.dice[option])
        steps = 1
        if state.all_filled(self.monsters[monster]):
            state.mark(self.kills[monster])
            steps += self.bonus[monster]
        for step in state.blanks(self.track)[:steps]:
            state.mark(step)
            self.reward(desk, state, step)

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        """The die, the kill bonus that it brings, and the steps on the track."""
        monster = self.monster_of[option]
        places = [self.dice[option]]
        steps = 1
        if len(state.blanks(self.monsters[monster])) == 1:
            places.append(self.kills[monster])
            steps += self.bonus[monster]
        return places + state.blanks(self.track)[:steps]

    def _steps(self, state: RealmState) -> int:
        """The steps that the marked dice and the killed monsters have brought."""
        steps = state.count_filled(self.dice)
        for kill, bonus in zip(self.kills, self.bonus, strict=True):
            if not state.is_blank(kill):
                steps += bonus
        return min(steps, len(self.track))

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """Bonuses go with complete monsters, and the track with all that brings steps."""
        for dice, kill in zip(self.monsters, self.kills, strict=True):
            if state.all_filled(dice) == state.is_blank(kill):
                return False
        in_order = state.is_in_order(self.track)
        return in_order and state.count_filled(self.track) == self._steps(state)

    def promise(self, desk: Desk, state: RealmState) -> float:
        """The kill bonuses that are near, in stars, as far as there are stars left."""
        steps = 0.0
        for dice, kill, bonus in zip(self.monsters, self.kills, self.bonus, strict=True):
            if state.is_blank(kill):
                steps += bonus * _KILL ** len(state.blanks(dice))
        stars = 0
        for step in state.blanks(self.track):
            stars += self.card.places[step].gains.count(STAR)
        return min(float(stars), steps * _STEP)


REALM: Final = TidalBlades
