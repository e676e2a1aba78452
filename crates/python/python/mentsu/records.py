"""Recorded games (牌譜): games, rounds and decisions as values, and all decisions of many files as one table.

`read_log` reads the games of a file in any format that the library knows: Tenhou's mjlog and its clients' logs,
tenhou/6, mjai; plain or gzip. `decisions` plays records again and gives every decision as a row of an Arrow table,
of which each column is described in the file `decisions.md` beside this one.
"""

from __future__ import annotations

import importlib
import os
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Literal, TypeAlias, cast

from ._native import (
    Action,
    Batch,
    Decision,
    DecisionStream,
    Event,
    Game,
    Round,
    decision_schema,
    decision_stream,
    read_games,
)
from ._errors import MentsuError
from ._names import listed
from ._record_errors import RecordError

__all__ = [
    "DECISION_COLUMNS",
    "DECISION_VERSION",
    "Action",
    "Batch",
    "Decision",
    "DecisionStream",
    "Event",
    "Game",
    "RecordError",
    "Round",
    "decisions",
    "read_log",
]

Named: TypeAlias = "tuple[str, bytes]"
"""A file that is in memory: its name and its bytes."""

Source: TypeAlias = "str | os.PathLike[str] | Named"
"""A file, a directory of files, or a file in memory."""

DECISION_VERSION: int
"""The version of the decisions' table: a greater one where a column goes or changes its type or meaning."""

DECISION_COLUMNS: dict[str, str]
"""The columns of the decisions' table with their Arrow types."""

DECISION_VERSION, _columns = decision_schema()
DECISION_COLUMNS = dict(_columns)


def read_log(source: str | os.PathLike[str] | bytes) -> tuple[Game, ...]:
    """The games of a file, or of bytes: one or more, with their rounds, events and decisions.

    An `OSError` says that the file can't be read, a `RecordError` what is wrong with it and where.

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
    (<Game of 4, 1 rounds, tenhou/6>, Hand('19m19p19s1234567z'))
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
    """A game as it was pickled."""
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
    replies: bool = True,
    threads: int | None = 1,
    progress: bool | Callable[[int, int], object] = False,
) -> DecisionStream:
    """Every decision of recorded games as an Arrow table, worked out while it is read, file by file.

    `paths` are files, directories (all files in them and below, in the order of their names, hidden ones aside) and
    pairs of a name and bytes, one or many. The stream has `__arrow_c_stream__`, so that
    `polars.DataFrame(stream)`, `pyarrow.table(stream)` or DuckDB read it, and gives batches one by one in a loop.
    It can be read once. A byte of a file's name that is no text is U+FFFD in the column `path`.

    - `errors="raise"`: a file that can't be read, isn't a record, or has a round that the rules can't play, ends
      the stream with an error. With `"null"` it has a row with its path and the error, and the others go on.
    - `columns`: these alone, in this order; what no column asks for isn't worked out.
    - `plan`: plan the rest of the round for hands of up to this shanten; without it the columns of the plan are
      null. Each step takes about ten times as long: 0.1 ms a discard for 0, 1 ms for 1, 6 ms for 2.
    - `replies`: rows for who may claim another's tile, too, not for own turns alone.
    - `threads`: work in so many threads, `None` on all cores. Rows and their order are the same in any number.
    - `progress`: a bar by `tqdm`, or a function that is called with the number of files done and of all files.

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
        replies=replies,
        threads=threads,
        progress=_watcher(progress, len(files)),
    )


def _files(paths: Source | Iterable[Source]) -> Iterator[tuple[str, str | bytes]]:
    """Each file's name, and its path or bytes."""
    for source in _sources(paths):
        if isinstance(source, tuple):
            name, content = source
            if not isinstance(content, (bytes, bytearray, memoryview)):
                raise TypeError(f"a file in memory is a name and bytes, not {type(content).__name__}")
            yield _told(os.fspath(name)), bytes(content)
        else:
            path = os.fspath(source)
            if os.path.isdir(path):
                yield from ((_told(file), file) for file in _walk(path))
            else:
                yield _told(path), path


def _told(name: str) -> str:
    """A file's name as text that can be written: bytes that weren't text, which Python has as surrogates, are U+FFFD."""
    if not isinstance(name, str):
        raise TypeError(f"a file's name is a text, not {type(name).__name__}")
    return name if name.isascii() else re.sub("[\ud800-\udfff]", "\ufffd", name)


def _sources(paths: Source | Iterable[Source]) -> Iterable[Source]:
    if isinstance(paths, (str, os.PathLike)):
        return [paths]
    if isinstance(paths, tuple) and len(paths) == 2 and isinstance(paths[1], (bytes, bytearray)):
        return [paths]
    return cast("Iterable[Source]", paths)


def _walk(directory: str) -> Iterator[str]:
    """All files of a directory and below in the order of their names; hidden ones aside, and links to directories."""
    for entry in sorted(os.scandir(directory), key=lambda entry: entry.name):
        if entry.name.startswith("."):
            continue
        if entry.is_dir(follow_symlinks=False):
            yield from _walk(entry.path)
        elif not (entry.is_symlink() and Path(entry.path).is_dir()):
            yield entry.path


def _watcher(progress: bool | Callable[[int, int], object], files: int) -> Callable[[int], object] | None:
    """What is told how many files are done."""
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
