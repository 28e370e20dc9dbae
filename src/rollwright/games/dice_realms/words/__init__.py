"""The words: labels of moves, questions, refusals and requests for rolls."""
