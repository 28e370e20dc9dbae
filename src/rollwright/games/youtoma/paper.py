"""The paper of Youtoma: the twin's cards, and one's own if they are played, too."""

from rollwright.core.print import Print
from rollwright.core.rule_side import RuleSide
from rollwright.games.realms.card_print import print_of
from rollwright.games.realms.paper import RealmsPaper
from rollwright.games.realms.registry import RealmEntry, find_realm
from rollwright.games.realms.resource_print import resource_print
from rollwright.games.realms.rulebook import card_rules, resource_rules
from rollwright.games.realms.score_print import score_print
from rollwright.games.realms.setup import Course
from rollwright.games.youtoma.rulebook import youtoma_rules


class YoutomaPaper(RealmsPaper):
    """The desk of a seat, with the cards of this course."""

    def __init__(self, course: Course) -> None:
        super().__init__()
        self._course = course

    def whole_set(self, options: dict[str, object]) -> list[Print]:
        """The cards that may be dealt, as far as they are drawn, the score and resource cards."""
        prints = [print_of(entry) for entry in self._entries(options)]
        cards = [found for found in prints if found is not None]
        return [*cards, score_print(), resource_print()]

    def rule_sides(self, options: dict[str, object]) -> dict[str, RuleSide]:
        sides = {entry.card.id: card_rules(entry.card) for entry in self._entries(options)}
        sides[score_print().id] = youtoma_rules(self._course.id)
        sides[resource_print().id] = resource_rules()
        return sides

    def _entries(self, options: dict[str, object]) -> list[RealmEntry]:
        setup = self._course.read(options, {})
        chosen = setup.chosen()
        names = setup.pool if chosen is None else [name for names in chosen for name in names]
        return [find_realm(name) for name in setup.all_cards(names)]
