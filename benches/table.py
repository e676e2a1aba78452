#!/usr/bin/env python3
"""Turns Criterion's estimates (cargo bench --bench questions, unknown, ways_to_tell, chances) into README's tables.

Prints the machine, then one row for each question and class: the median of one answer.
"""

import json
import pathlib
import platform
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
CLASSES = ["random 14", "random wins", "one suit", "one-suit wins", "tenpai 13", "random 13"]
DRAWS = ["1 draw", "2 draws", "3 draws", "4 draws"]
WAYS = ["the 222", "random wins", "random losses"]
UNKNOWN = ["1 unknown", "2 unknown", "3 unknown", "4 unknown", "4 unknown, hard"]


def medians(criterion):
    """(question, class) -> nanoseconds an answer."""
    found = {}
    for estimates in sorted(criterion.glob("*/*/new/estimates.json")):
        benchmark = json.loads((estimates.parent / "benchmark.json").read_text())
        hands = benchmark["throughput"]["Elements"]
        median = json.loads(estimates.read_text())["median"]["point_estimate"]
        found[benchmark["group_id"], benchmark["function_id"]] = median / hands
    return found


def machine():
    cpu = "unknown processor"
    for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            cpu = line.split(":", 1)[1].strip()
            break
    rustc = subprocess.run(["rustc", "--version"], capture_output=True, text=True, check=True)
    return f"{cpu}, {platform.system()}, {rustc.stdout.split('(')[0].strip()}"


def main():
    found = medians(ROOT / "target" / "criterion")
    if not found:
        sys.exit("no estimates: run cargo bench --bench questions first")
    print(f"Medians in nanoseconds an answer, 10,000 hands a class ({machine()}):")
    table(found, CLASSES)
    print("\nWays to detect a win:")
    table({key: found[key] for key in found if (key[0], WAYS[0]) in found}, WAYS)
    print("\nHands with unknown tiles, 200 a class:")
    table(found, UNKNOWN)
    print("\nExact chances, one hand of each shanten:")
    table(found, DRAWS)


def table(found, names):
    classes = [name for name in names if any(name == c for _, c in found)]
    print("\n| question | " + " | ".join(classes) + " |")
    print("|---|" + "---:|" * len(classes))
    for question in dict.fromkeys(q for q, c in found if c in classes):
        cells = [found.get((question, c)) for c in classes]
        print(f"| {question} | " + " | ".join(f"{c:,.1f}" if c else "" for c in cells) + " |")


if __name__ == "__main__":
    main()
