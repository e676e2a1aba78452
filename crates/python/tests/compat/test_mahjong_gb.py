"""The stand-in for PyPI's `PyMahjongGB` beside the original, where that is installed."""

import importlib.util
import random
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import mentsu.compat
import mentsu.compat.MahjongGB as ours

original = pytest.importorskip("MahjongGB", reason="PyMahjongGB isn't installed")

FORMS = [
    "RegularShanten",
    "KnittedStraightShanten",
    "SevenPairsShanten",
    "ThirteenOrphansShanten",
    "HonorsAndKnittedTilesShanten",
]


def generator() -> ModuleType:
    """The script of the library that draws wins and hands."""
    path = Path(__file__).parents[4] / "tests/golden/mcr.py"
    spec = importlib.util.spec_from_file_location("mcr_generator", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


DRAW = generator()


def arguments(r: random.Random) -> tuple[Any, ...]:
    """The arguments of a random win. Its marks may contradict its tiles, which both ignore."""
    closed, melds, won, marks, seat, prevalent, flowers = DRAW.win(r)
    if r.random() < 0.2:
        marks = "".join(mark for mark in "dlkw" if r.random() < 0.5)
    pack = []
    for kind, tiles in melds:
        name = {"chi": "CHI", "pon": "PENG"}.get(kind, "GANG")
        pack.append((name, DRAW.letter_code(sorted(tiles)[1]), 0 if kind == "ankan" else r.randint(1, 3)))
    events = tuple(mark in marks for mark in "dlkw")
    hand = tuple(map(DRAW.letter_code, closed))
    return (tuple(pack), hand, DRAW.letter_code(won), flowers, *events, "ESWN".index(seat), "ESWN".index(prevalent))


def ended(function: Any, *given: Any, **named: Any) -> Any:
    """What a call returns, or the class and text of its error."""
    try:
        return function(*given, **named)
    except Exception as error:
        return type(error), str(error)


def total(fans: tuple[tuple[int, str], ...]) -> int:
    return sum(points for points, _ in fans)


def test_fan_are_those_of_the_original() -> None:
    r = random.Random(1)
    differently_listed = 0
    reached = set()
    for _ in range(12_000):
        given, verbose = arguments(r), r.random() < 0.5
        theirs = ended(original.MahjongFanCalculator, *given, verbose=verbose)
        mine = ended(ours.MahjongFanCalculator, *given, verbose=verbose)
        if mine != theirs:
            plain = [ended(module.MahjongFanCalculator, *given) for module in (original, ours)]
            assert total(plain[0]) == total(plain[1]), given
            differently_listed += 1
        reached |= {fan[-1] for fan in theirs}
    assert differently_listed <= 1
    assert len(reached) > 150, "each fan in both languages, but for a few"


def may_differ(given: tuple[Any, ...]) -> bool:
    """Whether the original counts tiles that aren't there, as the module says."""
    pack, hand, won, *_ = given
    middles = {f"{suit}{rank}" for suit in "WTB" for rank in range(2, 9)}
    try:
        tiles = [*hand, won]
        for kind, tile, offer in pack:
            if kind != "GANG" and offer == 0 or kind == "CHI" and tile not in middles:
                return True
            if kind == "CHI":
                tiles += [f"{tile[0]}{int(tile[1]) + step}" for step in (-1, 0, 1)]
            else:
                tiles += [tile] * (4 if kind == "GANG" else 3)
        return any(tiles.count(tile) > 4 for tile in tiles)
    except (TypeError, ValueError):
        return False


WRONG = [
    None, 0, -1, 4, 2**31, 2**70, 1.5, "", "W", "W0", "W10", "w1", "X1", "F5", "J4", "H1", "PENG", (), [], ("W1",), b"W1",
    True, "W1\0", "東",
]


class Truthless:
    def __bool__(self) -> bool:
        raise RuntimeError("neither true nor false")


def spoilt(r: random.Random, given: tuple[Any, ...]) -> tuple[Any, ...]:
    """The arguments with something wrong, which may still be right."""
    arguments = list(given)
    what = r.randrange(6)
    if what == 0:
        arguments[r.randrange(len(arguments))] = r.choice([*WRONG, Truthless()])
    elif what == 1 and arguments[0]:
        pack = list(map(list, arguments[0]))
        one = r.choice(pack)
        one[r.randrange(3)] = r.choice([*WRONG, "CHI", "GANG", "F1", "W9"])
        arguments[0] = tuple(map(tuple, pack))
    elif what == 2 and arguments[0]:
        arguments[0] = (*arguments[0][1:], r.choice([arguments[0][0][:2], arguments[0][0] + (1,), list(arguments[0][0])]))
    elif what == 3:
        hand = list(arguments[1])
        hand[r.randrange(len(hand))] = r.choice([one for one in WRONG if one != "W1\0"])
        arguments[1] = tuple(hand)
    elif what == 4:
        arguments[1] = arguments[1][: r.randrange(len(arguments[1]) + 1)]
    else:
        hand = list(arguments[1])
        hand[r.randrange(len(hand))] = r.choice(["W1", "T5", "B9", "F3", "J2"])
        arguments[1] = tuple(hand)
    return tuple(arguments)


def test_wrong_arguments_end_alike() -> None:
    r = random.Random(2)
    errors = set()
    compared = 0
    for _ in range(12_000):
        given = spoilt(r, arguments(r))
        if may_differ(given):
            continue
        theirs, mine = (ended(module.MahjongFanCalculator, *given) for module in (original, ours))
        if isinstance(theirs[0], type):
            errors.add(theirs)
            assert mine[0] is theirs[0], (given, theirs, mine)
            # The interpreter words these in its own way.
            if theirs[0] is not OverflowError:
                assert mine[1] == theirs[1], (given, theirs, mine)
        else:
            assert mine == theirs or total(mine) == total(theirs), given
        compared += 1
    assert compared > 10_000 and len(errors) > 25, len(errors)


@pytest.mark.parametrize("missing", [{}, {"pack": ()}, {"pack": (), "hand": (), "unknown": 1}])
def test_missing_and_unknown_arguments_are_type_errors(missing: dict[str, Any]) -> None:
    for module in (original, ours):
        with pytest.raises(TypeError):
            module.MahjongFanCalculator(**missing)
        with pytest.raises(TypeError):
            module.MahjongShanten(**{**missing, "third": 3})


def test_arguments_have_the_names_of_the_original() -> None:
    given = arguments(random.Random(3))
    names = (
        "pack", "hand", "winTile", "flowerCount", "isSelfDrawn", "is4thTile", "isAboutKong", "isWallLast", "seatWind",
        "prevalentWind",
    )
    named = dict(zip(names, given))
    assert ours.MahjongFanCalculator(**named) == original.MahjongFanCalculator(**named)
    hand = given[1][:13]
    assert ours.MahjongShanten(pack=(), hand=hand) == original.MahjongShanten(pack=(), hand=hand)


def is_plain(hand: tuple[str, ...]) -> bool:
    """Whether no tile is there four times."""
    return all(hand.count(tile) < 4 for tile in hand)


def test_shanten_and_useful_tiles_are_those_of_the_original() -> None:
    r = random.Random(4)
    with_four = differing = 0
    for _ in range(4_000):
        hand = tuple(map(DRAW.letter_code, DRAW.waiting_hand(r)))
        for name in FORMS:
            theirs, mine = (ended(getattr(module, name), hand) for module in (original, ours))
            if is_plain(hand) or isinstance(theirs[0], type):
                assert mine == theirs, (name, hand)
                continue
            # The original may count on a fifth copy.
            with_four += 1
            if mine != theirs:
                differing += 1
                more = [tile for tile in theirs[1] if hand.count(tile) < 4]
                assert mine[0] > theirs[0] or mine[1] == tuple(more), (name, hand)
        if is_plain(hand):
            assert ours.MahjongShanten((), hand) == original.MahjongShanten((), hand)
    assert with_four > 100 and differing > 0


def test_shanten_of_wrong_hands_ends_alike() -> None:
    r = random.Random(5)
    for _ in range(2_000):
        hand: Any = tuple(map(DRAW.letter_code, DRAW.waiting_hand(r)))
        what = r.randrange(4)
        if what == 0:
            hand = r.choice([one for one in WRONG if one != "W1\0"])
        elif what == 1:
            hand = hand[: r.randrange(14)]
        elif what == 2:
            hand = (*hand[1:], r.choice([one for one in WRONG if one != "W1\0"]))
        else:
            hand = list(hand)
        if isinstance(hand, tuple) and not is_plain(hand):
            continue
        for name in FORMS:
            theirs, mine = (ended(getattr(module, name), hand) for module in (original, ours))
            assert mine == theirs, (name, hand)
        pack = r.choice([(), (("PENG", "W1", 1),), (("PENG", "W1", 9),), (("X", "W1", 1),), [], ((),)])
        theirs, mine = (ended(module.MahjongShanten, pack, hand) for module in (original, ours))
        assert mine == theirs, (pack, hand)


def test_what_differs_is_what_the_module_says() -> None:
    honors = tuple("F1 F1 F1 F1 F2 F2 F2 F2 F4 F4 J3 J3 J3".split())
    assert (original.RegularShanten(honors)[0], ours.RegularShanten(honors)[0]) == (1, 2)
    four = ("W1",) * 4
    assert (original.RegularShanten(four), ours.RegularShanten(four)[0]) == ((0, ("W1",)), 1)
    five = ("W1",) * 5 + tuple("W2 W3 T1 T1 T1 B1 B2 B3".split())
    rest = ("B3", 0, False, False, False, False, 0, 0)
    for name in [*FORMS[:1], "SevenPairsShanten"]:
        with pytest.raises(TypeError, match="^ERROR_TILE_COUNT_GREATER_THAN_4$"):
            getattr(ours, name)(five)
    with pytest.raises(TypeError, match="^ERROR_TILE_COUNT_GREATER_THAN_4$"):
        ours.MahjongFanCalculator((), five, *rest)
    hand = tuple("W1 W2 W3 T1 T1 T1 B1 B2 J1 J1".split())
    for pack in [("CHI", "F1", 1), ("CHI", "W9", 2)]:
        with pytest.raises(TypeError, match="^ERROE_WRONG_TILE_CODE$"):
            ours.MahjongFanCalculator((pack,), hand, *rest)
    for pack in [("CHI", "W2", 0), ("PENG", "W5", 0)]:
        with pytest.raises(TypeError, match="^ERROE_WRONG_OFFER_CODE$"):
            ours.MahjongFanCalculator((pack,), hand, *rest)
    with pytest.raises(TypeError, match="^ERROR_WRONG_TILES_COUNT$"):
        ours.MahjongFanCalculator((("PENG", "W5", 1),) * 9, hand, *rest)
    with pytest.raises(TypeError, match="^ERROR_INVALID_HAND_OR_PACK$"):
        ours.MahjongShanten((), hand * 3)


def test_it_takes_the_place_of_the_original(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "MahjongGB")
    mentsu.compat.install(names=["MahjongGB"])
    try:
        assert importlib.import_module("MahjongGB") is ours
    finally:
        mentsu.compat.uninstall()
    assert "MahjongGB" not in sys.modules
    with pytest.raises(ValueError, match="MahjongJP"):
        mentsu.compat.install(names=["MahjongJP"])
