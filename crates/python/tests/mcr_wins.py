"""The golden wins under Chinese official rules."""

from pathlib import Path

import mentsu
from mentsu import mcr

GOLDEN = Path(__file__).parents[3] / "tests/golden/mcr.txt"


def wins() -> list[list[str]]:
    """The words of each golden win; the file's README has the columns."""
    lines = GOLDEN.read_text(encoding="utf-8").splitlines()
    return [line.split(" ") for line in lines if not line.startswith("#")]


def situation_of(words: list[str]) -> tuple[str, mcr.Situation]:
    hand, won, marks, seat, prevalent, flowers = words[:6]
    is_drawn = "d" in marks
    situation = mcr.Situation(
        None if is_drawn else won,
        seat=seat,  # type: ignore[arg-type]  # one of four letters
        prevalent=prevalent,  # type: ignore[arg-type]
        flowers=int(flowers),
        last_copy="l" in marks,
        kong="k" in marks,
        last_tile="w" in marks,
    )
    return str(mentsu.Hand(hand).draw(won)) if is_drawn else hand, situation
