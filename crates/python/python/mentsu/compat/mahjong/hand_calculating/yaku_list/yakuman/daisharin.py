"""大車輪, 22334455667788 of pin, or of any suit under names of their own."""

from collections import Counter
from collections.abc import Sequence

from ....utils import classify_hand_suits, is_pin, is_sou, simplify
from ...yaku import Yaku
from .._blocks import Blocks, tiles


class Daisharin(Yaku):
    """大車輪, 22334455667788 of pin, or of any suit under names of their own."""

    yaku_id = 109
    name = "Daisharin"
    han_closed = 13
    is_yakuman = True

    def set_pin(self) -> None:
        """Take the name of the hand in pin."""
        self.name = "Daisharin"

    def set_man(self) -> None:
        """Take the name of the hand in man."""
        self.name = "Daisuurin"

    def set_sou(self) -> None:
        """Take the name of the hand in sou."""
        self.name = "Daichikurin"

    def rename(self, hand: Sequence[Sequence[int]]) -> None:
        """Take the name of the hand's suit."""
        kind = hand[0][0]
        if is_sou(kind):
            self.set_sou()
        elif is_pin(kind):
            self.set_pin()
        else:
            self.set_man()

    def is_condition_met(self, hand: Blocks, allow_other_sets: bool, *args: object) -> bool:
        """Whether the hand is such a one."""
        suits, honors = classify_hand_suits(hand)
        ranks = Counter(simplify(tile) for tile in tiles(hand))
        suit = suits in (1, 2, 4) if allow_other_sets else suits == 2
        return suit and not honors and all(ranks[rank] == 2 for rank in range(1, 8))
