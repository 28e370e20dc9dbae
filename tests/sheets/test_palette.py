import pytest

from rollwright.sheets.palette import (
    NEUTRAL,
    SHADES,
    TINTS,
    Colors,
    colors_of,
    contrast,
    ink_for,
    mixed,
    shade_of,
)


def test_contrast_as_the_guidelines_count_it() -> None:
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert contrast("#123456", "#123456") == 1


@pytest.mark.parametrize("colors", [*TINTS.values(), NEUTRAL])
def test_ink_reads_well_on_every_paper(colors: Colors) -> None:
    for shade in range(len(SHADES)):
        paper = shade_of(colors.full, shade)
        assert contrast(paper, ink_for(paper)) >= 7


def test_shades_differ() -> None:
    for colors in TINTS.values():
        assert len({shade_of(colors.full, shade) for shade in range(len(SHADES))}) == len(SHADES)


def test_mixing() -> None:
    assert mixed("#000000", "#ffffff", 0) == "#000000"
    assert mixed("#000000", "#ffffff", 1) == "#ffffff"
    assert mixed("#102030", "#304050", 0.5) == "#203040"


def test_an_unknown_tint_is_neutral() -> None:
    assert colors_of("ultraviolet") == NEUTRAL
    assert colors_of("") == NEUTRAL
