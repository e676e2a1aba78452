"""Scores and plans of columns are the answers to one hand at a time."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from mentsu import Hand, MentsuError, NoWin, Outlook, Rules, Situation, batch

from hands import deal, texts

WINDS = ("east", "south", "west", "north")
FLAGS = (
    "riichi",
    "double_riichi",
    "ippatsu",
    "chankan",
    "rinshan",
    "haitei",
    "houtei",
    "tenhou",
    "chiihou",
    "renhou",
    "tsubame_gaeshi",
    "kanburi",
    "open_riichi",
    "paarenchan",
)
EMPTY: dict[str, Any] = {"ron": None, "dora": "", "ura": "", "honba": 0, "sticks": 0}


def won(source: random.Random) -> tuple[str, str]:
    """The text of a win without its last tile, some mentsu declared, and that tile."""
    while True:
        concealed: list[str] = []
        melds = ""
        suits = source.choice(["mps", "m", "mz", "sz", "z"])
        for block in range(5):
            suit = source.choice(suits)
            most = 7 if suit == "z" else 9
            rank = source.randint(1, most)
            run = suit != "z" and source.random() < 0.6
            tiles = [rank, rank + 1, rank + 2] if run and rank <= 7 else [rank] * (2 if block == 0 else 3)
            if block == 0:
                tiles = [rank, rank]
            if block and source.random() < 0.15:
                digits = "".join(map(str, tiles))
                kan = tiles[0] == tiles[1] and source.random() < 0.5
                melds += f"[{digits}{rank}{suit}]" if kan else f"({digits}{suit})"
            else:
                concealed += [f"{tile}{suit}" for tile in tiles]
        tile = concealed.pop(source.randrange(len(concealed)))
        try:
            hand = Hand("".join(concealed) + melds)
            hand.draw(tile)
        except ValueError:
            continue
        return str(hand), tile


def situations(rows: int, seed: int) -> list[dict[str, Any]]:
    source = random.Random(seed)
    made = []
    for _ in range(rows):
        hand, tile = won(source)
        ron = source.random() < 0.5
        given: dict[str, Any] = {
            "hand": hand if ron else str(Hand(hand).draw(tile)),
            "ron": None if not ron else tile if source.random() < 0.9 else "4p",
            "seat": source.choice(WINDS),
            "round": source.choice(WINDS[:2]),
            "dora": "".join(source.choice(["1m", "5p", "0s", "7z"]) for _ in range(source.randint(0, 3))),
            "honba": source.randint(0, 3),
            "sticks": source.randint(0, 2),
            "ura": "",
        }
        for flag in FLAGS:
            given[flag] = source.random() < (0.3 if flag == "riichi" else 0.04)
        if given["riichi"]:
            given["ura"] = given["dora"]
        made.append(given)
    return made


ROWS = situations(3000, 1)


def alone(given: dict[str, Any], rules: Any) -> tuple[Any, ...] | str:
    """The answer for one hand, or the text of the error."""
    given = dict(given)
    hand = Hand(given.pop("hand"))
    try:
        score = hand.score(Situation(**given), rules)
    except NoWin as no_win:
        name = {"not_won": 1, "no_yaku": 2, "below_minimum": 3, "ankan_robbed": 4}.get(no_win.kind)
        if name is None:
            return no_win.reason
        return (0, 0, 0, 0, 0, 0, "none", (), name)
    return (
        score.points,
        score.payments.received,
        score.han or 0,
        score.fu or 0,
        score.yakuman,
        sum(score.dora.values()),
        score.limit,
        tuple(score.yaku),
        0,
    )


def columns(rows: list[dict[str, Any]]) -> dict[str, list[Any]]:
    return {name: [row[name] for row in rows] for name in rows[0]}


def readable(answer: dict[str, list[Any]]) -> list[tuple[Any, ...] | None]:
    made: list[tuple[Any, ...] | None] = []
    for row in zip(*answer.values(), strict=True):
        if row[0] is None:
            made.append(None)
            continue
        named = dict(zip(answer, row, strict=True))
        named["limit"] = batch.LIMITS[named["limit"]]
        named["yaku"] = batch.yaku_names(named["yaku"])
        made.append(tuple(named.values()))
    return made


@pytest.mark.parametrize("rules", ["tenhou", Rules("ema", minimum_han=2), "m_league"], ids=str)
def test_scores_are_those_of_one_hand(rules: Any) -> None:
    expected = [alone(row, rules) for row in ROWS]
    given = columns(ROWS)
    hands = given.pop("hand")
    found = readable(batch.score(hands, **given, rules=rules, errors="null", threads=2))
    assert found == [None if isinstance(row, str) else row for row in expected]
    good = [row for row, one in zip(ROWS, expected, strict=True) if not isinstance(one, str)]
    assert 500 < len(good) < len(ROWS)
    assert len({row[-1] for row in expected if not isinstance(row, str)}) >= 3
    bad = next(row for row, one in enumerate(expected) if isinstance(one, str))
    with pytest.raises(batch.ColumnError) as error:
        batch.score(hands, **given, rules=rules)
    assert (error.value.row, error.value.reason) == (bad, expected[bad])


def test_every_world_of_columns_says_the_same() -> None:
    pa = pytest.importorskip("pyarrow")
    pl = pytest.importorskip("polars")
    given = columns(ROWS)
    expected = batch.score(given.pop("hand"), **given, errors="null")
    hands = [row["hand"] for row in ROWS]
    numbers = dict(given, seat=[WINDS.index(seat) for seat in given["seat"]])
    letters = dict(given, seat=[seat[0].upper() for seat in given["seat"]])
    for values in (numbers, letters):
        assert batch.score(hands, **values, errors="null") == expected
    arrays = {name: np.array(values, object if name == "ron" else None) for name, values in numbers.items()}
    found = batch.score(np.array(hands), **arrays, errors="null")
    assert {name: column.tolist() for name, column in found.items()} == expected
    for make in (pa.array, pl.Series):
        worlds = {name: make(values) for name, values in numbers.items()}
        table = pa.table(batch.score(make(hands), **worlds, errors="null").table())
        assert table.to_pydict() == expected
    chunked = pa.chunked_array([hands[:700], hands[700:]])
    table = pa.table(batch.score(chunked, **given, errors="null", lazy=True).table())
    assert table.to_pydict() == expected


def test_values_beside_the_hands_may_be_slices_with_nulls() -> None:
    pa = pytest.importorskip("pyarrow")
    hands = ["23467m345p34588s"] * 4

    def points(**beside: Any) -> list[int | None]:
        found: list[int | None] = batch.score(hands, ron="5m", errors="null", **beside)["received"]
        return found

    flags = [False, True, True, False]
    for before in range(10):
        riichi = pa.array([True] * before + flags).slice(before)
        assert points(riichi=riichi) == points(riichi=flags) == [2900, 5800, 5800, 2900]
        honba = pa.array([7] * before + [0, 1, 2, 3], pa.uint8()).slice(before)
        assert points(honba=honba) == points(honba=[0, 1, 2, 3]) == [2900, 3200, 3500, 3800]
        seats = pa.array(["left"] * before + ["E", "S", "W", "N"]).slice(before)
        assert points(seat=seats) == points(seat=[0, 1, 2, 3]) == [2900, 2000, 2000, 2000]
    # What lies under a null is no value.
    mask = np.array([False, True, False, True])
    for kind in (np.int8, np.uint8, np.int16, np.uint16, np.int32, np.uint32, np.int64, np.uint64):
        honba = pa.array(np.array([0, 1, 2, 3], kind), mask=mask)
        assert points(honba=honba) == [2900, None, 3500, None]
    riichi = pa.array(np.array(flags), mask=mask)
    assert points(riichi=riichi) == [2900, None, 5800, None]


def test_a_bad_row_behind_many_good_ones_is_the_only_null() -> None:
    """A bad row leaves the answers of the previous block unchanged."""
    hands = ["23467m345p34588s"] * 20_000 + ["x"] + ["23467m345p34588s"] * 9_000
    points = batch.score(hands, ron="5m", errors="null")["points"]
    assert points == [2900] * 20_000 + [None] + [2900] * 9_000
    with pytest.raises(batch.ColumnError) as error:
        batch.score(hands, ron="5m", threads=2)
    assert error.value.row == 20_000
    _, counts = deal(1, 14)
    many = np.tile(counts, (140_000, 1))
    many[139_000, 0] = 5
    masked = batch.shanten(many, errors="null")
    assert np.flatnonzero(masked.mask).tolist() == [139_000] and len(set(masked.compressed().tolist())) == 1


def test_tsumo_may_be_named_beside_the_hand() -> None:
    base = batch.score(["234567m23488p67s+8s"])
    assert batch.score(["234567m23488p67s"], tsumo="8s") == base
    assert batch.score(["234567m23488p678s"], tsumo=["8s"]) == base
    counts = np.zeros((1, 34), np.uint8)
    for tile in Hand("234567m23488p678s").faces:
        counts[0, tile.tile.index] += 1
    assert batch.score(counts, tsumo=np.array([25]))["points"].tolist() == base["points"]
    order = [face.tile.index for face in Hand("234567m23488p67s").faces] + [25]
    assert batch.score(np.array([order], np.uint8))["points"].tolist() == base["points"]
    reds = [34 if number == 4 else number for number in order]
    assert batch.score(np.array([reds], np.uint8))["dora"].tolist() == [1]
    with pytest.raises(batch.ColumnError, match="doesn't know its drawn tile"):
        batch.score(["234567m23488p678s"])
    with pytest.raises(batch.ColumnError, match="there is a ron as well"):
        batch.score(["234567m23488p67s"], tsumo="8s", ron="8s")
    with pytest.raises(batch.ColumnError, match="row 0: "):
        batch.score(["234567m23488p678s"], tsumo="1z")


#: Wins with a yakuman for which somebody may be liable, and others: the hand before its last tile, and that tile.
LIABLE = [
    ("234m1p(555z)(666z)(777z)", "1p", ["daisangen"]),
    ("1m(11=1z)(22=2z)(33=3z)(444=4z)", "1m", ["daisuushi"]),
    ("1m(11=11z)(22=22z)(3333p)(5555s)", "1m", ["suukantsu"]),
    ("1m(11=11z)(22=22z)(33=33z)(44=44z)", "1m", ["daisuushi", "suukantsu"]),
    ("1m(55=55z)(66=66z)(77=77z)(44=44z)", "1m", ["daisangen", "suukantsu"]),
    ("23467m345p34588s", "5m", []),
]
PAO = ("daisangen", "daisuushi", "suukantsu")


def liabilities(rows: int) -> list[dict[str, Any]]:
    """Wins with every discarder and liable seat, impossible ones included."""
    source = random.Random(3)
    made = []
    for _ in range(rows):
        hand, tile, yakuman = source.choice(LIABLE)
        ron = source.random() < 0.6
        seat = source.choice(WINDS)
        others = [wind for wind in WINDS if wind != seat or source.random() < 0.05]
        given: dict[str, Any] = {
            "hand": hand if ron else str(Hand(hand).draw(tile)),
            "ron": tile if ron else None,
            "seat": seat,
            "honba": source.randint(0, 3),
            "sticks": source.randint(0, 2),
            "discarder": source.choice(others) if ron and source.random() < 0.7 else None,
        }
        for name in PAO:
            liable = source.random() < (0.7 if name in yakuman else 0.02)
            given[f"pao_{name}"] = source.choice(others) if liable else None
        made.append(given)
    return made


def who_pays(given: dict[str, Any], rules: Any) -> dict[str, int] | None:
    """The payments by the answer for one hand; `None` without an answer."""
    given = dict(given)
    hand = Hand(given.pop("hand"))
    seats = {name: given.pop(f"pao_{name}") for name in PAO}
    pao = [(name, seat) for name, seat in seats.items() if seat is not None]
    try:
        score = hand.score(Situation(**given, pao=pao), rules)
    except NoWin:
        return None
    paid = dict.fromkeys((*WINDS, "discarder"), 0)
    for payment in score.payments:
        paid[payment.payer] += payment.total
    return paid | {"points": score.points, "received": score.payments.received}


@pytest.mark.parametrize("rules", ["tenhou", "m_league", "mahjong_soul", "wrc", "ema"], ids=str)
def test_who_pays_is_what_one_hand_says(rules: str) -> None:
    rows = liabilities(1500)
    expected = [who_pays(row, rules) for row in rows]
    given = columns(rows)
    hands = given.pop("hand")
    found = batch.score(hands, **given, rules=rules, payments=True, errors="null", threads=2)
    for row, one in enumerate(expected):
        paid = {name.removeprefix("paid_"): column[row] for name, column in found.items()}
        if one is None:
            assert paid["points"] is None
            continue
        assert {name: paid[name] for name in one} == one, rows[row]
        assert sum(paid[name] for name in (*WINDS, "discarder")) + 1000 * rows[row]["sticks"] == one["received"]
    good = [one for one in expected if one is not None]
    assert 1000 < len(good) < len(rows)
    # Somebody paid for another's discard, alone or with the discarder; and nobody says who discarded.
    assert any(one["discarder"] and any(one[wind] for wind in WINDS) for one in good)
    # One value for all rows says the same as a column of it.
    alike = [row for row, one in zip(rows, expected, strict=True) if one is not None and row["seat"] == "east"]
    for name, value in (("discarder", "west"), ("pao_daisangen", "south"), ("pao_suukantsu", 3)):
        taken = [row for row in alike if row["ron"] is not None and (name == "discarder" or "77" in row["hand"])]
        taken = [row for row in taken if name != "pao_suukantsu" or "(44=44z)" in row["hand"]]
        beside = columns(taken)
        of_these = beside.pop("hand")
        del beside[name]
        one_value = batch.score(of_these, **beside, **{name: value}, rules=rules, payments=True, errors="null")
        column = [value] * len(taken)
        assert one_value == batch.score(of_these, **beside, **{name: column}, rules=rules, payments=True, errors="null")
        assert len(taken) > 20 and any(points for points in one_value["points"])


def test_payments_are_columns_only_where_asked_for() -> None:
    hands = ["234567m23488p67s+8s", "234567m23488p67s+8s"]
    plain = batch.score(hands)
    paid = batch.score(hands, payments=True)
    names = [name for name in paid if name not in plain]
    assert names == ["paid_east", "paid_south", "paid_west", "paid_north", "paid_discarder"]
    assert {name: paid[name] for name in plain} == plain
    counts = np.array([1, 255], np.uint8)
    liable = batch.score(["23467m345p34588s"] * 2, ron="5m", discarder=counts, payments=True)
    assert (liable["paid_south"], liable["paid_discarder"]) == ([2900, 0], [0, 2900])
    for empty in (None, [None, ""], [255, 255]):
        assert batch.score(["23467m345p34588s"] * 2, ron="5m", discarder=empty) == batch.score(
            ["23467m345p34588s"] * 2, ron="5m"
        )
    with pytest.raises(batch.ColumnError, match="row 0: discarder: a seat is a wind"):
        batch.score(["23467m345p34588s"], ron="5m", discarder=[7])
    with pytest.raises(batch.ColumnTypeError, match="pao_daisangen: a seat is a wind"):
        batch.score(["23467m345p34588s"], ron="5m", pao_daisangen="left")
    with pytest.raises(batch.ColumnError, match="row 0: ") as error:
        batch.score(["23467m345p34588s"], ron="5m", discarder="east")
    assert error.value.kind == "impossible"
    for name in ("discarder", "pao_daisuushi"):
        with pytest.raises(batch.ColumnTypeError, match=f"{name}: 2 rows beside 1 hands"):
            batch.score(["23467m345p34588s"], ron="5m", **{name: [None, None]})


def test_columns_beside_the_hands_are_checked() -> None:
    hands = ["234567m23488p67s"] * 3
    for wrong in (
        {"ron": "10m"},
        {"ron": 37},
        {"seat": "left"},
        {"seat": 4},
        {"riichi": 2},
        {"honba": -1},
        {"honba": 1 << 20},
        {"honba": 1 << 100},
        {"dora": "1"},
        {"dora": 5},
        {"ron": object()},
        {"ron": np.zeros((3, 1), np.uint8)},
        {"seat": np.zeros(3)},
        {"ron": ["8s", "8s"]},
        {"ron": ["8s"] * 4},
        {"seat": [0, object(), 1]},
    ):
        with pytest.raises((batch.ColumnTypeError, batch.ColumnError)):
            batch.score(hands, **{"ron": "8s", **wrong})
    with pytest.raises(batch.ColumnError, match="row 2: ron: the column ends before this row"):
        batch.score(hands, ron=["8s", "8s"])
    with pytest.raises(batch.ColumnTypeError, match="seat: 4 rows beside 3 hands"):
        batch.score(hands, ron="8s", seat=[0, 1, 2, 3])
    with pytest.raises(batch.ColumnError, match="row 1: seat: a wind is"):
        batch.score(hands, ron="8s", seat=[0, None, 1])
    with pytest.raises(batch.ColumnError, match="6|five"):
        batch.score(hands, ron="8s", dora=["", "112233m", ""])
    assert batch.score(hands, ron="8s", seat=[0, 9, 1], errors="null")["points"][1] is None
    with pytest.raises(ValueError, match="unknown preset"):
        batch.score(hands, ron="8s", rules="nobody's")


def test_plans_are_those_of_one_hand() -> None:
    _, counts = deal(400, 14, kinds=slice(0, 12))
    hands = [text for text in texts(counts) if Hand(text).shanten() <= 1][:60]
    rows = len(hands)
    draws = [3 + row % 12 for row in range(rows)]
    seats = [WINDS[row % 4] for row in range(rows)]
    dora = [["", "1z", "9s"][row % 3] for row in range(rows)]
    seen = [["", "7z7z"][row % 2] for row in range(rows)]
    objectives: list[Any] = ["tenpai", "win", "points"]
    for objective in objectives:
        found = batch.plan(
            hands, objective=objective, draws=draws, seat=seats, dora=dora, seen=seen, honba=1, sticks=2, threads=2
        )
        for row, hand in enumerate(hands):
            facts: dict[str, Any] = {"seat": seats[row], "dora": dora[row], "seen": seen[row]}
            outlook = Outlook(draws[row], honba=1, sticks=2, **facts)
            best = Hand(hand).plan(outlook).best(objective)
            number = best.face.tile.index
            one = (number, best.shanten, best.ukeire, best.tenpai, best.win, best.points, best.riichi[-1])
            assert tuple(column[row] for column in found.values()) == one, hand


def test_plans_that_cant_be_made() -> None:
    with pytest.raises(batch.ColumnError, match="row 0: ") as error:
        batch.plan(["123m"])
    assert error.value.kind == "text"
    for wrong in ({"draws": 0}, {"draws": 19}, {"depth": 9}, {"seen": "9s" * 4}, {"kita": 1}):
        with pytest.raises(batch.ColumnError, match="row 0: ") as error:
            batch.plan(["135m123456p23499s"], **wrong)
        assert error.value.kind == "plan"
    with pytest.raises(batch.ColumnError, match="row 0: ") as error:
        batch.plan(["135m123456p2349s"])
    for name in ("objective", "riichi"):
        with pytest.raises(MentsuError, match=f'unknown .*{name}.* "other"'):
            batch.plan(["135m123456p23499s"], **{name: "other"})


def test_names_of_yaku() -> None:
    every = (1 << len(batch.YAKU)) - 1
    assert batch.yaku_names(every) == batch.YAKU and batch.yaku_names(0) == ()
    assert batch.yaku_names(np.uint64(every)) == batch.YAKU
    for wrong in ("x", "7", 1.5, None, [1], -1, every + 1, 2**70):
        with pytest.raises(MentsuError, match="a set of yaku is a"):
            batch.yaku_names(wrong)  # type: ignore[arg-type]
