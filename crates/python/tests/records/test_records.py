"""Recorded games as a table: its decisions, its files, and errors in files."""

from __future__ import annotations

import gzip
import json
import os
import pickle
import random
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import mentsu
import pytest
from made_logs import as_bytes, events_of, rows, tile
from mentsu import Hand, records

pa = pytest.importorskip("pyarrow", reason="PyArrow reads the tables in these tests")


def test_the_table_is_what_the_program_analyses(logs: Path) -> None:
    files = sorted(logs.rglob("*.gz"))
    command = [sys.executable, "-m", "mentsu", "replay", "--analyse", "--json", "--expected", "0", *map(str, files)]
    answered = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    analysed = [json.loads(line) for line in answered.splitlines()]
    table = rows(files, plan=0)
    assert len(table) == len(analysed) > 2_000
    planned = 0
    for row, other in zip(table, analysed, strict=True):
        assert (row["path"], row["seat"], row["hand"]) == (other["file"], other["seat"], other["hand"])
        assert row["shanten"] == other["shanten"]
        ((kind, action),) = other["action"].items() if isinstance(other["action"], dict) else ((other["action"], {}),)
        if kind in ("discard", "riichi"):
            assert (row["action"], row["discarded"], row["tsumogiri"]) == (kind, action["face"], action["tsumogiri"])
            best, *_ = other["discards"]
            assert (row["best"], row["ukeire"]) == (best["tile"], best["ukeire"]["total"])
            made = next(found for found in other["discards"] if found["tile"] == action["face"].replace("0", "5"))
            assert (row["shanten_after"], row["ukeire_after"]) == (made["shanten"], made["ukeire"]["total"])
            assert row["deal_in"] == sum(win["points"] for win in made.get("deals_in", []))
            assert row["meld"] is None
        elif kind in ("call", "kan"):
            assert row["meld"] == action and row["action"] in ("chi", "pon", "daiminkan", "ankan", "kakan")
        else:
            assert row["action"] == kind and row["discarded"] is None and row["deal_in"] is None
        if "ukeire" in other:
            assert row["ukeire"] == other["ukeire"]["total"] and row["best"] is None
        if "expected" in other:
            planned += 1
            expected = other["expected"]
            assert row["plan_draws"] == expected["draws"]
            assert row["plan_points"] == pytest.approx(expected["points"], abs=0.06)
            assert row["plan_best_points"] == pytest.approx(expected["of_best"], abs=0.06)
        else:
            assert row["plan_points"] is None
    assert planned > 20


def test_the_table_tells_what_the_record_tells(logs: Path) -> None:
    """The record's lines, read without this library, have the same discards, points and results."""
    for path in sorted((logs / "four").glob("*.gz")):
        events = events_of(path)
        table = rows(path)
        discards = [(event["actor"], tile(event["pai"])) for event in events if event["type"] == "dahai"]
        assert [(row["seat"], row["discarded"]) for row in table if row["discarded"]] == discards
        starts = [event for event in events if event["type"] == "start_kyoku"]
        endings: list[list[dict[str, Any]]] = [[] for _ in starts]
        current = -1
        for event in events:
            current += event["type"] == "start_kyoku"
            if event["type"] in ("hora", "ryukyoku"):
                endings[current].append(event)
        for row in table:
            start, ending = starts[row["round"]], endings[row["round"]]
            assert (row["honba"], row["dealer"]) == (start["honba"], start["oya"])
            assert row["wind"] == {"E": "east", "S": "south", "W": "west"}[start["bakaze"]]
            assert row["indicators"].startswith(tile(start["dora_marker"]))
            assert row["delta"] == sum(event["deltas"][row["seat"]] for event in ending)
            wins = [event for event in ending if event["type"] == "hora"]
            assert row["won"] == any(event["actor"] == row["seat"] for event in wins)
            assert row["dealt_in"] == any(
                event["target"] == row["seat"] != event["actor"] for event in wins
            )
            assert (row["result"] in ("ron", "tsumo")) == bool(wins)
            assert row["final_points"] == events[-1]["scores"][row["seat"]]
            if row["round"] == 0 and not row["riichi"] and not row["riichi_others"]:
                assert (row["points"], row["rank"]) == (25_000, row["seat"] + 1)
        firsts = [row for row in table if row["turn"] == 1 and row["number"] == 0]
        assert [row["points"] for row in firsts] == [25_000]


def test_rows_hold_together(logs: Path) -> None:
    table = rows(logs)
    assert {row["players"] for row in table} == {3, 4}
    for row in table:
        assert row["error"] is None and row["deal_in"] != -1
        hand = Hand(row["hand"])
        assert (row["melds"], row["shanten"] >= hand.shanten()) == (len(hand.melds), True)
        assert row["shanten_after"] is None or row["shanten_after"] >= row["shanten"]
        assert (row["drawn"] or "") in row["hand"].partition("+")[2]
        assert 1 <= row["rank"] <= row["players"] and 0 <= row["draws_left"] <= 70
        assert row["options"] >= 1 and row["turn"] >= 1
        assert row["result"] is not None
    for ranks in ({(row["seat"], row["final_rank"]) for row in table if row["path"] == path} for path in paths(table)):
        assert sorted(rank for _, rank in ranks) == list(range(1, len(ranks) + 1))
    assert any(row["riichi"] for row in table) and any(row["riichi_others"] for row in table)
    # Others in riichi are some who declared it before in this round, and none but those.
    declared: dict[tuple[Any, ...], set[int]] = {}
    for row in table:
        seats = declared.setdefault((row["path"], row["game"], row["round"]), set())
        others = len(seats - {row["seat"]})
        assert others - 1 <= row["riichi_others"] <= others and row["riichi"] <= (row["seat"] in seats)
        if row["action"] == "riichi":
            seats.add(row["seat"])
    assert any(row["furiten"] for row in table) and any(row["deal_in"] for row in table)
    # Whoever wins by ron was dealt in by somebody, who paid.
    for row in table:
        if row["dealt_in"]:
            assert row["result"] == "ron" and row["delta"] < 0
        if row["won"]:
            assert row["delta"] > 0


def paths(table: list[dict[str, Any]]) -> list[str]:
    return sorted({row["path"] for row in table})


def test_every_column_is_documented() -> None:
    text = (Path(records.__file__).parent / "decisions.md").read_text("utf-8")
    documented = re.findall(r"^\| (\w+) \| (\w+) \| \S", text, re.MULTILINE)[1:]
    aliases = {"int8": "int8", "boolean": "bool", "float64": "double"}
    columns = [(name, aliases.get(type_, type_)) for name, type_ in records.DECISION_COLUMNS.items()]
    assert documented == columns
    assert f"# The decisions' table, version {records.DECISION_VERSION}\n" in text


def test_the_schema(first: Path) -> None:
    stream = mentsu.decisions(first)
    schema = pa.schema(stream)
    assert schema.names == stream.columns == list(records.DECISION_COLUMNS)
    version = str(records.DECISION_VERSION).encode()
    assert schema.metadata == {b"mentsu.table": b"decisions", b"mentsu.version": version}
    assert [field.name for field in schema if not field.nullable] == ["path"]
    table = pa.table(stream)
    assert table.schema.equals(schema, check_metadata=True)
    table.validate(full=True)
    assert not any(pa.types.is_unsigned_integer(field.type) for field in schema)


def test_columns_are_chosen(first: Path) -> None:
    table = pa.table(mentsu.decisions(first, columns=["seat", "path", "shanten"]))
    assert table.column_names == ["seat", "path", "shanten"]
    whole = pa.table(mentsu.decisions(first))
    for name in whole.column_names:
        assert pa.table(mentsu.decisions(first, columns=[name]))[name].equals(whole[name]), name
    for wrong in (["seat", "seat"], ["sit"], []):
        with pytest.raises(ValueError, match="column"):
            mentsu.decisions(first, columns=wrong)


def test_replies_can_be_left_out(first: Path) -> None:
    kept = [row for row in rows(first) if row["action"] not in ("pass", "ron", "chi", "pon", "daiminkan")]
    assert rows(first, replies=False) == kept
    assert len(kept) < len(rows(first))


def test_threads_change_nothing(logs: Path, tmp_path: Path) -> None:
    files: list[Any] = [path for _ in range(8) for path in sorted(logs.rglob("*.gz"))]
    files[11] = ("broken", b"\x1f\x8b broken")
    one = pa.table(mentsu.decisions(files, errors="null"))
    assert one.column("error").null_count == len(one) - 1
    for threads in (2, 3, 7):
        assert pa.table(mentsu.decisions(files, errors="null", threads=threads)).equals(one)
    # A stream that nobody reads to its end lets its threads go.
    for _ in range(20):
        next(mentsu.decisions(files, errors="null", threads=2))
    with pytest.raises(mentsu.RecordError) as failed:
        for _ in mentsu.decisions(files, threads=2):
            pass
    assert failed.value.path == "broken"


def test_threads_share_a_stream(first: Path) -> None:
    """A thread waits while another one reads; each batch goes to one of them."""
    whole = [len(batch) for batch in mentsu.decisions([first] * 200)]
    assert len(whole) > 3
    stream = mentsu.decisions([first] * 200)
    with ThreadPoolExecutor(4) as pool:
        shared = [pool.submit(lambda: [len(batch) for batch in stream]) for _ in range(4)]
    assert sorted(length for read in shared for length in read.result()) == sorted(whole)


def test_who_tells_the_progress_cannot_read(first: Path) -> None:
    refused: list[mentsu.MentsuError] = []

    def read_on(done: int, of: int) -> None:
        for ask in (pa.table, next):
            with pytest.raises(mentsu.MentsuError, match="follows the progress") as error:
                ask(stream)
            refused.append(error.value)

    stream = mentsu.decisions([first] * 3, progress=read_on)
    assert len(list(stream)) == 1
    assert refused and {error.kind for error in refused} == {"being_read"}


def test_batches_and_streams(logs: Path) -> None:
    whole = pa.table(mentsu.decisions(logs))
    batches = [pa.record_batch(batch) for batch in mentsu.decisions(logs)]
    assert pa.Table.from_batches(batches).equals(whole)
    # So few files make one batch together.
    assert list(map(len, mentsu.decisions(logs))) == [len(whole)]
    stream = mentsu.decisions(logs)
    assert pa.table(stream).equals(whole)
    with pytest.raises(ValueError, match="has been read"):
        pa.table(stream)
    with pytest.raises(ValueError, match="has been read"):
        list(stream)


def test_a_stream_that_has_been_read_says_so(first: Path) -> None:
    stream = mentsu.decisions(first)
    assert pa.table(stream).num_rows > 0
    for again in (pa.table, list):
        with pytest.raises(mentsu.MentsuError, match="has been read: make a new one"):
            again(stream)
    stream = mentsu.decisions(first)
    assert len(list(stream)) == 1 and next(stream, None) is None and list(stream) == []
    with pytest.raises(mentsu.MentsuError, match="has been read: make a new one"):
        pa.table(stream)
    # What is left after some batches is there.
    stream = mentsu.decisions([first] * 40)
    batches = len(list(mentsu.decisions([first] * 40)))
    next(stream)
    assert len(list(stream)) == batches - 1 > 0


@pytest.mark.skipif(os.name != "posix", reason="names of files are bytes on POSIX alone")
def test_names_of_files_that_are_no_text(first: Path, tmp_path: Path) -> None:
    odd = os.path.join(os.fsencode(tmp_path), b"g\xe4me.mjai.gz")
    try:
        with open(odd, "wb") as file:
            file.write(first.read_bytes())
    except OSError:
        pytest.skip("this file system takes no such name")
    (tmp_path / "z").write_bytes(b"nothing")
    told = str(tmp_path / "g\ufffdme.mjai.gz")
    good = [{**row, "path": told} for row in rows(first)]
    for threads in (1, 2):
        table = rows(tmp_path, errors="null", threads=threads)
        assert table[:-1] == good and table[-1]["path"] == str(tmp_path / "z")
    for path in (os.fsdecode(odd), Path(os.fsdecode(odd))):
        assert rows(path) == good
        (game,) = mentsu.read_log(path)
        assert (game.path, game) == (told, *mentsu.read_log(first))
        assert pickle.loads(pickle.dumps(game)).path == told
    assert paths(rows(("g\udce4me", first.read_bytes()))) == ["g\ufffdme"]
    os.truncate(odd, 100)
    with pytest.raises(mentsu.RecordError) as raised:
        mentsu.read_log(os.fsdecode(odd))
    assert raised.value.path == told
    os.unlink(odd)
    with pytest.raises(FileNotFoundError):
        list(mentsu.decisions(os.fsdecode(odd)))
    assert len(pa.table(mentsu.decisions([]))) == 0


def test_polars_reads_it(logs: Path) -> None:
    polars = pytest.importorskip("polars", reason="Polars isn't installed")
    frame = polars.DataFrame(mentsu.decisions(logs))
    assert frame.to_dicts() == rows(logs)


def test_memory_stays_flat(logs: Path) -> None:
    resource = pytest.importorskip("resource", reason="memory is measured by Unix's getrusage")
    files = sorted(logs.rglob("*.gz"))

    def read(times: int) -> int:
        seen = sum(len(batch) for batch in mentsu.decisions(files * times, threads=2))
        assert seen > 100 * len(files) * times
        used: int = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return used

    before = read(10)
    assert read(100) - before < 16_384, "KiB more for ten times the files"


# --- Files


def test_files_directories_and_bytes(logs: Path, first: Path) -> None:
    expected = [str(path) for path in sorted(logs.rglob("*.gz"))]
    hidden = logs / ".hidden"
    hidden.write_bytes(b"nothing")
    assert paths(rows(logs)) == paths(rows(str(logs))) == expected
    hidden.unlink()
    assert rows(first) == rows([first]) == rows(str(first))
    named = rows(("name", first.read_bytes()))
    assert paths(named) == ["name"]
    assert [{**row, "path": str(first)} for row in named] == rows(first)
    assert rows([("name", first.read_bytes()), first])[: len(named)] == named
    two = first.read_bytes() + gzip.compress(b"\n") + first.read_bytes()
    assert [row["game"] for row in rows(("two", two))] == [0] * len(named) + [1] * len(named)


def test_a_file_with_an_error_is_a_row(first: Path, tmp_path: Path) -> None:
    truncated = tmp_path / "truncated.gz"
    truncated.write_bytes(first.read_bytes()[:300])
    missing = tmp_path / "missing"
    forged = tmp_path / "forged.mjai"
    events = events_of(first)
    ending = next(event for event in events if event["type"] == "hora")
    ending["deltas"][ending["actor"]] += 100
    forged.write_bytes(as_bytes(events))
    files = [truncated, first, missing, forged]
    table = rows(files, errors="null")
    good = rows(first)
    failed = [row for row in table if row["error"] is not None]
    # A wrong payment is a difference, and so is what everybody has after it.
    assert [row["path"] for row in failed] == [str(truncated), str(missing), str(forged), str(forged)]
    assert "gzip" in failed[0]["error"] and "No such file" in failed[1]["error"]
    assert "line" in failed[2]["error"] and failed[2]["round"] is not None and failed[2]["game"] == 0
    told = {"path", "error", "game", "round"}
    assert all(row[name] is None for row in failed for name in row if name not in told)
    assert [row for row in table if row["path"] == str(first)] == good
    # The decisions of the forged record's other rounds are there.
    other = [row for row in table if row["path"] == str(forged) and row["error"] is None]
    assert [row["hand"] for row in other] == [row["hand"] for row in good]

    for file, kind, place in ((truncated, "gzip", "the record"), (forged, "difference", failed[2]["error"])):
        with pytest.raises(mentsu.RecordError) as raised:
            list(mentsu.decisions([first, file]))
        error = raised.value
        assert (error.kind, error.path, error.position) == (kind, str(file), None)
        assert error.place is not None and error.place in place
        assert str(error).startswith(str(file))
        assert pickle.loads(pickle.dumps(error)).args == error.args
    with pytest.raises(FileNotFoundError) as not_found:
        list(mentsu.decisions([missing]))
    assert not_found.value.filename == str(missing)
    with pytest.raises(Exception, match="gzip"):
        pa.table(mentsu.decisions([first, truncated]))
    with pytest.raises(mentsu.RecordError):
        mentsu.read_log(truncated)
    with pytest.raises(FileNotFoundError):
        mentsu.read_log(missing)


def test_what_comes_before_an_error_is_given_out(first: Path) -> None:
    stream = mentsu.decisions([first, ("broken", b"<mjloggm")])
    assert len(next(stream)) == len(rows(first))
    with pytest.raises(mentsu.RecordError):
        next(stream)
    assert list(stream) == []
    with pytest.raises(mentsu.MentsuError, match="has been read"):
        pa.table(stream)


def test_hostile_bytes_are_errors(first: Path) -> None:
    good = gzip.decompress(first.read_bytes())
    source = random.Random(3)
    for _ in range(300):
        broken = bytearray(good[: source.randrange(len(good))] if source.random() < 0.3 else good)
        for _ in range(source.randrange(1, 4)):
            if broken:
                broken[source.randrange(len(broken))] = source.choice(b'0123456789"{}[],:ESWNPFCmps\x00\xff')
        for row in rows(("fuzz", bytes(broken)), errors="null"):
            assert row["path"] == "fuzz"
        try:
            for game in mentsu.read_log(bytes(broken)):
                _ = game.decisions, game.differences, [round.events for round in game.rounds]
        except mentsu.RecordError as error:
            assert error.reason


def test_all_cores_read(first: Path) -> None:
    assert rows([first] * 40, threads=None) == rows([first] * 40)


def test_wrong_arguments(first: Path) -> None:
    wrongs: list[dict[str, Any]] = [
        {"errors": "ignore"}, {"threads": 0}, {"threads": -1}, {"threads": 2**64}, {"plan": 7}, {"plan": -1},
        {"plan": 2**64}, {"columns": ["x"]}, {"columns": []}, {"columns": ["turn", "turn"]}, {"columns": ["\ud800"]},
    ]
    for wrong in wrongs:
        with pytest.raises(mentsu.MentsuError, match="range|column|" + next(iter(wrong))):
            mentsu.decisions(first, **wrong)
    for files in (3, [3], [(1, b"")], [("name", 3)]):
        with pytest.raises(TypeError):
            mentsu.decisions(files)  # type: ignore[arg-type]


def test_progress(logs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = 3 * sorted(logs.rglob("*.gz"))
    for threads in (1, 2):
        told: list[tuple[int, ...]] = []
        assert rows(files, threads=threads, progress=lambda *done, told=told: told.append(done)) == rows(files)
        assert told == sorted(told) and told[-1] == (len(files), len(files))

    class Enough(Exception):
        pass

    def stop(done: int, of: int) -> None:
        raise Enough

    for threads in (1, 2):
        with pytest.raises(Enough):
            list(mentsu.decisions(files, threads=threads, progress=stop))
    pytest.importorskip("tqdm", reason="the bar is tqdm's")
    assert rows(files, progress=True) == rows(files)
    assert f"{len(files)}/{len(files)}" in capsys.readouterr().err


def test_files_of_a_folder_that_are_no_records_are_skipped(logs: Path, tmp_path: Path) -> None:
    file = sorted(logs.rglob("*.gz"))[0]
    (tmp_path / "a.mjai.gz").write_bytes(file.read_bytes())
    (tmp_path / "README.md").write_text("# Games\n")
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "notes.txt").write_text("none\n")
    expected = [row | {"path": ""} for row in rows(file)]
    with pytest.warns(UserWarning, match=r"skipped .*README.md and another file, which aren't records"):
        assert [row | {"path": ""} for row in rows(tmp_path)] == expected
    with pytest.warns(UserWarning, match="README.md and another file"):
        assert mentsu.stats(tmp_path).to_pylist() == mentsu.stats(file).to_pylist()
    named = rows(tmp_path, errors="null")
    assert sum(row["error"] is not None for row in named) == 2
    with pytest.raises(mentsu.RecordError, match="not a record of a known format"):
        list(mentsu.decisions(tmp_path / "README.md"))
    (tmp_path / "b.mjai.gz").write_bytes(file.read_bytes()[:500])
    with pytest.raises(mentsu.RecordError, match="b.mjai.gz"):
        list(mentsu.decisions(tmp_path))


def test_games_and_patterns_are_sources(logs: Path) -> None:
    files = sorted(logs.rglob("*.gz"))[:3]
    expected = rows(files)
    games = [game for file in files for game in mentsu.read_log(file)]
    assert rows(games) == expected
    assert rows(games[0]) == rows(files[0])
    assert mentsu.stats(games).to_pylist() == mentsu.stats(files).to_pylist()
    unnamed, = mentsu.read_log(gzip.decompress(files[0].read_bytes()))
    assert rows(unnamed)[0]["path"] == ""
    assert rows(str(logs / "**" / "*.gz")) == rows(sorted(logs.rglob("*.gz")))
    with pytest.raises(FileNotFoundError, match="no file matches the pattern"):
        rows(str(logs / "*.nothing"))
