"""A finger on a touch screen, as the browser's own protocol moves it."""

from playwright.sync_api import Page

# A finger that moves this often leaves a path that can be followed.
STEPS = 8


class Fingers:
    """One finger, which is down or up."""

    def __init__(self, page: Page) -> None:
        self._line = page.context.new_cdp_session(page)
        self._at = (0.0, 0.0)

    def down(self, x: float, y: float) -> None:
        """Touch the screen."""
        self._send("touchStart", x, y)

    def move(self, x: float, y: float) -> None:
        """Move to a point, without letting go."""
        from_x, from_y = self._at
        for step in range(1, STEPS + 1):
            part = step / STEPS
            self._send("touchMove", from_x + (x - from_x) * part, from_y + (y - from_y) * part)

    def up(self) -> None:
        """Let go."""
        self._line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def swipe(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Draw a line over the screen."""
        self.down(*start)
        self.move(*end)
        self.up()

    def _send(self, kind: str, x: float, y: float) -> None:
        self._at = (x, y)
        touch = {"type": kind, "touchPoints": [{"x": x, "y": y}]}
        self._line.send("Input.dispatchTouchEvent", touch)
