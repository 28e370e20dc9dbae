"""What a seat sees: its dice with their faces, its goods, the shop, the trays, the supply."""
