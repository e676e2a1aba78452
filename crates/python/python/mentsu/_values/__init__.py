"""What the public modules are made of: errors, answers, and values that say how to ask."""
