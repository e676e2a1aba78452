"""The classes of arguments have every field of the library's tables."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import pytest

from mentsu import Hand, MentsuError, Outlook, Situation, legality

CLASSES = [Situation, Outlook, legality.Turn, legality.Passed]


@pytest.mark.parametrize("of", CLASSES, ids=lambda of: of.__name__)
def test_a_class_has_every_field(of: Any) -> None:
    signature = inspect.signature(of)
    assert list(signature.parameters) == list(of.__match_args__) == list(of.fields())
    for name, parameter in signature.parameters.items():
        value = getattr(of(), name)
        assert value == type(value)(parameter.default) if value is not None else parameter.default is None, name


@pytest.mark.parametrize("of", CLASSES, ids=lambda of: of.__name__)
def test_arguments_are_those_of_the_signature(of: Any) -> None:
    with pytest.raises(TypeError, match="unexpected keyword argument 'nothing'"):
        of(nothing=1)
    with pytest.raises(TypeError, match="positional arguments, but 9 were given"):
        of(*[None] * 9)
    name = next(iter(of.fields()))
    with pytest.raises(TypeError, match=f"multiple values for argument '{name}'"):
        of(getattr(of(), name), **{name: getattr(of(), name)})
    with pytest.raises(AttributeError):
        setattr(of(), name, 1)


def test_sticks_are_won() -> None:
    hand = Hand("135m123456p239s22z")
    without, with_sticks = (hand.plan(Outlook(draws=4, sticks=sticks)) for sticks in (0, 3))
    assert with_sticks.best().figures.points > without.best().figures.points


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (lambda: Situation(honba=-1), "honba is a number from 0 to 65535"),
        (lambda: Situation(kita=5), "kita is a number from 0 to 4"),
        (lambda: Situation(dora="123456m"), "dora is at most 5 tiles"),
        (lambda: Situation(pao=[("riichi", "west")]), "pao is a seat for daisangen, daisuushi or suukantsu"),
        (lambda: Outlook(draws=19), "draws is a number from 1 to 18"),
        (lambda: Outlook(riichi="maybe"), "riichi is best, always or never"),
        (
            lambda: legality.calls("123m456p789s1122z", "1m", "kamicha", legality.Turn(kans=5)),
            "kans is a number from 0 to 4",
        ),
    ],
)
def test_a_wrong_value_names_the_field_and_its_values(make: Callable[[], object], why: str) -> None:
    with pytest.raises(MentsuError, match=why):
        make()
