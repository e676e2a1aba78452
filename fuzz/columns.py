#!/usr/bin/env python3
"""Columns of text made of any bytes: answers are those of one hand at a time, and nothing crashes.

    python fuzz/columns.py [SECONDS] [SEED]

The crate behind the wheel's columns can't be linked by a target of cargo fuzz: it is part of an extension module, whose
symbols of Python are found when Python loads it, and it offers Python alone an entrance. So the wheel is fuzzed from
outside: pyarrow makes arrays of any offsets, bytes and masks, in each layout of text, sliced and in chunks.
"""

import random
import sys
import time

import pyarrow as pa

import mentsu
from mentsu import batch

PIECES = ["123m", "0p", "55z", "777s", "1112345678999m", "19m19p19s1234567z", "+3m", "(777=z)", "[1111p]", " ", "🀇", "x"]
TYPES = [pa.string(), pa.large_string(), pa.string_view()]


def value(chance):
    if chance.random() < 0.1:
        return None
    if chance.random() < 0.1:
        return chance.randbytes(chance.randrange(12))
    return "".join(chance.choices(PIECES, k=chance.randrange(5))).encode()


def array(chance, values):
    """The values as text of any layout, without a look at whether they are UTF-8; what a slice hides is garbage."""
    before, after = chance.randrange(4), chance.randrange(4)
    padded = [chance.randbytes(3) for _ in range(before)] + values + [chance.randbytes(3) for _ in range(after)]
    kind = chance.choice(TYPES)
    binary = {pa.string(): pa.binary(), pa.large_string(): pa.large_binary(), pa.string_view(): pa.binary_view()}[kind]
    raw = pa.array(padded, binary)
    text = pa.Array.from_buffers(kind, len(raw), raw.buffers(), raw.null_count, raw.offset)
    return text.slice(before, len(values))


def expected(data):
    """The shanten of a text, or None where it is no hand."""
    try:
        return None if data is None else mentsu.Hand(data.decode()).shanten()
    except (UnicodeDecodeError, mentsu.MentsuError):
        return None


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 6
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    end, columns = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        chance = random.Random(seed + columns)
        values = [value(chance) for _ in range(chance.randrange(40))]
        cut = chance.randrange(len(values) + 1)
        parts = [values] if chance.random() < 0.5 else [values[:cut], values[cut:]]
        made = [array(chance, part) for part in parts]
        chunked = len(made) > 1 and len({part.type for part in made}) == 1
        column = pa.chunked_array(made) if chunked else made[0]
        asked = values if chunked else parts[0]
        says = f"seed {seed + columns}"
        try:
            answers = batch.shanten(column, errors="null", threads=chance.choice([1, 2]))
            answers = (pa.chunked_array if chunked else pa.array)(answers).to_pylist()
        except mentsu.MentsuError:
            # A column that isn't UTF-8 may be refused as a whole.
            assert any(expected(data) is None and data is not None for data in asked), says
        else:
            assert answers == [expected(data) for data in asked], says
        columns += 1
    print(f"{columns} columns")


main()
