"""What can be asked the rule of: the parts of a sheet, and every face."""

from typing import Final

from rollwright.core.message import Message
from rollwright.core.topic import Topic, group_topic
from rollwright.games.dice_realms.box.caption import describe, describe_fate
from rollwright.games.dice_realms.box.face import FACES
from rollwright.games.dice_realms.box.fate import FATES
from rollwright.games.dice_realms.box.names import face_name, fate_name, line_name

# The groups that have a rule; that of the black die tells of all dice.
_GROUPS: Final = ("fate", "black", "goods", "shop", "tray", "supply")


def all_topics() -> list[Topic]:
    """The same in every game, because any face may be asked for before it is in play."""
    topics = [group_topic("dice-realms", group) for group in _GROUPS]
    for face in FACES:
        args: dict[str, object] = {
            "line": line_name(face.line.id),
            "count": face.dots,
            "powers": describe(face),
        }
        topics.append(Topic(face.id, face_name(face), Message("dice-realms.topic.face", args)))
    for fate in FATES:
        rule = Message("dice-realms.topic.fate", {"powers": describe_fate(fate)})
        topics.append(Topic(fate.id, fate_name(fate), rule))
    return topics
