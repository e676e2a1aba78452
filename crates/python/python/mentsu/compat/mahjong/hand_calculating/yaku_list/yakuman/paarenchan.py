"""八連荘, the eighth win of a dealer in a row and those after it."""

from ...yaku import SituationYaku


class Paarenchan(SituationYaku):
    """八連荘, the eighth win of a dealer in a row and those after it."""

    yaku_id = 119
    name = "Paarenchan"
    han_open = 13
    han_closed = 13
    is_yakuman = True
    count = 0

    def set_paarenchan_count(self, count: int) -> None:
        """Set how many times the yakuman counts."""
        self.han_open = self.han_closed = 13 * count
        self.count = count

    def __str__(self) -> str:
        """The name and how many times it counts."""
        return f"{self.name} {self.count}"
