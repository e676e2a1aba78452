"""Every field of a win and of a plan is an argument of the columns, and changes there what it changes for one hand."""

from __future__ import annotations

import re
from typing import Any

import pytest

from mentsu import Hand, NoWin, Outlook, Rules, Situation, batch, mcr

PLAIN = "123m456p789s1155z"
DAISANGEN = "234m1p(555z)(666z)(777z)"

# A hand in which the field matters, the tile that wins, a value, what else is set, and changes of the rules.
WINS: dict[str, tuple[str, str, Any, dict[str, Any], dict[str, Any]]] = {
    "seat": (PLAIN, "5z", "south", {}, {}),
    "round": ("123m456p789s2255z", "2z", "south", {}, {}),
    "dora": (PLAIN, "5z", "4z", {}, {}),
    "ura": (PLAIN, "5z", "4z", {"riichi": True, "dora": "1p"}, {}),
    "kita": ("123p456p789s1155z", "5z", 2, {}, {"sanma": True}),
    "honba": (PLAIN, "5z", 3, {}, {}),
    "sticks": (PLAIN, "5z", 3, {}, {}),
    "pao": (DAISANGEN, "1p", [("daisangen", "west")], {"seat": "south"}, {}),
    "discarder": (DAISANGEN, "1p", "north", {"seat": "south", "pao": [("daisangen", "west")]}, {}),
    "tsubame_gaeshi": (PLAIN, "5z", True, {}, {"old_yaku": ["tsubame_gaeshi"]}),
    "kanburi": (PLAIN, "5z", True, {}, {"old_yaku": ["kanburi"]}),
    "open_riichi": (PLAIN, "5z", True, {"riichi": True}, {"old_yaku": ["open_riichi"]}),
    "paarenchan": (PLAIN, "5z", True, {}, {"old_yaku": ["paarenchan"]}),
    "renhou": (PLAIN, "5z", True, {"seat": "south"}, {"renhou": "mangan"}),
}

OPEN = "135m123456p239s22z"

# A hand in which the field of a plan matters, and a value.
PLANS: dict[str, tuple[str, Any]] = {
    "draws": (OPEN, 3),
    "depth": (OPEN, 0),
    "seat": ("135m123456p23s222z", "south"),
    "round": ("135m123456p23s222z", "south"),
    "dora": (OPEN, "1z"),
    "seen": (OPEN, "444m0p"),
    "riichi": (OPEN, "never"),
    "ura": (OPEN, False),
    "honba": (OPEN, 3),
    "sticks": (OPEN, 3),
    "kita": ("19m123456p2359s22z", 1),
    "others": (OPEN, 3),
    "first_turn": ("123m123456p239s22z", True),
}


def spread(field: str, value: Any) -> dict[str, Any]:
    """The arguments of the columns for a field."""
    if field == "pao":
        return {f"pao_{yakuman}": seat for yakuman, seat in value}
    return {field: value}


def one(hand: str, rules: Rules, fields: dict[str, Any]) -> tuple[Any, ...]:
    score = Hand(hand).score(Situation(**fields), rules)
    paid = [0] * 5
    for payment in score.payments.payments:
        paid[("east", "south", "west", "north", "discarder").index(payment.payer)] += payment.points + payment.honba
    return (score.payments.received, score.han or 0, paid)


def one_or_none(hand: str, rules: Rules, fields: dict[str, Any]) -> tuple[Any, ...] | None:
    try:
        return one(hand, rules, fields)
    except NoWin:
        return None


@pytest.mark.parametrize("field", [name for name in Situation.fields() if name != "ron"])
def test_every_field_of_a_win_is_an_argument(field: str) -> None:
    hand, ron, value, others, changes = WINS.get(field, (PLAIN, "5z", True, {}, {}))
    rules = Rules("tenhou", **changes)
    without, fields = {"ron": ron, **others}, {"ron": ron, **others, field: value}
    try:
        expected = one(hand, rules, fields)
    except ValueError as error:
        # An event that contradicts a ron.
        with pytest.raises(ValueError, match=re.escape(f"row 0: {error}")):
            batch.score([hand], rules=rules, **arguments(fields))
        return
    assert expected != one_or_none(hand, rules, without), "it makes no difference"
    found = batch.score([hand], rules=rules, payments=True, **arguments(fields))
    paid = [found[f"paid_{seat}"][0] for seat in ("east", "south", "west", "north", "discarder")]
    assert (found["received"][0], found["han"][0], paid) == expected


def arguments(fields: dict[str, Any]) -> dict[str, Any]:
    return {name: value for field in fields for name, value in spread(field, fields[field]).items()}


# `room` bounds the memory of one plan; the columns choose it themselves.
@pytest.mark.parametrize("field", [name for name in Outlook.fields() if name != "room"])
def test_every_field_of_a_plan_is_an_argument(field: str) -> None:
    hand, value = PLANS[field]
    rules = "tenhou_sanma" if field == "kita" else "tenhou"

    def points(fields: dict[str, Any]) -> float:
        plan = Hand(hand).plan(Outlook(**fields), rules)
        return max(discard.points for discard in plan.discards)

    without = {"draws": 4, "dora": "9s"}
    fields = {**without, field: value}
    expected = points(fields)
    assert expected != points(without), "it makes no difference"
    assert batch.plan([hand], rules=rules, **fields)["points"][0] == pytest.approx(expected, abs=1e-3)


CHINESE = "123m456p789s45s22z"

# A hand in which the field of a win under Chinese rules matters, a value, and what else is set.
CHINESE_WINS: dict[str, tuple[str, Any, dict[str, Any]]] = {
    "discard": (CHINESE, "6s", {"discard": "3s"}),
    "seat": ("123m456p789s22s22z", "south", {"discard": "2z"}),
    "prevalent": ("123m456p789s22s22z", "south", {"discard": "2z"}),
    "flowers": (CHINESE, 2, {"discard": "6s"}),
    "last_copy": (CHINESE, True, {"discard": "6s"}),
    "kong": (CHINESE, True, {"discard": "6s"}),
    "last_tile": (CHINESE, True, {"discard": "6s"}),
    "seen": (CHINESE, 3, {"discard": "6s"}),
}


@pytest.mark.parametrize("field", list(mcr.Situation.fields()))
def test_every_field_of_a_chinese_win_is_an_argument(field: str) -> None:
    hand, value, without = CHINESE_WINS[field]
    fields = {**without, field: value}
    expected = mcr.score(hand, mcr.Situation(**fields)).total
    assert expected != mcr.score(hand, mcr.Situation(**without)).total, "it makes no difference"
    assert mcr.batch.score([hand], **fields)["total"] == [expected]
    assert mcr.batch.score([hand, hand], **{name: [one, one] for name, one in fields.items()})["total"] == [expected] * 2


@pytest.mark.parametrize(("field", "value"), [("flowers", 9), ("seen", 4)])
def test_bounds_of_fields_are_those_of_columns(field: str, value: int) -> None:
    with pytest.raises(ValueError, match=f"^{field} is ") as one:
        mcr.Situation(**{field: value})
    with pytest.raises(ValueError, match=f"row 0: {one.value}"):
        mcr.batch.score([CHINESE], discard="6s", **{field: value})
