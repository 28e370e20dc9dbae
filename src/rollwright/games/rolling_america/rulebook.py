"""The rules of Rolling America for the back of its map, in our own words."""

from rollwright.core.message import Message
from rollwright.core.rule_side import RuleSection, RuleSide


def map_rules() -> RuleSide:
    """All the rules."""
    sections = [
        RuleSection(_rule("before"), [_told("goal"), _rule("set-up"), _rule("no-dice")]),
        RuleSection(_told("group.rounds"), [_told("rule.rounds"), _rule("round-box")]),
        RuleSection(_told("group.map"), [_told("rule.map")]),
        RuleSection(_told("group.powers"), [_told("rule.powers"), _rule("power-box")]),
        RuleSection(
            _rule("end"),
            [
                _rule("check"),
                _rule("count"),
                _rule("winner"),
                _told("scoring.powers"),
                _rule("equal"),
                _rule("alone"),
            ],
        ),
    ]
    return RuleSide(_told("name"), sections)


def _told(key: str) -> Message:
    return Message(f"rolling-america.{key}")


def _rule(key: str) -> Message:
    return Message(f"rolling-america.rulebook.{key}")
