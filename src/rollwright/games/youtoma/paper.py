"""The paper of Youtoma: the twin's cards, and one's own if they are played, too."""

from rollwright.core.print import Print
from rollwright.core.rule_side import RuleSide
from rollwright.games.realms.paper import RealmsPaper
from rollwright.games.realms.registry import RealmEntry, find_realm
from rollwright.games.realms.resource_print import resource_print
from rollwright.games.realms.setup import Course
from rollwright.games.youtoma.rulebook import twin_resource_rules, youtoma_rules


class YoutomaPaper(RealmsPaper):
    """The desk of a seat, with the cards of this course."""

    def __init__(self, course: Course) -> None:
        super().__init__()
        self._course = course

    def whole_set(self, options: dict[str, object]) -> list[Print]:
        """The twin has a resource card of its own, on which nothing is spent."""
        cards = super().whole_set(options)
        spends = any([one.mode.spends for one in self._course.read(options, {}).rounds])
        return [*(cards if spends else cards[:-1]), resource_print(spends=False)]

    def rule_sides(self, options: dict[str, object]) -> dict[str, RuleSide]:
        return {
            **super().rule_sides(options),
            resource_print(spends=False).id: twin_resource_rules(),
        }

    def entries(self, options: dict[str, object]) -> list[RealmEntry]:
        setup = self._course.read(options, {})
        chosen = setup.chosen()
        names = setup.pool if chosen is None else [name for names in chosen for name in names]
        return [find_realm(name) for name in setup.all_cards(names)]

    def course_rules(self) -> RuleSide:
        return youtoma_rules(self._course.id)
