"""What is said and written: texts of moves and outcomes, labels, questions, refusals."""
