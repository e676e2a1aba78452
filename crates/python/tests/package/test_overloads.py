"""Checkers of types know of what kind the answers to a column are, and they are of that kind."""

import re
from pathlib import Path
from typing import Any

import numpy
import polars
import pyarrow
import pytest

import mentsu
from mentsu import batch
from mentsu.mcr import batch as mcr_batch

#: An expression, and the type that a checker reports. `ARRAY` and `STREAM` are Arrow's.
ASKED: dict[str, str] = {
    'batch.shanten(["1m"])': "list[int]",
    "batch.shanten(MIXED)": "list[int]",
    'batch.shanten(("1m", b"2m"))': "list[int]",
    'batch.shanten(["1m", None])': "list[int | None]",
    'batch.shanten(["1x"], errors="null")': "list[int | None]",
    'batch.shanten(["1m"], form="kokushi", threads=None)': "list[int]",
    "batch.shanten(NUMPY)": "ndarray[tuple[Any, ...], dtype[signedinteger[_8Bit]]]",
    'batch.shanten(NUMPY, errors="null")': "MaskedArray[Any, dtype[signedinteger[_8Bit]]]",
    "batch.shanten(ARRAY)": "Column",
    "batch.shanten(STREAM)": "ChunkedColumn",
    "batch.shanten(STREAM, lazy=True)": "LazyColumn",
    "batch.shanten(ARRAY, lazy=True)": "LazyColumn",
    "batch.shanten(SERIES)": "ChunkedColumn",
    'batch.shantens(["1m"])': "dict[str, list[int]]",
    'batch.shantens(["1m", None])': "dict[str, list[int | None]]",
    "batch.shantens(NUMPY)": "dict[str, ndarray[tuple[Any, ...], dtype[Any]]]",
    'batch.shantens(NUMPY, errors="null")': "dict[str, MaskedArray[Any, dtype[Any]]]",
    'batch.is_win(["1m"])': "list[bool]",
    "batch.is_win(NUMPY)": "ndarray[tuple[Any, ...], dtype[numpy.bool[builtins.bool]]]",
    'batch.waits(["1m"])': "list[int]",
    'batch.waits(["1m"], kind="list")': "list[list[int]]",
    'batch.waits(["1m", None], kind="list", fifth_copy="any")': "list[list[int] | None]",
    "batch.waits(NUMPY)": "ndarray[tuple[Any, ...], dtype[unsignedinteger[_64Bit]]]",
    'batch.waits(SERIES, kind="list")': "ChunkedColumn",
    'batch.ukeire(["1m"])': "dict[str, list[int]]",
    "batch.ukeire(ARRAY)": "Column",
    "batch.best_discard(SERIES, lazy=True)": "LazyColumn",
    'batch.best_discard(["11m"])': "dict[str, list[int]]",
    'batch.score([HAND], ron="5m", riichi=[True])': "dict[str, list[int]]",
    'batch.score(SERIES, ron="5m", rules=None, payments=True)': "ChunkedColumn",
    'batch.score(NUMPY, ron="5m", errors="null")': "dict[str, MaskedArray[Any, dtype[Any]]]",
    'batch.plan([HAND + "1z"], draws=1)': "dict[str, list[Any]]",
    'batch.plan(ARRAY, draws=1, errors="null")': "Column",
    'batch.completions(["1?m", None])': "list[list[str] | None]",
    "batch.yaku_names(1)": "tuple[str, ...]",
    'mcr_batch.shanten(["1m"])': "list[int]",
    'mcr_batch.shantens(["1m", None])': "dict[str, list[int | None]]",
    "mcr_batch.is_win(NUMPY)": "ndarray[tuple[Any, ...], dtype[numpy.bool[builtins.bool]]]",
    'mcr_batch.waits(["1m"], kind="list")': "list[list[int]]",
    "mcr_batch.ukeire(ARRAY)": "Column",
    'mcr_batch.score(["123m456p789s45s22z"], discard="6s")': "dict[str, list[int]]",
    'mcr_batch.score(["123m456p789s45s22z"], discard="6s", fans=True)': "dict[str, list[Any]]",
    'mcr_batch.score(STREAM, errors="null", lazy=True)': "LazyColumn",
}
#: What a checker refuses.
REFUSED = [
    "batch.shanten([1, 2])",
    'batch.shanten("1m")',
    "batch.shanten(3)",
    'batch.shanten(["1m"], lazy=True)',
    "batch.is_win(NUMPY, lazy=True)",
    'batch.shanten(["1m"], errors="ignore")',
    'batch.shanten(["1m"], form="chitoi")',
    'batch.waits(["1m"], kind="bitset")',
    'batch.score(["11m"], rom="1m")',
    'batch.plan(["11m"], objective="yen")',
    'mcr_batch.shanten({"1m"})',
    'mcr_batch.score(["11m"], dora="1m")',
]

SETUP = """\
import mentsu
import numpy
from mentsu import batch
from mentsu.mcr import batch as mcr_batch

class Series:
    # As Polars declares it, whose own types take long to read.

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...

HAND = "1m"
NUMPY = numpy.array([HAND])
MIXED: list[str | mentsu.Hand] = [HAND, mentsu.Hand(HAND)]
SERIES = Series()
ARRAY: batch.Column
STREAM: batch.ChunkedColumn
"""


def told(folder: Path, lines: list[str]) -> list[str]:
    """The first message of mypy for each line after the setup; none for a correct line."""
    mypy = pytest.importorskip("mypy.api", reason="types are checked by mypy")
    file = folder / "asked.py"
    file.write_text(SETUP + "".join(f"{line}\n" for line in lines), encoding="utf-8")
    said, errors, _ = mypy.run(["--strict", "--no-error-summary", "--cache-dir", str(folder / "cache"), str(file)])
    assert not errors
    first = SETUP.count("\n") + 1
    found = [""] * len(lines)
    for number, text in re.findall(r"asked\.py:(\d+): (?:error|note): (.*)", said):
        found[int(number) - first] = found[int(number) - first] or text
    return found


def short(text: str) -> str:
    """A type without its modules, but those of NumPy's and Python's `bool`."""
    named = re.sub(r"\b(?:\w+\.)+(?=\w+)", lambda path: path[0] if text[path.end() :].startswith("bool[") else "", text)
    return named.replace("numpy.bool[bool]", "numpy.bool[builtins.bool]")


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The type that mypy reports for each call."""
    return told(tmp_path_factory.mktemp("types"), [f"reveal_type({call})" for call in ASKED] + REFUSED)


def test_types_are_told(found: list[str]) -> None:
    for (call, kind), said in zip(ASKED.items(), found):
        match = re.fullmatch(r'Revealed type is "(.*)"', said)
        assert match and short(match[1]) == kind, (call, said)


def test_wrong_calls_are_refused(found: list[str]) -> None:
    refused = found[len(ASKED) :]
    assert len(refused) == len(REFUSED)
    assert [call for call, said in zip(REFUSED, refused) if not said] == []


@pytest.mark.parametrize("call", ASKED)
def test_answers_are_of_the_type_that_is_told(call: str) -> None:
    names: dict[str, Any] = {"mentsu": mentsu, "batch": batch, "mcr_batch": mcr_batch}
    hand = "23467m345p34588s"
    array = pyarrow.array([hand])
    names |= {"HAND": hand, "NUMPY": numpy.array([hand]), "SERIES": polars.Series([hand])}
    names |= {"MIXED": [hand, mentsu.Hand(hand)], "ARRAY": array, "STREAM": pyarrow.chunked_array([array])}
    answer = eval(call, names)
    kind = ASKED[call]
    value = answer
    if kind.startswith("dict["):
        assert isinstance(answer, dict)
        value, kind = next(iter(answer.values())), kind.removeprefix("dict[str, ")[:-1]
    assert type(value).__name__ == kind.partition("[")[0]
    if isinstance(value, list):
        elements = kind.removeprefix("list[")[:-1]
        for element in value:
            is_missing = element is None and elements.endswith("| None")
            assert is_missing or elements == "Any" or type(element).__name__ == re.split(r"[\[ ]", elements)[0]
    elif isinstance(value, numpy.ndarray) and "Bit" in kind:
        bits = re.search(r"_(\d+)Bit", kind)
        assert bits and value.dtype.itemsize * 8 == int(bits[1])
