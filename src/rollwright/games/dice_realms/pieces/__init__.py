"""The pieces that change during play: dice, realms, and the board with its supply."""
