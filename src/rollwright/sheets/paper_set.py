"""Everything that a game needs on paper, as pages for a printer."""

from dataclasses import replace

from rollwright.core.print import Print
from rollwright.core.rule_side import RuleSide
from rollwright.sheets.paper_sheet import Page, PaperSize, pages_of, with_backs
from rollwright.sheets.rule_print import rule_print


def set_pages(
    prints: list[Print],
    sides: dict[str, RuleSide],
    paper: PaperSize,
    copies: int,
    language: str,
    bleed: float = 0.0,
) -> list[Page]:
    """The pages of as many sets of prints, each set in one piece.

    With rules for their backs, by print, every other page is the back of the one before.
    """
    pages = pages_of(prints * copies, paper)
    if sides:
        fronts = {one.id: one for one in prints if one.id in sides}
        backs = {name: rule_print(sides[name], one, language) for name, one in fronts.items()}
        pages = with_backs(pages, backs)
    return [replace(page, bleed=bleed) for page in pages]
