"""What a won hand is worth: `hand.HandCalculator` and what it is made of."""
