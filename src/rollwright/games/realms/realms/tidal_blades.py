"""Tidal Blades: monsters are fought die by die, for resources and steps on the champion track.

Notation: the die that is marked on a monster: `eel2`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import at_place
from rollwright.games.realms.realm import Realm, marked_when_full
from rollwright.games.realms.resource import STAR
from rollwright.games.realms.state import RealmState

# For `promise`: how much of a kill bonus is left for each die that is still missing.
_KILL: Final = 0.62


class TidalBlades(Realm):
    """A die marks its number on a monster and brings its benefit; the last one a bonus, too."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        # The dice of each monster, the mark of its kill bonus, and the steps that it brings.
        self.monsters = card.places_of("monsters")
        self.kills = card.places_of("kills")[0]
        self.bonus = [card.places[kill].number for kill in self.kills]
        self.track = card.places_of("track")[0]
        # How many steps lead to each star.
        self.star_spots = [
            steps for steps, spot in enumerate(self.track, 1) if STAR in card.places[spot].gains
        ]
        self.joker = card.number("joker")
        self.dice = [die for dice in self.monsters for die in dice]
        self.monster_of = [at for at, dice in enumerate(self.monsters) for _ in dice]
        # A die that shows no resource shows a step.
        self.step_dice = [die for die in self.dice if not card.places[die].gains]
        self.declare([at_place(card.places[die].id, die) for die in self.dice])

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        return [
            option
            for option, place in enumerate(self.dice)
            if state.is_blank(place)
            and (die.value == self.joker or die.value == self.card.places[place].number)
        ]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        place = self.dice[option]
        monster = self.monster_of[option]
        state.mark(place)
        if place in self.step_dice:
            self._advance(desk, state, 1)
        else:
            self.reward(desk, state, place)
        if state.all_filled(self.monsters[monster]):
            state.mark(self.kills[monster])
            self._advance(desk, state, self.bonus[monster])

    def _advance(self, desk: Desk, state: RealmState, steps: int) -> None:
        """Mark the next steps of the track; beyond its end there is nothing."""
        for spot in state.blanks(self.track)[:steps]:
            state.mark(spot)
            self.reward(desk, state, spot)

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        """The die, the kill bonus that it brings, and the steps on the track."""
        monster = self.monster_of[option]
        places = [self.dice[option]]
        steps = 1 if places[0] in self.step_dice else 0
        if len(state.blanks(self.monsters[monster])) == 1:
            places.append(self.kills[monster])
            steps += self.bonus[monster]
        return places + state.blanks(self.track)[:steps]

    def _steps(self, state: RealmState) -> int:
        """The steps that the marked dice and the killed monsters have brought."""
        steps = state.count_filled(self.step_dice)
        for kill, bonus in zip(self.kills, self.bonus, strict=True):
            if not state.is_blank(kill):
                steps += bonus
        return min(steps, len(self.track))

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """Bonuses go with complete monsters, and the track with all that brings steps."""
        return (
            marked_when_full(state, self.kills, self.monsters)
            and state.is_in_order(self.track)
            and state.count_filled(self.track) == self._steps(state)
        )

    def promise(self, desk: Desk, state: RealmState) -> float:
        """The stars that the kill bonuses ahead would reach; a part of one for part of the way."""
        steps = 0.0
        for dice, kill, bonus in zip(self.monsters, self.kills, self.bonus, strict=True):
            if state.is_blank(kill):
                steps += bonus * _KILL ** len(state.blanks(dice))
        return self._stars_at(state.count_filled(self.track) + steps) - state.stars

    def _stars_at(self, steps: float) -> float:
        """The stars after so many steps, with a part of the next one for part of its way."""
        stars = 0.0
        start = 0
        for end in self.star_spots:
            stars += min(1.0, max(0.0, (steps - start) / (end - start)))
            start = end
        return stars


REALM: Final = TidalBlades
