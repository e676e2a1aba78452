"""A bot that plays by advice: reads mjai events, one a line, and answers each.

mentsu arena 'python examples/advisor.py' efficiency efficiency efficiency --games 1
"""

import json
import sys
from typing import Any

import mentsu

NOTHING = {"type": "none"}
PLACES = [1.5, 0.5, -0.5, -1.5]  # what each is worth


def best(events: list[dict[str, Any]]) -> dict[str, Any]:
    """What to do after these events of a round, the game's first before them."""
    answer = json.loads(mentsu.ask(json.dumps({"op": "advise", "places": PLACES, "events": events})))
    actions = answer.get("actions")  # there are none where nothing is to be decided
    return actions[0]["mjai"][0] if actions else NOTHING


def main() -> None:
    game: list[dict[str, Any]] = []
    round: list[dict[str, Any]] = []
    for line in sys.stdin:
        event = json.loads(line)
        if event["type"] == "start_game":
            game, round = [event], []
        elif event["type"] == "start_kyoku":
            round = [event]
        elif round:
            round.append(event)
        print(json.dumps(best(game + round) if round else NOTHING), flush=True)


if __name__ == "__main__":
    main()
