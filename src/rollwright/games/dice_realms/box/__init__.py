"""The contents of the box: faces, the Fate die, tiles, set-ups, and their files."""
