"""Errors name the argument, its value and its range."""

from __future__ import annotations

import pytest

from mentsu import Hand, MentsuError, NoWin, Situation
from mentsu.table import Game, Round, View


def test_a_number_out_of_range_names_field_and_range() -> None:
    for honba in (-1, 2**70):
        with pytest.raises(MentsuError, match="honba is a number from 0 to 65535"):
            Situation(honba=honba)
    with pytest.raises(MentsuError, match="-1 is out of range: 0 to 255"):
        Hand("11m").chance(-1)


def test_a_text_is_no_situation() -> None:
    with pytest.raises(TypeError, match="expected a Situation, not str"):
        Hand("11m").score("1z")  # type: ignore[arg-type]


def test_a_tsumo_without_a_drawn_tile_says_how_to_mark_it() -> None:
    with pytest.raises(NoWin, match=r'mark the tile with a plus, as in Hand\("22z\+3m"\)'):
        Hand("123m456p789s11222z").score()


@pytest.mark.parametrize("made", [Round(seed=7), Game(seed=7)])
def test_a_seat_may_be_a_wind(made: Round | Game) -> None:
    assert made.options("east") == made.options("E") == made.options(0) != ()
    assert made.view("south") == made.view(1)
    with pytest.raises(MentsuError, match='unknown wind "left"'):
        made.view("left")  # type: ignore[arg-type]
    with pytest.raises(MentsuError, match="seat: 4 is out of range: 0 to 3"):
        made.view(4)
    with pytest.raises(TypeError, match="a seat is a number or a wind, not float"):
        made.view(1.5)  # type: ignore[arg-type]


def test_a_wind_is_that_of_the_round() -> None:
    assert Round(seed=7, dealer=1).view("east") == Round(seed=7, dealer=1).view(1)
    with pytest.raises(MentsuError, match="nobody sits north"):
        Round("tenhou_sanma", seed=7).view("north")
    assert isinstance(Round(seed=7).view("west"), View)
