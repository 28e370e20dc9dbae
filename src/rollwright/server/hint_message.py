"""A hint as it is sent to a client."""

from rollwright.core.message import NameOf, say_briefly
from rollwright.server.wire.messages import HintMessage, HintWay
from rollwright.tables.counsel import Counsel


def hint_message(command: str, hint: Counsel, language: str, names: NameOf) -> HintMessage:
    """All sentences for somebody who looks at the sheet."""
    return HintMessage(
        command,
        hint.move,
        say_briefly(hint.label, language, names),
        [say_briefly(reason, language, names) for reason in hint.reasons],
        [
            HintWay(
                way.move,
                say_briefly(way.label, language, names),
                say_briefly(way.cost, language, names),
                way.is_even,
            )
            for way in hint.ways
        ],
        "" if hint.searched is None else say_briefly(hint.searched, language, names),
    )
