"""Recorded games (牌譜): games, rounds and decisions as values; all decisions of many files, and the statistics of their
players, as tables.

`read_log` reads the games of a file: Tenhou's mjlog and its clients' logs, tenhou/6 and mjai, plain or gzip. `decisions`
replays records and gives every decision as a row of an Arrow table; `decisions.md` beside this file describes its columns.
"""

from __future__ import annotations

import errno
import glob
import importlib
import os
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Literal, TypeAlias, cast

from ._native import (
    Action,
    Advised,
    Batch,
    Decision,
    DecisionStream,
    Event,
    Game,
    Round,
    decision_schema,
    decision_stream,
    read_games,
    stats_batch,
)
from ._values.errors import MentsuError, RecordError
from ._values.listed import listed

__all__ = [
    "DECISION_COLUMNS",
    "DECISION_VERSION",
    "Action",
    "Advised",
    "Batch",
    "Decision",
    "DecisionStream",
    "Event",
    "Game",
    "RecordError",
    "Round",
    "decisions",
    "read_log",
    "stats",
]

Named: TypeAlias = "tuple[str, bytes]"
"""A file that is in memory: its name and its bytes."""

Source: TypeAlias = "str | os.PathLike[str] | Named | Game"
"""A file, a directory of files, a pattern of their names, a file in memory, or a game that has been read."""

DECISION_VERSION: int
"""The version of the decisions' table. It grows when a column goes or changes its type or meaning."""

DECISION_COLUMNS: dict[str, str]
"""The columns of the decisions' table with their Arrow types."""

DECISION_VERSION, _columns = decision_schema()
DECISION_COLUMNS = dict(_columns)


def read_log(source: str | os.PathLike[str] | bytes) -> tuple[Game, ...]:
    """The games of a file, or of bytes: one or more, with their rounds, events and decisions.

    Raises `OSError` if the file can't be read, and `RecordError` with the reason and the place if it isn't a record.

    >>> from mentsu import read_log
    >>> text = b'''{"title":["",""],"name":["A","B","C","D"],"rule":{"disp":"","aka":1},"log":[[
    ...     [0,0,0],[25000,25000,25000,25000],[14],[],
    ...     [11,19,21,29,31,39,41,42,43,44,45,46,47],[12],[60],
    ...     [12,12,13,13,14,15,16,17,18,22,23,24,25],[],[],
    ...     [26,26,27,27,28,28,32,32,33,33,34,34,36],[],[],
    ...     [12,13,17,18,22,23,36,36,37,37,38,38,41],[],[],
    ...     []]]}'''
    >>> game, = read_log(text)
    >>> game, game.rounds[0].hands[0]
    (<Game of 4, 1 rounds, tenhou6: A, B, C, D>, Hand('19m19p19s1234567z'))
    >>> game.decisions
    (<Decision 0: seat 0 with 19m19p19s1234567z+2m, discard 2m drawn>,)
    >>> game.decisions[0].shanten, game.decisions[0].ukeire
    (0, 39)
    """
    if isinstance(source, (bytes, bytearray, memoryview)):
        return tuple(read_games(bytes(source)))
    path = os.fspath(source)
    return tuple(read_games(Path(path).read_bytes(), _told(path)))


def _game(content: bytes, path: str | None, number: int) -> Game:
    """Unpickles a game."""
    return read_games(content, path)[number]


def _round(game: Game, number: int) -> Round:
    return game.rounds[number]


def _decision(game: Game, number: int) -> Decision:
    return game.decisions[number]


def decisions(
    paths: Source | Iterable[Source],
    *,
    errors: Literal["raise", "null"] = "raise",
    columns: Iterable[str] | None = None,
    plan: int | None = None,
    reading: bool = False,
    replies: bool = True,
    threads: int | None = 1,
    progress: bool | Callable[[int, int], object] = False,
) -> DecisionStream:
    """Every decision of recorded games as an Arrow table, computed while it is read, file by file.

    `paths` is one or many of: a file, a directory (all its files in order of their names, subdirectories included, hidden
    ones not), a pattern such as `"logs/**/*.gz"`, a pair of a name and bytes, a `Game`. `polars.DataFrame(stream)`, `pyarrow.table(stream)` and DuckDB read the
    stream through `__arrow_c_stream__`; a loop gets its batches. It can be read once. The column `path` has U+FFFD for
    each byte of a file's name that is not text.

    - `errors="raise"`: a file that is unreadable, isn't a record, or has a round that breaks the rules, ends the stream
      with an error. Only files of a directory that have no format of records are skipped, and a warning counts them. With `"null"` such a file gets a row with its path and the error, and the stream goes on.
    - `columns`: only these, in this order. What no column needs isn't computed.
    - `plan`: plan the rest of the round for hands of up to this shanten; without it the columns of the plan are null.
      A discard takes 0.1 ms with 0, 1 ms with 1, 6 ms with 2.
    - `reading`: read the others and judge what was done; without it these columns are null. Those of danger and tenpai
      take some microseconds a decision, those of advice 1 ms in the median and 5 ms on average.
    - `replies`: also rows for players who could claim another's tile.
    - `threads`: how many threads work, `None` for all cores. Rows and their order don't depend on it.
    - `progress`: `True` for a bar by `tqdm`, or a function of the number of files done and of all files.

    >>> from mentsu import decisions
    >>> log = b'''{"title":["",""],"name":["A","B","C","D"],"rule":{"disp":"","aka":1},"log":[[
    ...     [0,0,0],[25000,25000,25000,25000],[14],[],
    ...     [11,19,21,29,31,39,41,42,43,44,45,46,47],[12],[60],
    ...     [12,12,13,13,14,15,16,17,18,22,23,24,25],[],[],
    ...     [26,26,27,27,28,28,32,32,33,33,34,34,36],[],[],
    ...     [12,13,17,18,22,23,36,36,37,37,38,38,41],[],[],
    ...     []]]}'''
    >>> for batch in decisions([("a game", log), ("none", b"")], errors="null"):
    ...     print(batch)
    <Batch of 2 rows>
    """
    if errors not in ("raise", "null"):
        raise MentsuError('errors is "raise" or "null"', "unknown_name")
    files = list(_files(paths))
    return decision_stream(
        files,
        errors_are_rows=errors == "null",
        columns=None if columns is None else listed(columns, "columns"),
        plan=plan,
        reading=reading,
        replies=replies,
        threads=threads,
        progress=_watcher(progress, len(files)),
    )


def stats(
    paths: Source | Iterable[Source],
    *,
    by: Literal["player", "seat"] = "player",
    errors: Literal["raise", "skip"] = "raise",
    plan: int | None = None,
    threads: int | None = 1,
    progress: bool | Callable[[int, int], object] = False,
) -> Batch:
    """The statistics of players over recorded games (成績) as an Arrow table of one batch: a row for each player or seat,
    those of three-player games apart from those of four.

    `paths` is as for `decisions`. `polars.DataFrame(table)`, `pyarrow.table(table)` and DuckDB read the table.

    - `by`: a row for each name, players without one by seat; or for each seat, 0 of which deals first.
    - `errors="raise"`: a file that is unreadable or isn't a record is an error, but files of a directory that have no
      format of records are skipped, and a warning counts them. With `"skip"` it is left out.
    - `plan`: also count what discards gave up against the best one, in points for hands of up to this shanten.
    - `threads`, `progress`: as for `decisions`. The result doesn't depend on the number of threads.

    Columns, all of them nullable:

    - `player` (utf8) and `seat` (int8), one of which is null; `players` (int8), 3 or 4.
    - Counts (int64): `games`, `first` … `fourth`, `places`, `points`, `busted`, `rounds`, `balance`, `wins`, `tsumo`,
      `hand_points` (without honba and sticks), `won` (with them), `win_turns`, `dora_han`, `deal_ins`, `paid`, `riichi`,
      `riichi_turns`, `first_riichi`, `riichi_wins`, `riichi_deal_ins`, `called`, `calls`, `called_wins`,
      `called_deal_ins`, `dama`, `dama_wins`, `draws`, `draws_tenpai`, `nagashi`, `dealt`, `dealt_shanten`, `dealt_dora`, `winning_draws`,
      `winning_draws_expected` (in thousandths), `tenpai`, `tenpai_turns`; and with `plan`
      `discards`, `best_discards`, `further_discards`, `tiles_given_up`, `into_wins`, `planned`, `points_given_up` (in
      thousandths).
    - Figures (double), each with `…_low` and `…_high`, the bounds of its 95 % confidence interval over games, null with
      one game: `mean_place`, `first_rate` … `fourth_rate`, `bust_rate`, `mean_end`, `round_balance`, `win_rate`,
      `tsumo_share`, `win_points`, `mean_received`, `win_turn`, `mean_dora`, `deal_in_rate`, `deal_in_points`,
      `riichi_rate`, `riichi_turn`, `first_riichi_share`, `riichi_win_rate`, `riichi_deal_in_rate`, `call_rate`,
      `call_win_rate`, `call_deal_in_rate`, `dama_rate`, `dama_share`, `tenpai_rate`, `tenpai_turn`,
      `draw_tenpai_rate`, `draw_rate`, `nagashi_rate`, `mean_dealt_shanten`, `mean_dealt_dora`, `ura_rate`,
      `winning_draw_ratio`, `best_rate`, `into_wins_rate`, `mean_loss`. Rates and shares are from 0 to 1.
    - `yaku_…` (int64): the wins with each yaku; `wins_with_…` and `han_of_…` (int64) for each kind of dora.

    A round counts if it is recorded to its end and keeps the rules. The schema's metadata has the numbers of
    `mentsu.records`, `mentsu.rounds` and, of rounds that don't count, `mentsu.left_out`. The Rust package `mentsu-table`
    defines every count and figure in its module `stats`.

    >>> from mentsu import stats
    >>> log = b'''{"title":["",""],"name":["A","B","C","D"],"rule":{"disp":"","aka":1},"log":[[
    ...     [0,0,0],[25000,25000,25000,25000],[14],[],
    ...     [11,19,21,29,31,39,41,42,43,44,45,46,47],[12],[60],
    ...     [12,12,13,13,14,15,16,17,18,22,23,24,25],[],[],
    ...     [26,26,27,27,28,28,32,32,33,33,34,34,36],[],[],
    ...     [12,13,17,18,22,23,36,36,37,37,38,38,41],[],[],
    ...     []]]}'''
    >>> stats([("a game", log)])
    <Batch of 4 rows>
    """
    if errors not in ("raise", "skip"):
        raise MentsuError('errors is "raise" or "skip"', "unknown_name")
    files = list(_files(paths))
    return stats_batch(
        files,
        by=by,
        skips=errors == "skip",
        plan=plan,
        threads=threads,
        progress=_watcher(progress, len(files)),
    )


def _files(paths: Source | Iterable[Source]) -> Iterator[tuple[str, str | bytes | Game, bool]]:
    """The files: a name, a path, bytes or a game, and whether a directory had it."""
    for source in _sources(paths):
        if isinstance(source, Game):
            yield source.path or "", source, False
        elif isinstance(source, tuple):
            name, content = source
            if not isinstance(content, (bytes, bytearray, memoryview)):
                raise TypeError(f"a file in memory is a name and bytes, not {type(content).__name__}")
            yield _told(os.fspath(name)), bytes(content), False
        else:
            path = os.fspath(source)
            if os.path.isdir(path):
                yield from ((_told(file), file, True) for file in _walk(path))
            elif glob.has_magic(path) and not os.path.lexists(path):
                matching = sorted(glob.glob(path, recursive=True))
                if not matching:
                    raise FileNotFoundError(errno.ENOENT, "no file matches the pattern", path)
                yield from ((_told(file), file, False) for file in matching if not os.path.isdir(file))
            else:
                yield _told(path), path, False


def _told(name: str) -> str:
    """A file's name with U+FFFD for the surrogates by which Python keeps bytes that aren't UTF-8."""
    if not isinstance(name, str):
        raise TypeError(f"a file's name is a text, not {type(name).__name__}")
    return name if name.isascii() else re.sub("[\ud800-\udfff]", "\ufffd", name)


def _sources(paths: Source | Iterable[Source]) -> Iterable[Source]:
    if isinstance(paths, (str, os.PathLike, Game)):
        return [paths]
    if isinstance(paths, tuple) and len(paths) == 2 and isinstance(paths[1], (bytes, bytearray)):
        return [paths]
    return cast("Iterable[Source]", paths)


def _walk(directory: str) -> Iterator[str]:
    """The files below a directory in order of their names, without hidden ones and links to directories."""
    for entry in sorted(os.scandir(directory), key=lambda entry: entry.name):
        if entry.name.startswith("."):
            continue
        if entry.is_dir(follow_symlinks=False):
            yield from _walk(entry.path)
        elif not (entry.is_symlink() and Path(entry.path).is_dir()):
            yield entry.path


def _watcher(progress: bool | Callable[[int, int], object], files: int) -> Callable[[int], object] | None:
    """The function that is called with the number of files done."""
    if progress is False:
        return None
    if progress is not True:
        return lambda done: progress(done, files)
    try:
        tqdm = importlib.import_module("tqdm.auto")
    except ImportError as error:
        raise ImportError("progress=True needs tqdm: pip install tqdm") from error
    bar = tqdm.tqdm(total=files, unit="file")

    def update(done: int) -> None:
        bar.update(done - bar.n)
        if done >= files:
            bar.close()

    return update
