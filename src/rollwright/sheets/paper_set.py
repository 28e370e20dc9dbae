"""Everything that a game needs on paper, as pages for a printer."""

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
) -> list[Page]:
    """The pages of as many sets of prints, each set in one piece.

    With rules for their backs, by print, every other page is the back of the one before.
    """
    pages = pages_of(prints * copies, paper)
    if not sides:
        return pages
    fronts = {one.id: one for one in prints if one.id in sides}
    backs = {name: rule_print(sides[name], one, language) for name, one in fronts.items()}
    return with_backs(pages, backs)
