"""The rules of Youtoma for the back of its score card, in our own words."""

from rollwright.core.message import Message
from rollwright.core.rule_side import RuleSection, RuleSide

_DUTIES = ("every-die", "marks", "star", "resource", "nothing-spent")


def youtoma_rules(game_id: str) -> RuleSide:
    """The course of one of the games, the duties of the twin, and the levels."""
    course = [Message(f"{game_id}.rulebook.{key}") for key in ("rounds", "winner")]
    sections = [
        RuleSection(_rule("course"), course),
        RuleSection(_rule("duties"), [_rule(key) for key in _DUTIES]),
        RuleSection(_rule("scoring"), [_rule("count")]),
        RuleSection(_rule("levels"), [_rule("easy"), _rule("normal"), _rule("hard")]),
    ]
    return RuleSide(Message(f"{game_id}.name"), sections)


def _rule(key: str) -> Message:
    return Message(f"youtoma.rulebook.{key}")
