"""What a seat saw, as planes."""

from __future__ import annotations

from pathlib import Path

import mentsu
import pytest
from made_logs import as_bytes, events_of, play, seen_by
from mentsu.encoding import VIEW_PLANES, encode_views

np = pytest.importorskip("numpy", reason="planes are NumPy arrays")


@pytest.fixture(scope="module", params=[(), ("--rules", "tenhou-sanma")], ids=["four", "three"])
def decisions(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> list[mentsu.records.Decision]:
    paths = play(tmp_path_factory.mktemp("views"), 3, 4, "--tonpuu", *request.param)
    return [decision for path in paths for game in mentsu.read_log(path) for decision in game.decisions]


def plane(planes: np.ndarray, name: str) -> np.ndarray:
    return planes[:, VIEW_PLANES.index(name)]


def test_planes_are_what_values_say(decisions: list[mentsu.records.Decision]) -> None:
    planes = encode_views(decisions, planes=VIEW_PLANES, plan=0)
    assert planes.shape == (len(decisions), len(VIEW_PLANES), 34) and planes.dtype == np.float32
    assert len(set(VIEW_PLANES)) == len(VIEW_PLANES)
    assert np.isfinite(planes).all() and planes.min() >= -0.5 and planes.max() <= 1.5
    for name in VIEW_PLANES:
        assert plane(planes, name).any() or name.startswith(("plan_", "river_order_4", "river_drawn_4")) or name in (
            "sanma", "melds_3", "river_3", "riichi_3", "points_3", "dealer_3", "honba", "hand_4", "furiten", "announced",
            "danger_3",
        ) or name.endswith("_3"), name
    for number, decision in enumerate(decisions):
        row, own = decision.row(), planes[number]
        counts = sum(own[VIEW_PLANES.index(f"hand_{copies}")] for copies in range(1, 5))
        assert counts.tolist() == list(decision.hand.concealed.to_array34())
        assert own[VIEW_PLANES.index("drawn")].sum() == (row["drawn"] is not None)
        assert own[VIEW_PLANES.index("claimed")].sum() == (row["best"] is None and row["action"] != "tsumo")
        assert own[VIEW_PLANES.index("own_turn")][7] == (len(decision.hand.concealed) % 3 == 2)
        assert own[VIEW_PLANES.index("furiten")][7] == row["furiten"]
        for place in range(len(decision.points)):
            seat = (decision.seat + place) % len(decision.points)
            assert own[VIEW_PLANES.index(f"points_{place}")][0] == pytest.approx(decision.points[seat] / 100_000)
            assert own[VIEW_PLANES.index(f"river_{place}")].sum() * 4 == len(decision.rivers[seat])
            assert own[VIEW_PLANES.index(f"riichi_{place}")][33] == decision.riichi[seat]
        if row["action"] in ("discard", "riichi"):
            kind = int(np.nonzero(own[VIEW_PLANES.index("may_discard")])[0].size)
            assert kind >= 1
            face = mentsu.Tile(row["discarded"].replace("0", "5")).index
            assert own[VIEW_PLANES.index("may_discard")][face] == 1
            assert own[VIEW_PLANES.index("ukeire_after")][face] * 80 == pytest.approx(row["ukeire_after"], abs=1e-3)
            assert own[VIEW_PLANES.index("shanten_after")][face] * 6 == pytest.approx(row["shanten_after"], abs=1e-3)
        else:
            assert row["action"] == "kita" or row["best"] is not None or not own[VIEW_PLANES.index("may_discard")].any()


def test_nothing_hidden_is_seen(tmp_path: Path) -> None:
    """A record that shows one seat alone gives the same planes as one that shows all."""
    (path,) = play(tmp_path, 1, 8, "--tonpuu")
    (whole,) = mentsu.read_log(path)
    for seat in range(4):
        (seen,) = mentsu.read_log(as_bytes(seen_by(events_of(path), seat)))
        own = [decision for decision in whole.decisions if decision.seat == seat]
        assert np.array_equal(encode_views(seen.decisions), encode_views(own))


def test_a_callers_buffer(decisions: list[mentsu.records.Decision]) -> None:
    some = decisions[:10]
    planes = encode_views(some)
    out = np.full(planes.shape, 7, np.float32)
    assert encode_views(some, out) is out and np.array_equal(out, planes)
    whole = np.zeros((30, *planes.shape[1:]), np.float32)
    encode_views(some, whole[10:20])
    assert np.array_equal(whole[10:20], planes) and not whole[:10].any() and not whole[20:].any()
    read_only = planes.copy()
    read_only.flags.writeable = False
    for wrong in (out[:9], out[:, :, :33], whole[::3], out.astype(np.float64), read_only, out[0], np.asfortranarray(out)):
        with pytest.raises((TypeError, mentsu.MentsuError)):
            encode_views(some, wrong)
    with pytest.raises(mentsu.batch.ColumnTypeError, match="shape"):
        encode_views([], out)
    for plan in (-1, 7, 2**64):
        with pytest.raises(mentsu.MentsuError, match="plan|range"):
            encode_views(some, plan=plan)
        with pytest.raises(mentsu.MentsuError, match="plan|range"):
            some[0].row(plan=plan)
    with pytest.raises(TypeError):
        encode_views([3], None)  # type: ignore[list-item]
    assert encode_views([]).shape == (0, len(VIEW_PLANES) - 6, 34)
    assert np.array_equal(planes, encode_views(some, planes=VIEW_PLANES[:-6]))
    chosen = encode_views(some, planes=["dora", "hand_2", "dora"])
    assert np.array_equal(chosen[:, 0], plane(planes, "dora")) and np.array_equal(chosen[:, 2], chosen[:, 0])
    assert np.array_equal(chosen[:, 1], plane(planes, "hand_2"))
    announced = encode_views(some, announced=[1] * len(some))
    assert (announced[:, VIEW_PLANES.index("announced")] == 1).all() and not plane(planes, "announced").any()
    with pytest.raises(mentsu.batch.ColumnTypeError, match="announced"):
        encode_views(some, announced=[1])
    for planes_asked in (["no"], ["plan_win"], ["\ud800"]):
        with pytest.raises(mentsu.MentsuError, match="plane|surrogate"):
            encode_views(some, planes=planes_asked)


def test_plans_are_planes(decisions: list[mentsu.records.Decision]) -> None:
    planned = [decision for decision in decisions if decision.row(plan=0)["plan_points"] is not None]
    assert len(planned) > 5
    planes = encode_views(planned, plan=0)
    for number, decision in enumerate(planned):
        row = decision.row(plan=0)
        best = mentsu.Tile(row["plan_best"].replace("0", "5")).index
        points = plane(planes, "plan_points")[number]
        assert points[best] * 10_000 == pytest.approx(row["plan_best_points"], rel=1e-5)
        made = mentsu.Tile(row["discarded"].replace("0", "5")).index
        assert plane(planes, "plan_win")[number][made] >= row["plan_win"] - 1e-6
