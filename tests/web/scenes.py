"""The scenes of the page that are kept as pictures, and how they are taken."""

from dataclasses import dataclass
from io import BytesIO
from typing import Final, Literal

from PIL import Image
from playwright.sync_api import Browser, Page, expect

from tests.snapshots.comparison import Picture, Tolerance
from tests.snapshots.game_script import read_script
from tests.web.scripted_table import ScriptedTable

# Of the halved picture: browsers smooth edges differently, and set letters half a pixel apart.
FRAME_TOLERANCE: Final = Tolerance(shift=1, colour=40, pixels=12)
Stage = Literal["start", "new", "lobby", "play", "drawer", "end", "screen"]
Size = tuple[int, int]
DESKTOP: Final[Size] = (1366, 768)
LAPTOP: Final[Size] = (1280, 720)
WALL: Final[Size] = (1920, 1080)
PHONE: Final[Size] = (390, 844)
LYING: Final[Size] = (844, 390)
# What chance or the machine decides: the table's id, and all that is made of it.
_CHANCE: Final = (
    ".qr, .code b, .code-line b, .follow-code, #table-link, .proof "
    "{ visibility: hidden !important; }"
)
# A style element would be refused by the policy of the page.
_HIDE: Final = """style => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets.push(sheet);
}"""
_NOW: Final = "2026-01-01T12:00:00Z"
# A moment in the middle of each game, at which Ada has something to decide.
_MIDDLE: Final = {
    "rolling-america": 92,
    "rolling-realms": 49,
    "youtoma": 46,
    "youtoma-together": 44,
    "dice-realms": 84,
}
_SHOWN: Final[dict[Stage, str]] = {
    "start": ".game",
    "new": "dialog[open]",
    "lobby": ".lobby .seats",
    "play": ".board [data-place]",
    "drawer": "#beside .log",
    "end": ".verdict",
    "screen": ".screen .shown",
}


@dataclass(frozen=True, slots=True)
class Scene:
    """A stage of a game on a screen of this size, in these colours and words."""

    stage: Stage
    game: str
    size: Size
    theme: Literal["light", "dark"]
    language: Literal["en", "es"]

    @property
    def name(self) -> str:
        """The name of its picture."""
        width, height = self.size
        return f"{self.game}-{self.stage}-{width}x{height}-{self.theme}-{self.language}"


SCENES: Final = (
    Scene("start", "all", DESKTOP, "light", "en"),
    Scene("start", "all", PHONE, "dark", "es"),
    Scene("new", "rolling-realms", DESKTOP, "dark", "es"),
    Scene("new", "dice-realms", PHONE, "light", "en"),
    Scene("lobby", "rolling-realms", DESKTOP, "light", "es"),
    Scene("lobby", "rolling-america", PHONE, "dark", "en"),
    Scene("play", "rolling-america", DESKTOP, "light", "en"),
    Scene("play", "rolling-america", PHONE, "dark", "es"),
    Scene("play", "rolling-america", WALL, "dark", "en"),
    Scene("play", "rolling-realms", DESKTOP, "dark", "es"),
    Scene("play", "rolling-realms", PHONE, "light", "en"),
    Scene("play", "rolling-realms", LYING, "dark", "en"),
    Scene("play", "youtoma", DESKTOP, "light", "es"),
    Scene("play", "youtoma", PHONE, "dark", "en"),
    Scene("play", "youtoma-together", LAPTOP, "light", "en"),
    Scene("play", "dice-realms", DESKTOP, "light", "en"),
    Scene("play", "dice-realms", PHONE, "dark", "en"),
    Scene("play", "dice-realms", LAPTOP, "dark", "es"),
    Scene("drawer", "rolling-realms", PHONE, "dark", "es"),
    Scene("drawer", "rolling-america", LYING, "light", "en"),
    Scene("end", "rolling-america", DESKTOP, "dark", "es"),
    Scene("end", "rolling-realms", PHONE, "light", "en"),
    Scene("end", "youtoma", PHONE, "dark", "es"),
    Scene("end", "youtoma-together", DESKTOP, "light", "es"),
    Scene("end", "dice-realms", DESKTOP, "light", "en"),
    Scene("screen", "rolling-america", WALL, "light", "es"),
    Scene("screen", "dice-realms", LAPTOP, "dark", "en"),
)


class Photographer:
    """Takes the pictures of scenes; tables are used for several of them."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._tables: dict[tuple[str, Stage], ScriptedTable] = {}

    def take(self, scene: Scene) -> Picture:
        """The picture of a scene, half as large as the screen; of a phone, as large."""
        table = None if scene.game == "all" or scene.stage == "new" else self._table(scene)
        width, height = scene.size
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            # Letters on a phone need all of their pixels to be looked at.
            device_scale_factor=2 if min(scene.size) < 500 else 1,
            has_touch=min(scene.size) < 500,
            color_scheme=scene.theme,
            locale=scene.language,
            reduced_motion="reduce",
        )
        try:
            page = context.new_page()
            page.clock.set_fixed_time(_NOW)
            if table is not None:
                name, value = table.cookie
                context.add_cookies([{"name": name, "value": value, "url": self._address}])
            self._go(page, scene, table)
            page.evaluate(_HIDE, _CHANCE)
            page.wait_for_load_state("networkidle")
            page.evaluate("document.fonts.ready.then(() => undefined)")
            # What follows from the sizes of what has come is drawn in the next frames; and who
            # waits for others sees their boards after a while, which has to be over.
            page.evaluate("new Promise(done => setTimeout(done, 1000))")
            taken = page.screenshot(animations="disabled", caret="hide")
        finally:
            context.close()
        return shrunk(Image.open(BytesIO(taken)).convert("RGB"))

    def close(self) -> None:
        """Close all tables."""
        for table in self._tables.values():
            table.close()

    def _go(self, page: Page, scene: Scene, table: ScriptedTable | None) -> None:
        if table is None:
            page.goto(self._address)
            expect(page.locator(".game").first).to_be_visible()
            if scene.stage == "new":
                title = scene.game.replace("-", " ").title()
                card = page.locator(".game", has_text=title).first
                card.locator(".game-ways button").last.click()
        else:
            page.goto(f"{self._address}/t/{table.table}{'/screen' * (scene.stage == 'screen')}")
            if scene.stage == "drawer":
                expect(page.locator(".board [data-place]").first).to_be_visible()
                page.locator(".bar-menu").click()
        expect(page.locator(_SHOWN[scene.stage]).first).to_be_visible()

    def _table(self, scene: Scene) -> ScriptedTable:
        stage: Stage = scene.stage if scene.stage in ("lobby", "end") else "play"
        found = self._tables.get((scene.game, stage))
        if found is None:
            script = read_script(scene.game)
            steps = {
                "lobby": None,
                "play": script.steps[: _MIDDLE[scene.game]],
                "end": script.steps,
            }[stage]
            found = ScriptedTable(self._address, script, steps)
            self._tables[scene.game, stage] = found
        return found


def shrunk(picture: Picture) -> Picture:
    """The picture with half of its pixels each way."""
    return picture.reduce(2)
