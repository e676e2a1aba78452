"""Tables to learn at: thousands that step at once (`VectorEnv`), and recorded decisions in the same numbers (`examples`).

# Actions

Every choice is one of 124 numbers, the same for four players and three and under all rules; `ACTIONS` has a line for
each. A face is the number of its kind, 0 (`1m`) to 33 (`7z`), and for the red fives of man, pin and sou 34 to 36.

| numbers | choice |
|---|---|
| 0–36 | discard this face from the hand as it was before the draw |
| 37–73 | discard this face, the tile just drawn: 37 and the face |
| 74, 75 | announce riichi, open riichi; its discard is the next choice of the same player |
| 76, 77 | chi where the called tile is the highest of the three: with an own red five, without |
| 78, 79 | chi where it is the one in the middle |
| 80, 81 | chi where it is the lowest |
| 82–84 | pon with two own red fives, with one, with none |
| 85 | daiminkan |
| 86–119 | ankan or kakan: 86 and the kind |
| 120 | set a north aside |
| 121 | win, by tsumo or ron |
| 122 | abort the round with nine kinds of terminals and honors |
| 123 | pass |

A pass is a choice like any other, here and among recorded decisions: data that leave passes out teach to call and to win
on everything. So is the only discard that is left in riichi.

# Observations

`VIEW_PLANES` of `mentsu.encoding` names the planes and `VIEW_VERSION` is their version; `encode_views` says what they
are. `HIDDEN_PLANES` are what the player doesn't see, for critics.
"""

from .numbered import ACTIONS, HIDDEN_PLANES, Choice, Examples, action_at, choice_at, examples, numbers_of
from .vector import TableFault, VectorEnv

__all__ = [
    "ACTIONS",
    "HIDDEN_PLANES",
    "Choice",
    "Examples",
    "TableFault",
    "VectorEnv",
    "action_at",
    "choice_at",
    "examples",
    "numbers_of",
]
