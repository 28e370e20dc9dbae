"""A line to a client, for tests of connections."""


class ScriptedLine:
    """A socket whose client reads, or does not."""

    def __init__(self, is_reading: bool = True) -> None:
        self.is_reading = is_reading
        self.frames: list[bytes] = []

    def is_writable(self) -> bool:
        return self.is_reading

    def write(self, text: bytes) -> None:
        self.frames.append(text)
