"""My Little Scythe (Youtoma): the card has two marked hexes, and the duty to score comes in."""

from tests.games.realms.references.my_little_scythe import MyLittleScythe


class YoutomaMyLittleScythe(MyLittleScythe):
    """The rule is the usual one: prefilled hexes are taken, and count for pairs."""


REFERENCE = YoutomaMyLittleScythe
