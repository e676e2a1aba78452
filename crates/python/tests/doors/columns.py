"""Questions of the protocol as rows of columns, and what the columns have of an answer."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import mentsu
from mentsu import batch, mcr
from mentsu.mcr import batch as mcr_batch

import wheel
from comparing import Answer, bare
from questions import KINDS, WINDS, Question

FACES = [*KINDS, "0m", "0p", "0s"]
SEATS = dict(zip(WINDS, ("east", "south", "west", "north"), strict=True))
DORA = ("dora", "ura_dora", "aka_dora", "kita")

Rows = Sequence[Question]
#: Columns by name: of rows, with bad ones null or raised.
Asked = Callable[[Rows, Any], dict[str, Any]]


def _tiles(bits: int) -> list[str]:
    return [kind for nth, kind in enumerate(KINDS) if bits >> nth & 1]


def _face(number: int) -> str | None:
    return None if number == batch.NO_TILE else FACES[number]


def _texts(rows: Rows) -> list[str]:
    return [wheel.hand_text(row) for row in rows]


def _struct(name: str, columns: dict[str, Any]) -> dict[str, Any]:
    return {f"{name}.{column}": values for column, values in columns.items()}


# hands


def _hands(rows: Rows, errors: Any) -> dict[str, Any]:
    texts = _texts(rows)
    return {
        "shanten": batch.shanten(texts, errors=errors),
        "is_win": batch.is_win(texts, errors=errors),
        "waits": batch.waits(texts, errors=errors),
        "listed": batch.waits(texts, kind="list", errors=errors),
        **_struct("ukeire", batch.ukeire(texts, errors=errors)),
        **_struct("best", batch.best_discard(texts, errors=errors)),
    }


def _hand(row: dict[str, Any]) -> Answer:
    assert _tiles(row["waits"]) == [KINDS[number] for number in row["listed"]], row
    best = _face(row["best.discard"])
    return {
        "shanten": row["shanten"], "is_win": row["is_win"], "waits": _tiles(row["waits"]),
        "ukeire": [_tiles(row["ukeire.tiles"]), row["ukeire.total"]],
        "best": best and [best, row["best.shanten"], _tiles(row["best.tiles"]), row["best.total"]],
    }


def _useful(ukeire: Any) -> list[Any]:
    return [list(ukeire), sum(ukeire.values())]


def _best(expected: Any) -> Any:
    for tile, after in expected.get("discards", {}).items():
        return [tile, after["shanten"], *_useful(after["ukeire"])]
    return None


def _hand_reduced(expected: Any) -> Answer:
    is_win = expected.get("is_win", False)
    answer = {
        "shanten": expected["shanten"], "is_win": is_win, "waits": list(expected.get("waits", {})),
        "ukeire": _useful(expected.get("ukeire", {})),
    }
    # The column has a discard of a hand that is won, too.
    return answer if is_win else answer | {"best": _best(expected)}


def _unknown(rows: Rows, errors: Any) -> dict[str, Any]:
    return {"completions": batch.completions(_texts(rows), errors=errors)}


def _completions(row: dict[str, Any]) -> Answer:
    return {"completions": sorted(row["completions"])}


# scores


def _scores(rows: Rows, errors: Any) -> dict[str, Any]:
    def each(name: str, default: Any) -> list[Any]:
        return [row.get(name, default) for row in rows]

    given: dict[str, Any] = {name: each(name, 0) for name in ("kita", "honba", "sticks")}
    given |= {name: each(name, None) for name in ("seat", "round", "discarder")}
    given |= {name: ["".join(faces) for faces in each(name, [])] for name in ("dora", "ura")}
    flags = {flag for row in rows for flag in row["flags"]}
    given |= {flag: [flag in row["flags"] for row in rows] for flag in sorted(flags)}
    for yakuman in ("daisangen", "daisuushi", "suukantsu"):
        given[f"pao_{yakuman}"] = [pao.get(yakuman) for pao in each("pao", {})]
    given["ron"] = [None if row["tsumo"] else row["win"] for row in rows]
    given["tsumo"] = [row["win"] if row["tsumo"] else None for row in rows]
    house = wheel.rules(rows[0]["rules"])
    return dict(batch.score(_texts(rows), rules=house, payments=True, errors=errors, **given))


def _score(row: dict[str, Any]) -> Answer:
    outcome = batch.OUTCOMES[row["outcome"]]
    payers = {**SEATS, "discarder": "discarder"}
    return {
        "win": outcome != "not_won", "points": row["points"], "received": row["received"], "han": row["han"],
        "fu": row["fu"], "yakuman": row["yakuman"], "dora": row["dora"],
        "yaku": sorted(batch.yaku_names(row["yaku"])),
        "paid": {letter: paid for letter, seat in payers.items() if (paid := row[f"paid_{seat}"])},
    }


def _score_reduced(question: Question, expected: Any) -> Answer:
    paid = {one["payer"]: one["points"] + one["honba"] for one in expected.get("payments", [])}
    yaku = expected["yaku"]
    return {
        "win": expected["win"], "points": expected["points"],
        "received": sum(paid.values()) + 1000 * question.get("sticks", 0) if paid else 0,
        "han": expected.get("han") or 0, "fu": expected.get("fu") or 0, "yakuman": expected.get("yakuman", 0),
        "dora": sum(yaku.get(name, 0) for name in DORA), "yaku": sorted(name for name in yaku if name not in DORA),
        "paid": {payer: paid[payer] for payer in (*WINDS, "discarder") if payer in paid},
    }


# plans


def _plans(rows: Rows, errors: Any) -> dict[str, Any]:
    names = ("draws", "depth", "seat", "round", "seen", "honba", "sticks", "kita", "others", "ura", "first_turn")
    given: dict[str, Any] = {name: [row.get(name, 0) for row in rows] for name in names}
    given["dora"] = ["".join(row["dora"]) for row in rows]
    house, riichi = wheel.rules(rows[0]["rules"]), rows[0]["riichi"]
    return dict(batch.plan(_texts(rows), rules=house, riichi=riichi, errors=errors, **given))


def _kind(face: str) -> str:
    """A red five as a five: in suits without red ones the protocol reads it so, and the column keeps the face."""
    return face.replace("0", "5")


def _plan(row: dict[str, Any]) -> Answer:
    figures = {name: wheel.single(row[name]) for name in ("tenpai", "win", "points")}
    return {
        "discard": _kind(FACES[row["discard"]]), "shanten": row["shanten"], "ukeire": row["ukeire"], **figures,
        "riichi": row["riichi"],
    }


def _plan_reduced(expected: Any) -> Answer:
    face, best = next(iter(expected["discards"].items()))
    figures = {name: best[name][-1] for name in ("tenpai", "win", "points")}
    return {
        "discard": _kind(face), "shanten": best["shanten"], "ukeire": best["ukeire"], **figures,
        "riichi": best["riichi"][-1],
    }


# Chinese rules


def _mcr_hands(rows: Rows, errors: Any) -> dict[str, Any]:
    texts = _texts(rows)
    return {
        "shanten": mcr_batch.shanten(texts, errors=errors),
        "is_win": mcr_batch.is_win(texts, errors=errors),
        "waits": mcr_batch.waits(texts, errors=errors),
        **_struct("of", mcr_batch.shantens(texts, errors=errors)),
        **_struct("ukeire", mcr_batch.ukeire(texts, errors=errors)),
    }


def _mcr_hand(row: dict[str, Any]) -> Answer:
    shantens = {name: row[f"of.{name}"] for name in wheel.MCR_FORMS}
    return {
        "shanten": row["shanten"], "is_win": row["is_win"], "waits": _tiles(row["waits"]),
        "shantens": {name: None if shanten == batch.NEVER else shanten for name, shanten in shantens.items()},
        "ukeire": [_tiles(row["ukeire.tiles"]), row["ukeire.total"]],
    }


def _mcr_hand_reduced(expected: Any) -> Answer:
    return {
        "shanten": expected["shanten"], "is_win": expected.get("is_win", False),
        "waits": list(expected.get("waits", {})), "shantens": expected["shantens"],
        "ukeire": _useful(expected.get("ukeire", {})),
    }


def _mcr_scores(rows: Rows, errors: Any) -> dict[str, Any]:
    names = ("seat", "prevalent", "flowers", "kong", "last_tile")
    given: dict[str, Any] = {name: [row[name] for row in rows] for name in names}
    given["last_copy"] = [row["last_copy"] for row in rows]
    given["discard"] = [None if row["self_drawn"] else row["win"] for row in rows]
    drawn = [f"+{row['win']}" if row["self_drawn"] else "" for row in rows]
    texts = [text + plus for text, plus in zip(_texts(rows), drawn, strict=True)]
    house = wheel.rules(rows[0]["rules"], mcr.Rules)
    return dict(mcr_batch.score(texts, rules=house, fans=True, errors=errors, **given))


def _mcr_score(row: dict[str, Any]) -> Answer:
    fans: dict[str, int] = defaultdict(int)
    for name in mcr_batch.fan_names(row["fans"]):
        fans[wheel.chinese(name)] += 1
    return {"win": mcr_batch.OUTCOMES[row["outcome"]] != "not_won", "total": row["total"], "fans": dict(fans)}


def _mcr_score_reduced(expected: Any) -> Answer:
    fans = {name: times for name, (_, times) in expected["fans"].items()}
    return {"win": expected["win"], "total": expected["total"], "fans": fans}


def kind_of(question: Question) -> str | None:
    """The column that answers a question; `None` for calls, families, and unknown tiles that a column doesn't take."""
    kind = str(question["op"])
    if "?" in question["closed"]:
        # A hand of 3n+1 tiles has no completions in a column, and a Chinese hand none at all.
        tiles = sum(letter not in "mpsz" for letter in question["closed"])
        is_whole = tiles % 3 == 2 or not question["melds"] and tiles == 3
        return "unknown" if kind == "hand" and is_whole else None
    if kind == "family":
        return None
    # A column of Chinese hands has the hands alone, without what is seen elsewhere and what comes next.
    more = ("discarded",) if kind == "plan" else ("seen", "draws", "flowers") if kind == "mcr_hand" else ()
    return None if any(question.get(key) for key in more) else kind


ASKED: dict[str, tuple[Asked, Callable[[dict[str, Any]], Answer]]] = {
    "hand": (_hands, _hand), "unknown": (_unknown, _completions), "score": (_scores, _score), "plan": (_plans, _plan),
    "mcr_hand": (_mcr_hands, _mcr_hand), "mcr_score": (_mcr_scores, _mcr_score),
}


def reduced(question: Question, expected: Any) -> Answer:
    """What the columns have of the protocol's answer."""
    match kind_of(question):
        case "hand":
            return _hand_reduced(expected)
        case "unknown":
            return {"completions": expected["completions"]}
        case "score":
            return _score_reduced(question, expected)
        case "plan":
            return _plan_reduced(expected)
        case "mcr_hand":
            return _mcr_hand_reduced(expected)
        case _:
            return _mcr_score_reduced(expected)


def ask(questions: Sequence[Question]) -> list[Answer | None]:
    """The answers of columns of all questions of a kind that share the rules."""
    answers: dict[int, Answer] = {}
    groups: dict[str, list[int]] = defaultdict(list)
    for nth, question in enumerate(questions):
        if kind := kind_of(question):
            is_mcr_hand = kind == "mcr_hand"
            shared = [kind, None if is_mcr_hand else question.get("rules"), question.get("riichi")]
            groups[json.dumps(shared)].append(nth)
    for shared, group in groups.items():
        asked, answer = ASKED[json.loads(shared)[0]]
        rows = [questions[nth] for nth in group]
        answers.update(zip(group, _answers(asked, answer, rows), strict=True))
    return [answers.get(nth) for nth in range(len(questions))]


def _answers(asked: Asked, answer: Callable[[dict[str, Any]], Answer], rows: Rows) -> Iterable[Answer]:
    try:
        columns = asked(rows, "null")
    except mentsu.MentsuError as why:
        if len(rows) == 1:
            return [{"error": bare(why.reason)}]
        # The column is refused as a whole.
        return [one for row in rows for one in _answers(asked, answer, [row])]
    return [_row(asked, answer, rows[nth], columns, nth) for nth in range(len(rows))]


def _row(
    asked: Asked, answer: Callable[[dict[str, Any]], Answer], question: Question, columns: dict[str, Any], nth: int
) -> Answer:
    row = {name: values[nth] for name, values in columns.items()}
    nulls = {value is None for value in row.values()}
    if nulls == {False}:
        return answer(row)
    assert nulls == {True}, (question, row)
    # Alone the row is refused with a reason.
    try:
        asked([question], "raise")
    except mentsu.MentsuError as why:
        return {"error": bare(why.reason)}
    raise AssertionError(f"null in a column, but answered alone: {question}")
