"""The sheet of a seat: its dice with their faces, its goods, the shop, the trays, the supply."""
