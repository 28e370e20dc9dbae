"""What is printed and lies in the box: faces, the Fate die, tiles, set-ups, and their files."""
