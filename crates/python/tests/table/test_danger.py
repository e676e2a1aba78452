"""The danger of each tile, with its reasons, beside what the rules of reading say."""

from __future__ import annotations

from pathlib import Path

import mentsu
import pytest
from mentsu import MentsuError, Tile
from mentsu.table import Round, TileDanger, View

DISCARDS = 44


def view_after(seed: int, moves: int = DISCARDS) -> View:
    round = Round("tenhou", seed=seed)
    for _ in range(moves):
        if not round.awaited:
            break
        seat = round.awaited[0]
        round.act(seat, round.view(seat).bot("efficiency"))
    return round.view(0)


def of_tile(dangers: tuple[TileDanger, ...], text: str) -> TileDanger:
    return dangers[Tile(text).index]


def test_reasons_agree_with_rivers_and_indicators() -> None:
    found: set[str] = set()
    for seed in range(60):
        view = view_after(seed)
        for of in (1, 2, 3):
            dangers = view.dangers(of)
            assert [danger.tile for danger in dangers] == [Tile.from_index(index) for index in range(34)]
            river = {face.tile for face in view.table.rivers[of]}
            for danger in dangers:
                found |= set(danger.reasons)
                assert 0 <= danger.chance <= danger.if_tenpai <= 1
                assert (danger.safe is not None) == (danger.if_tenpai == 0)
                assert (danger.tile in river) == (danger.safe == "genbutsu")
                if danger.safe is not None:
                    assert danger.reasons[0] == danger.safe and not danger.clues
                else:
                    assert set(danger.reasons) <= {"suji", "half_suji", "no_chance", "one_chance", "dora"}
                    assert danger.clues and all(name and factor > 0 for name, factor in danger.clues)
                if danger.tile.suit != "z" and danger.safe is None:
                    suji = [danger.tile.index + step for step in (-3, 3) if 1 <= danger.tile.rank + step <= 9]
                    safe = [dangers[index].safe in ("genbutsu", "let_pass") for index in suji]
                    assert ("suji" in danger.reasons) == all(safe)
                    assert ("half_suji" in danger.reasons) == (any(safe) and not all(safe))
    assert found > {"genbutsu", "suji", "half_suji", "no_chance", "one_chance", "dora", "no_wait"}


def test_clues_say_early_and_late() -> None:
    clues = {name for danger in view_after(3).dangers(1) for name, _ in danger.clues}
    assert any("among the first six discards" in name for name in clues)
    assert any("later" in name for name in clues)


def test_rows_make_a_table() -> None:
    rows = [danger.row() for danger in view_after(5).dangers("south")]
    assert len(rows) == 34 and len({tuple(row) for row in rows}) == 1
    assert {"tile", "chance", "if_tenpai", "genbutsu", "suji", "no_chance", "one_chance", "dora"} < set(rows[0])
    assert "%" in repr(view_after(5).dangers(1)[0])


def test_only_an_opponent_is_dangerous() -> None:
    view = view_after(1)
    for of in (0, "east"):
        with pytest.raises(MentsuError, match="seat: 0 is no opponent of seat 0"):
            view.dangers(of)
    with pytest.raises(MentsuError, match="seat: 3 is no opponent"):
        Round("tenhou_sanma", seed=1).view(0).dangers(3)


def test_a_recorded_decision_has_the_dangers_of_its_view(logs: Path) -> None:
    game, *_ = mentsu.read_log(sorted(logs.rglob("*.gz"))[0])
    decision = game.decisions[60]
    of = (decision.seat + 1) % game.players
    assert decision.dangers(of) == Round.before(decision).view(decision.seat).dangers(of)


def test_rows_name_the_player(logs: Path) -> None:
    game, *_ = mentsu.read_log(sorted(logs.rglob("*.gz"))[0])
    assert {decision.row()["player"] for decision in game.decisions} == set(game.names)
