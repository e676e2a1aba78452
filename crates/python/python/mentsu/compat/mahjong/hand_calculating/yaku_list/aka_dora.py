"""赤ドラ, red fives. Its han are as many as there are."""

from ..yaku import SituationYaku


class AkaDora(SituationYaku):
    """赤ドラ, red fives. Its han are as many as there are."""

    yaku_id = 121
    name = "Aka Dora"
    han_open = 1
    han_closed = 1

    def __str__(self) -> str:
        """The name and how many there are."""
        return f"{self.name} {self.han_closed}"
