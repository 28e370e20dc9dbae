"""The rules of Youtoma for the back of its score card, in our own words."""

from typing import Final

from rollwright.core.message import Message
from rollwright.core.rule_side import RuleSection, RuleSide

_DUTIES: Final = ("every-die", "marks", "star", "resource", "nothing-spent")


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


def twin_resource_rules() -> RuleSide:
    """What resources are worth to the twin, for the back of its resource card."""
    sentences = [Message("youtoma.rule.resources"), Message("youtoma.scoring.resources")]
    section = RuleSection(Message("youtoma.group.resources"), sentences)
    return RuleSide(Message("youtoma.group.resources"), [section])


def _rule(key: str) -> Message:
    return Message(f"youtoma.rulebook.{key}")
