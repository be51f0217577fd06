"""Under the Deck: a small game with secrets and simultaneous choices, to prove the laws of hiding on. Not one of the box."""
