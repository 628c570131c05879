"""Seeded chance for model scripts. Built on Python's random() alone, whose numbers are promised to stay the same; choice() and shuffle() are not."""

import random


class Chance:
    """The same seed gives the same model everywhere."""

    def __init__(self, seed: int) -> None:
        self.source = random.Random(seed)

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * self.source.random()

    def pick(self, options):
        return options[min(int(self.source.random() * len(options)), len(options) - 1)]

    def happens(self, share: float) -> bool:
        return self.source.random() < share

    # One in four differs, one in ten by a whole step.
    def tone(self, body: float = 2.0) -> float:
        """A part's tone from the short list that is mostly the body."""
        return body + self.pick((0.0, 0.0, 0.0, -0.6, 0.6, 1.0))
