"""A made-up card that draws with everything there is, for tests of the vocabulary."""

from rollwright.core.print import Print
from rollwright.games.realms.card_file import read_card
from rollwright.games.realms.card_print import print_of
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.registry import RealmEntry

CARD = """
name = "Made up"
set = "promo"
origin = "reconstructed"
dice = [3, 5, 6]
places = [
    { id = "a1", hex = [1, 1, 1], number = 3 },
    { id = "b1", hex = [3, 1, 1] },
    { id = "a2", hex = [2, 3, 1], gains = "P/H" },
    { id = "b2", hex = [4, 3, 1], costs = "PPH", gains = "*" },
    { id = "w1", circle = [10, 1, 1], number = 5 },
    { id = "w2", circle = [12, 3, 1] },
    { id = "w3", circle = [10, 5, 1] },
    { id = "w4", circle = [8, 3, 1] },
    { id = "s1", rect = [0, 6, 2, 1] },
    { id = "s2", rect = [2, 6, 2, 1] },
    { id = "s3", rect = [4, 6, 2, 1] },
    { id = "town", circle = [7, 7, 1], costs = "C", print = "V" },
    { id = "port", rect = [13, 6, 2, 1] },
]

[names]
"{a}{n}" = { en = "place {a}{n}", es = "lugar {a}{n}" }
"town" = { en = "town", es = "ciudad" }
"port" = { en = "port", es = "puerto" }

[rule]
en = "Mark it."
es = "Márcalo."

[scoring]
en = "A star."
es = "Una estrella."

[how]
en = ["One", "two"]
es = ["Uno", "dos"]

[foot]
en = "1 :star: for each :house:"
es = "1 :star: por cada :house:"

[theme]
t1 = "#1f6670"
t2 = "#b2532c"
t3 = "#e4f1ee"
t4 = "#8fbdb9"
dark = { t1 = "#174a52", t3 = "#1d2f2f" }

[symbols.venom]
parts = [{ path = "M4 28L16 4l12 24z", fill = "t2" }]

[[drawing]]
hexgrid = ["a1 b1", "a2 b2"]
at = [60, 170]
radius = 36
gap = 4
fill = "t3"
pattern = "waves"
print = { at = [0, 0], die = 26 }
gains = [0, 12, 22]
costs = [0, -12, 18]

[[drawing]]
wheel = "w1 . w2 w3 w4"
at = [360, 230]
radius = 70
size = 30
start = 36
print = { at = [0, 0], style = "large" }
stroke = "t2"
width = 3
dash = "4 3"

[[drawing]]
wheel = "s1 s2 s3"
at = [100, 400]
sectors = [30, 90]
gap = 6
pattern = { name = "crossed", color = "t2", clear = 14 }

[[drawing]]
line = ["town", "port"]
label = ":die6:"
arrow = true

[[drawing]]
place = "town"
circle = [240, 400, 34]
costs = false
print = { signs = { V = "venom" }, size = 30 }

[[drawing]]
costs_of = "town"
at = [240, 460]
size = 24

[[drawing]]
place = "port"
rect = [390, 370, 70, 60]
pattern = "rising"

[[drawing]]
path = "M230 480h10v10h-10z"
fill = "t2"
repeat = { count = 5, dx = 20, rows = 2, down = 20 }

[[drawing]]
sign = "die5"
at = [[20, 530], [50, 530]]
size = 24

[[drawing]]
corners = [[390, 460], [460, 460], [425, 520]]
stroke = "trace"
pattern = "dots"
"""


def entry_of_text(text: str, card_id: str = "made-up") -> RealmEntry:
    """A card whose dice do nothing."""
    return RealmEntry(Realm(read_card(card_id, text)), "", text)


def drawn(text: str = CARD) -> Print:
    """The print of a card; raises CardError."""
    found = print_of(entry_of_text(text))
    assert found is not None
    return found
