"""Expressions give the answers of `mentsu.batch`, eagerly, lazily and batch by batch."""

from __future__ import annotations

import io
import random
from typing import Any

import polars as pl
import pytest

import mentsu_polars
from mentsu import Hand, Tile, batch

random.seed(5)
KINDS = [f"{rank}{suit}" for suit in "mps" for rank in range(1, 10)] + [f"{rank}z" for rank in range(1, 8)]


def deal(tiles: int, kinds: list[str]) -> str:
    return str(Hand("".join(random.sample(kinds * 4, tiles))))


HANDS: list[str | None] = [deal(13, KINDS[:14]) for _ in range(200)] + [None, "2m3p3p", "44z(123m)(777=7z)"]
HANDS[201] = "2m3p3p3p"
DRAWN = [deal(14, KINDS[:14]) for _ in range(200)]
FRAME = pl.DataFrame({"hand": HANDS})

QUESTIONS: list[tuple[str, dict[str, Any]]] = [
    ("shanten", {}),
    ("shanten", {"form": "kokushi"}),
    ("shantens", {}),
    ("is_win", {}),
    ("waits", {}),
    ("waits", {"kind": "list", "fifth_copy": "ignored"}),
    ("ukeire", {}),
    ("best_discard", {}),
]


@pytest.mark.parametrize(("name", "how"), QUESTIONS)
def test_expressions_answer_as_columns_do(name: str, how: dict[str, Any]) -> None:
    expected = pl.Series("hand", getattr(batch, name)(FRAME["hand"], **how))
    expression = getattr(pl.col("hand").mentsu, name)(**how)
    assert FRAME.select(expression).to_series().equals(expected, null_equal=True, check_dtypes=True)
    assert FRAME.select(getattr(mentsu_polars, name)("hand", **how)).to_series().equals(expected)
    assert getattr(FRAME["hand"].mentsu, name)(**how).equals(expected)
    lazy = FRAME.lazy().select(expression)
    assert lazy.collect_schema()["hand"] == expected.dtype
    assert lazy.collect(engine="streaming").to_series().equals(expected)
    assert FRAME[:0].select(expression).schema["hand"] == expected.dtype


def test_expressions_work_in_groups_filters_and_files() -> None:
    shanten = pl.col("hand").mentsu.shanten()
    expected = FRAME.with_columns(shanten=shanten).filter(pl.col("shanten") <= 2)
    assert FRAME.filter(shanten <= 2).height == expected.height > 0
    groups = FRAME.lazy().group_by(shanten.alias("shanten")).len().sort("shanten")
    assert groups.collect(engine="streaming").equals(groups.collect())
    file = io.BytesIO()
    pl.concat([FRAME] * 500).write_parquet(file, row_group_size=5_000)
    file.seek(0)
    scanned = pl.scan_parquet(file).select(shanten.sum()).collect(engine="streaming").item()
    assert scanned == 500 * FRAME.select(shanten.sum()).item()


def test_scores_take_expressions_as_arguments() -> None:
    rows = {
        "hand": ["23467m345p34588s", "234567m23488p67s+8s", None, "234m456s11p78p(999s)"],
        "ron": ["5m", None, "1m", "9p"],
        "seat": ["S", "E", "E", "E"],
        "riichi": [True, False, False, False],
        "honba": [0, 2, 0, 1],
    }
    frame = pl.DataFrame(rows)
    arguments = {name: pl.col(name) for name in ("ron", "seat", "riichi", "honba")}
    expression = pl.col("hand").mentsu.score(**arguments, dora="1z", rules="ema")
    expected = pl.Series(
        "hand",
        batch.score(frame["hand"], **{name: frame[name] for name in arguments}, dora="1z", rules="ema"),
    )
    assert expected.struct.field("points").to_list()[0] > 0 and expected.null_count() == 1
    assert frame.select(expression).to_series().equals(expected)
    assert frame.lazy().select(expression).collect(engine="streaming").to_series().equals(expected)
    series = {name: frame[name] for name in arguments}
    assert frame["hand"].mentsu.score(**series, dora="1z", rules="ema").equals(expected)
    literal = pl.col("hand").mentsu.score(ron=pl.lit("5m"), riichi=pl.lit(True))
    assert frame[:1].select(literal).to_series().struct.field("points").to_list() == [5800]
    assert pl.concat([frame[:1]] * 3).select(literal).to_series().struct.field("points").to_list() == [5800] * 3


SCORED = "23467m345p34588s"


def points(frame: pl.DataFrame, expression: pl.Expr, streaming: bool) -> list[int]:
    """The points of an expression on a frame, eagerly or by the streaming engine."""
    only = expression.struct.field("points")
    if streaming:
        return frame.lazy().select(only).collect(engine="streaming").to_series().to_list()
    return frame.select(only).to_series().to_list()


@pytest.mark.parametrize("streaming", [False, True])
def test_a_literal_hand_applies_to_all_rows(streaming: bool) -> None:
    frame = pl.DataFrame({"tile": ["5m", "8m", "1z"], "round": ["E", "S", "E"]})
    score = mentsu_polars.score(pl.lit(SCORED), ron=pl.col("tile"))
    assert points(frame, score, streaming) == [2900, 2900, 0]
    assert points(frame[:0], score, streaming) == []
    assert points(frame[:1], score, streaming) == [2900]
    both = mentsu_polars.score(pl.lit(SCORED), ron=pl.col("tile"), round=pl.col("round"), riichi=pl.lit(True))
    assert points(frame, both, streaming) == [5800, 5800, 0]
    assert points(frame[:0], both, streaming) == []
    empty = mentsu_polars.score("tile", ron=pl.lit("5m"))
    assert points(frame[:0], empty, streaming) == []


@pytest.mark.parametrize("streaming", [False, True])
def test_columns_of_another_length_are_errors(streaming: bool) -> None:
    frame = pl.DataFrame({"hand": [SCORED] * 3, "tile": ["5m", None, "1z"]})
    fewer = pl.col("tile").drop_nulls()
    for hand in ("hand", pl.lit(SCORED)):
        score = mentsu_polars.score(hand, ron=fewer, seat=pl.col("tile").replace_strict({}, default="E"))
        with pytest.raises((batch.ColumnTypeError, pl.exceptions.PolarsError), match="rows|length|height"):
            points(frame, score, streaming)
    with pytest.raises((batch.ColumnTypeError, pl.exceptions.PolarsError), match="2 rows for 3 hands|length|height"):
        points(frame, mentsu_polars.score("hand", ron=fewer), streaming)
    none = pl.col("tile").filter(pl.col("tile") == "9s")
    with pytest.raises((batch.ColumnTypeError, pl.exceptions.PolarsError), match="0 rows for 3 hands|length|height"):
        points(frame, mentsu_polars.score("hand", ron=none), streaming)


def test_scores_have_payments() -> None:
    rows = {"hand": ["23467m345p34588s"] * 3, "from": ["south", None, "west"]}
    frame = pl.DataFrame(rows)
    how = {"ron": "5m", "honba": 1, "payments": True}
    expected = pl.Series("hand", batch.score(frame["hand"], discarder=frame["from"], **how))
    expression = pl.col("hand").mentsu.score(discarder=pl.col("from"), **how)
    assert frame.select(expression).to_series().equals(expected, null_equal=True, check_dtypes=True)
    lazy = frame.lazy().select(expression)
    assert lazy.collect_schema()["hand"] == expected.dtype
    paid = lazy.collect(engine="streaming").unnest("hand")
    assert paid["paid_south"].to_list() == [3200, 0, 0] == paid["paid_west"].to_list()[::-1]
    assert paid["paid_discarder"].to_list() == [0, 3200, 0]


def test_plans_take_expressions_as_arguments() -> None:
    hands = [hand for hand in DRAWN if Hand(hand).shanten() <= 1][:8]
    frame = pl.DataFrame({"hand": hands, "draws": [3 + row for row in range(len(hands))]})
    expected = pl.Series("hand", batch.plan(hands := frame["hand"], draws=frame["draws"], objective="win"))
    assert len(hands) > 3
    plan = pl.col("hand").mentsu.plan(draws=pl.col("draws"), objective="win")
    assert frame.select(plan).to_series().equals(expected)


def test_counts_and_numbers_are_hands_too() -> None:
    tiles = [Tile.from_index(index) for index in range(34)]
    counts = [[Hand(hand).concealed[tile] for tile in tiles] for hand in DRAWN]
    frame = pl.DataFrame({"hand": counts}, schema={"hand": pl.Array(pl.UInt8, 34)})
    assert frame.select(pl.col("hand").mentsu.shanten()).to_series().to_list() == batch.shanten(DRAWN)


def test_bad_rows_are_errors_or_nulls() -> None:
    frame = pl.DataFrame({"hand": ["1m", "123m406q"]})
    with pytest.raises(Exception, match="row 1: unknown character"):
        frame.select(pl.col("hand").mentsu.shanten())
    nulls = frame.select(pl.col("hand").mentsu.shanten(errors="null")).to_series()
    assert nulls.to_list() == [0, None]
    with pytest.raises(pl.exceptions.PolarsError, match="cast to pl.String"):
        pl.DataFrame({"hand": [1, 2]}).select(pl.col("hand").mentsu.shanten())
    with pytest.raises(TypeError):
        pl.col("hand").mentsu.shanten(colour="red")


NO_HANDS: list[Any] = [pl.Int64, pl.Float32, pl.Boolean, pl.Date, pl.Null, pl.List(pl.Float64), pl.List(pl.String)]
NO_HANDS += [pl.Struct({"a": pl.Int64}), pl.Struct({"a": pl.String, "b": pl.String}), pl.Array(pl.UInt8, 35), pl.Array(pl.Float32, 34), pl.Duration]
ARE_HANDS: list[Any] = [pl.String, pl.Binary, pl.Categorical, pl.Enum(["1m", "2m"]), pl.List(pl.UInt8), pl.List(pl.Int64)]
ARE_HANDS += [pl.Array(pl.UInt8, 34), pl.Array(pl.Int16, 13), pl.Array(pl.UInt8, 14)]


@pytest.mark.parametrize(("name", "how"), [*QUESTIONS, ("score", {"payments": True}), ("plan", {"draws": 3})])
def test_a_wrong_type_fails_in_the_schema(name: str, how: dict[str, Any]) -> None:
    expression = getattr(pl.col("hand").mentsu, name)(**how)
    for dtype in NO_HANDS:
        lazy = pl.LazyFrame({"hand": []}, schema={"hand": dtype}).select(expression)
        with pytest.raises(pl.exceptions.PolarsError, match=r"cast to pl.String, pl.List\(pl.UInt8\) or pl.Array"):
            lazy.collect_schema()
    for dtype in ARE_HANDS:
        lazy = pl.LazyFrame({"hand": []}, schema={"hand": dtype}).select(expression)
        assert lazy.collect_schema()["hand"] == lazy.collect().schema["hand"] != pl.Null


def test_an_argument_of_a_wrong_type_fails_in_the_schema() -> None:
    columns: dict[str, Any] = {"hand": pl.String, "text": pl.String, "flag": pl.Boolean, "number": pl.Int64}
    columns |= {"date": pl.Date, "float": pl.Float64, "list": pl.List(pl.UInt8)}
    lazy = pl.LazyFrame({name: [] for name in columns}, schema=columns)
    for name in ("ron", "seat", "riichi", "honba", "dora", "discarder"):
        for column in ("text", "flag", "number"):
            scored = lazy.select(mentsu_polars.score("hand", **{name: pl.col(column)}))
            assert scored.collect_schema()["hand"] == scored.collect().schema["hand"]
        for column in ("date", "float", "list"):
            scored = lazy.select(mentsu_polars.score("hand", **{name: pl.col(column), "kita": pl.col("number")}))
            with pytest.raises(pl.exceptions.PolarsError, match="other than the hands .* cast it to pl.String, pl.UInt8 or"):
                scored.collect_schema()


def test_the_schema_is_found_without_rows() -> None:
    lazy = pl.LazyFrame({"hand": ["no hand"]}).select(pl.col("hand").mentsu.shanten())
    assert lazy.collect_schema() == {"hand": pl.Int8}
    with pytest.raises(Exception, match="row 0: unknown character"):
        lazy.collect()
    with pytest.raises(Exception, match="unexpected keyword argument 'colour'"):
        pl.LazyFrame({"hand": ["1m"]}).select(pl.col("hand").mentsu.score(colour="red")).collect()
    with pytest.raises(Exception, match="house"):
        pl.LazyFrame({"hand": ["1m"]}).select(pl.col("hand").mentsu.score(rules="house")).collect()
