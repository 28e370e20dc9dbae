"""What lies on the table and changes: dice, realms, and the board with its supply."""
