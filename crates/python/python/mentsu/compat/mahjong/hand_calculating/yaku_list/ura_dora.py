"""裏ドラ. Its han are as many as there are."""

from ..yaku import SituationYaku


class UraDora(SituationYaku):
    """裏ドラ. Its han are as many as there are."""

    yaku_id = 122
    name = "Ura Dora"
    han_closed = 1

    def __str__(self) -> str:
        """The name and how many there are."""
        return f"{self.name} {self.han_closed}"
