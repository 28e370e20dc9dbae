"""Wraps short texts into lines."""

from rich.text import Text


def flow(entries: list[Text], width: int, gap: str) -> list[Text]:
    """Entries side by side, as many as fit on a line."""
    lines: list[Text] = []
    for entry in entries:
        if lines and len(lines[-1]) + len(gap) + len(entry) <= width:
            lines[-1] = lines[-1] + Text(gap) + entry
        else:
            lines.append(entry.copy())
    return lines
