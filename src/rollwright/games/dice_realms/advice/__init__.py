"""What a player would think: how well a seat stands, and which moves are worth a thought."""
