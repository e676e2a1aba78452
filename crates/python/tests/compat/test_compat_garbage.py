"""The stand-in answers garbage as PyPI's `mahjong` does: an answer, or an error of the same type."""

from __future__ import annotations

import importlib.util
import inspect
import re
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

import mentsu.compat.mahjong as ours

if importlib.util.find_spec("mahjong") is None:
    pytest.skip("PyPI's mahjong isn't installed", allow_module_level=True)

import mahjong as original
from compat_hands import answer, module_of

#: What is put in the place of each argument. Iterators are made anew for each call.
GARBAGE: dict[str, Callable[[], Any]] = {
    "None": lambda: None,
    "True": lambda: True,
    "False": lambda: False,
    "-1": lambda: -1,
    "34": lambda: 34,
    "136": lambda: 136,
    "2**70": lambda: 2**70,
    "-2**70": lambda: -(2**70),
    "1.5": lambda: 1.5,
    "1.0": lambda: 1.0,
    "nan": lambda: float("nan"),
    "1j": lambda: 1j,
    "''": lambda: "",
    "'abc'": lambda: "abc",
    "'12m'": lambda: "12m",
    "'pon'": lambda: "pon",
    "b''": lambda: b"",
    "b'abc'": lambda: b"abc",
    "object()": object,
    "int": lambda: int,
    "a function": lambda: lambda *_: None,
    "{}": dict,
    "{1: 2}": lambda: {1: 2},
    "{'a': 'b'}": lambda: {"a": "b"},
    "{1, 2}": lambda: {1, 2},
    "[]": list,
    "()": tuple,
    "[None]": lambda: [None],
    "['1']": lambda: ["1"],
    "[1.5]": lambda: [1.5],
    "[-1]": lambda: [-1],
    "[136]": lambda: [136],
    "[2**70]": lambda: [2**70],
    "[True]": lambda: [True],
    "[[]]": lambda: [[]],
    "[[0, 0]]": lambda: [[0, 0]],
    "[[0, 0, 0, 0, 0]]": lambda: [[0, 0, 0, 0, 0]],
    "[['1', '2', '3']]": lambda: [["1", "2", "3"]],
    "[[None] * 3]": lambda: [[None] * 3],
    "[object()]": lambda: [object()],
    "[0] * 33": lambda: [0] * 33,
    "[0] * 35": lambda: [0] * 35,
    "33 counts": lambda: [2] + [0] * 32,
    "35 counts": lambda: [2] + [0] * 34,
    "34 texts": lambda: ["2"] + ["0"] * 33,
    "34 floats": lambda: [2.0] + [0.0] * 33,
    "34 None": lambda: [None] * 34,
    "34 bools": lambda: [True] + [False] * 33,
    "a negative count": lambda: [-1, 3] + [0] * 32,
    "a fifth copy": lambda: [5] + [0] * 33,
    "a huge count": lambda: [2**70] + [0] * 33,
    "a dict of counts": lambda: {kind: 2 * (kind == 0) for kind in range(34)},
    "14 texts": lambda: list("11122233344455"),
    "14 floats": lambda: [float(tile) for tile in HAND],
    "14 twice": lambda: HAND * 2,
    "all tiles": lambda: list(range(136)),
    "200 tiles": lambda: list(range(200)),
    "14 negative": lambda: [tile - 136 for tile in HAND],
    "the hand and 136": lambda: [*HAND, 136],
    "the hand and -1": lambda: [*HAND, -1],
    "an iterator": lambda: iter([1, 2]),
    "an iterator of the hand": lambda: iter(HAND),
    "a range": lambda: range(14),
}

HAND = [4, 8, 12, 17, 20, 24, 40, 44, 48, 64, 65, 92, 96, 100]
COUNTS = [0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 1, 1, 1, *[0] * 8]
BLOCKS = [[1, 2, 3], [4, 5, 6], [10, 11, 12], [16, 16], [23, 24, 25]]


def names(package: Any) -> SimpleNamespace:
    """The names of a package that are tested."""
    return SimpleNamespace(**{
        name: getattr(module_of(package, where), name)
        for where, named in {
            "agari": "Agari",
            "shanten": "Shanten",
            "tile": "Tile TilesConverter",
            "meld": "Meld",
            "hand_calculating.divider": "HandDivider",
            "hand_calculating.fu": "FuCalculator",
            "hand_calculating.hand": "HandCalculator",
            "hand_calculating.hand_config": "HandConfig OptionalRules",
            "hand_calculating.hand_response": "HandResponse",
            "hand_calculating.scores": "Aotenjou ScoresCalculator",
            "hand_calculating.yaku_config": "YakuConfig",
        }.items()
        for name in named.split()
    }, utils=module_of(package, "utils"))


OURS, THEIRS = names(ours), names(original)

#: Each function, by what has it and its name, with arguments that it takes.
ASKED: dict[str, Callable[[Any], dict[str, Any]]] = {
    "Agari.is_agari": lambda of: {"tiles_34": COUNTS, "open_sets_34": [[1, 2, 3]]},
    "Shanten.calculate_shanten": lambda of: {
        "tiles_34": COUNTS, "use_chiitoitsu": True, "use_kokushi": True, "is_three_player": False
    },
    "Shanten.calculate_shanten_for_regular_hand": lambda of: {"tiles_34": COUNTS, "is_three_player": False},
    "Shanten.calculate_shanten_for_chiitoitsu_hand": lambda of: {"tiles_34": COUNTS},
    "Shanten.calculate_shanten_for_kokushi_hand": lambda of: {"tiles_34": COUNTS},
    "Tile": lambda of: {"value": 3, "is_tsumogiri": False},
    "TilesConverter.to_one_line_string": lambda of: {"tiles": HAND, "print_aka_dora": True},
    "TilesConverter.to_34_array": lambda of: {"tiles": HAND},
    "TilesConverter.to_136_array": lambda of: {"tiles": COUNTS},
    "TilesConverter.string_to_136_array": lambda of: {
        "sou": "0", "pin": "123", "man": "5", "honors": "7", "has_aka_dora": True
    },
    "TilesConverter.string_to_34_array": lambda of: {"sou": "5", "pin": "123", "man": "5", "honors": "7"},
    "TilesConverter.find_34_tile_in_136_array": lambda of: {"tile34": 3, "tiles": HAND},
    "TilesConverter.one_line_string_to_136_array": lambda of: {"string": "12m", "has_aka_dora": True},
    "TilesConverter.one_line_string_to_34_array": lambda of: {"string": "12m", "has_aka_dora": True},
    "utils.is_aka_dora": lambda of: {"tile_136": 16, "aka_enabled": True},
    "utils.plus_dora": lambda of: {
        "tile_136": 16, "dora_indicators_136": [12], "add_aka_dora": True, "is_three_player": False
    },
    "utils.build_dora_count_map": lambda of: {"dora_indicators_136": [12], "is_three_player": False},
    "utils.count_dora_for_hand": lambda of: {"tiles_34": COUNTS, "dora_count_map": {3: 2}},
    **{f"utils.is_{one}": lambda of: {"item": [1, 2, 3]} for one in ("chi", "pon", "kan", "pon_or_kan", "pair")},
    "utils.has_pon_or_kan_of": lambda of: {"hand": BLOCKS, "tile": 3},
    "utils.classify_hand_suits": lambda of: {"hand": BLOCKS},
    **{f"utils.is_{one}": lambda of: {"tile": 3} for one in ("man", "pin", "sou", "honor", "terminal")},
    "utils.is_sangenpai": lambda of: {"tile_34": 3},
    "utils.is_dora_indicator_for_terminal": lambda of: {"tile": 3},
    "utils.contains_terminals": lambda of: {"hand_set": [1, 2, 3]},
    "utils.simplify": lambda of: {"tile": 3},
    "utils.find_isolated_tile_indices": lambda of: {"hand_34": COUNTS},
    "utils.is_tile_strictly_isolated": lambda of: {"hand_34": COUNTS, "tile_34": 3},
    "utils.count_tiles_by_suits": lambda of: {"tiles_34": COUNTS},
    "Meld": lambda of: {
        "meld_type": "pon", "tiles": [0, 1, 2], "opened": True, "called_tile": 0, "who": 0, "from_who": 1
    },
    "HandDivider.divide_hand": lambda of: {"tiles_34": COUNTS, "melds": [of.Meld("chi", [4, 8, 12])]},
    "FuCalculator.calculate_fu": lambda of: {
        "hand": BLOCKS, "win_tile": 4, "win_group": [1, 2, 3], "config": of.HandConfig(), "valued_tiles": [31, 27],
        "melds": [of.Meld("chi", [4, 8, 12])],
    },
    **{
        f"{one}.calculate_scores": lambda of: {"han": 3, "fu": 30, "config": of.HandConfig(), "is_yakuman": False}
        for one in ("ScoresCalculator", "Aotenjou")
    },
    "Aotenjou.aotenjou_filter_yaku": lambda of: {"hand_yaku": [], "config": of.HandConfig()},
    "HandCalculator.estimate_hand_value": lambda of: {
        "tiles": HAND, "win_tile": 4, "melds": None, "dora_indicators": [0], "config": of.HandConfig(is_riichi=True),
        "scores_calculator_factory": of.ScoresCalculator, "ura_dora_indicators": [0],
    },
}
CONFIG = (
    "is_tsumo is_riichi is_ippatsu is_rinshan is_chankan is_haitei is_houtei is_daburu_riichi is_nagashi_mangan is_tenhou "
    "is_renhou is_chiihou is_open_riichi player_wind round_wind kyoutaku_number tsumi_number paarenchan options "
    "num_nuki_dora"
).split()
RULES = (
    "has_open_tanyao has_aka_dora has_double_yakuman kazoe_limit kiriage fu_for_open_pinfu fu_for_pinfu_tsumo "
    "renhou_as_yakuman has_daisharin has_daisharin_other_suits has_sashikomi_yakuman limit_to_sextuple_yakuman "
    "paarenchan_needs_yaku has_daichisei is_three_player"
).split()
RESPONSE = "cost han fu yaku error fu_details is_open_hand".split()


def estimate_of(of: Any, **more: Any) -> Any:
    return of.HandCalculator.estimate_hand_value(HAND, 4, **more)


def meld_of(of: Any, name: str, value: Any) -> Any:
    """A hand with a meld of which one thing is garbage."""
    given = {"meld_type": "chi", "tiles": [4, 8, 12], "opened": True} | {name: value}
    return estimate_of(of, melds=[of.Meld(**given)])


#: A function, its argument, and a call by the package and the garbage.
Asked = tuple[str, str, Callable[[Any, Any], Any]]


def questions() -> Iterator[Asked]:
    """Each function and argument, and a call by the package and the garbage."""
    for name, arguments in ASKED.items():
        where, _, function = name.rpartition(".")
        for argument in arguments(OURS):

            def ask(of: Any, value: Any, where: str = where, function: str = function, argument: str = argument) -> Any:
                owner = getattr(of, where) if where else of
                return getattr(owner, function)(**(ASKED[f"{where}.{function}".lstrip(".")](of) | {argument: value}))

            yield name, argument, ask
    yield from of_fields()
    yield from of_places()
    yield from of_yaku()


def of_fields() -> Iterator[Asked]:
    """Garbage in the fields of configurations, rules, answers and melds."""
    for field in CONFIG:
        yield "HandConfig", field, lambda of, value, field=field: estimate_of(of, config=of.HandConfig(**{field: value}))
        yield "HandConfig and scores", field, lambda of, value, field=field: of.ScoresCalculator.calculate_scores(
            3, 30, of.HandConfig(**{field: value})
        )
        yield "HandConfig, set", field, lambda of, value, field=field: setattr(of.HandConfig(), field, value)
    for field in RULES:
        yield "OptionalRules", field, lambda of, value, field=field: estimate_of(
            of, config=of.HandConfig(options=of.OptionalRules(**{field: value}))
        )
        yield "OptionalRules, set", field, lambda of, value, field=field: setattr(of.OptionalRules(), field, value)
    for field in RESPONSE:
        yield "HandResponse", field, lambda of, value, field=field: str(of.HandResponse(**{field: value}))
    for field in ("meld_type", "tiles", "opened"):
        yield "a meld", field, lambda of, value, field=field: meld_of(of, field, value)
        yield "repr of a meld", field, lambda of, value, field=field: repr(of.Meld(**{field: value}))
        yield "kinds of a meld", field, lambda of, value, field=field: of.Meld(**{field: value}).tiles_34


def of_places() -> Iterator[Asked]:
    """Garbage in one place of a list."""
    for place in range(14):
        yield "a tile", str(place), lambda of, value, place=place: of.HandCalculator.estimate_hand_value(
            [*HAND[:place], value, *HAND[place + 1 :]], 4 if place else 8
        )
    for place in (0, 1, 33):
        changed = lambda value, place=place: [*COUNTS[:place], value, *COUNTS[place + 1 :]]  # noqa: E731
        yield "a count, agari", str(place), lambda of, value, changed=changed: of.Agari.is_agari(changed(value))
        yield "a count, shanten", str(place), lambda of, value, changed=changed: of.Shanten.calculate_shanten(
            changed(value)
        )
        yield "a count, blocks", str(place), lambda of, value, changed=changed: of.HandDivider.divide_hand(changed(value))
    for indicators in ("dora_indicators", "ura_dora_indicators"):
        yield "an indicator", indicators, lambda of, value, indicators=indicators: estimate_of(
            of, config=of.HandConfig(is_riichi=True), **{indicators: [0, value]}
        )
    yield "an open set", "", lambda of, value: of.Agari.is_agari(COUNTS, [value])
    yield "a meld's place", "", lambda of, value: estimate_of(of, melds=[value])


def of_yaku() -> Iterator[Asked]:
    """Garbage for the condition of each yaku."""
    for yaku in vars(THEIRS.YakuConfig()):
        condition = getattr(THEIRS.YakuConfig(), yaku).is_condition_met
        for argument in [name for name in inspect.signature(condition).parameters if name not in ("args", "kwargs")]:

            def met(of: Any, value: Any, yaku: str = yaku, argument: str = argument) -> Any:
                one = getattr(of.YakuConfig(), yaku)
                known = {
                    "hand": BLOCKS, "tiles_34": COUNTS, "win_tile": 4, "melds": [], "is_tsumo": True, "player_wind": 27,
                    "round_wind": 27, "allow_other_sets": True,
                }
                theirs = inspect.signature(getattr(THEIRS.YakuConfig(), yaku).is_condition_met).parameters
                given = {name: known[name] for name in theirs if name in known} | {argument: value}
                return one.is_condition_met(*given.values())

            yield f"YakuConfig.{yaku}", argument, met


def said(call: Callable[[], Any]) -> Any:
    """The type of an error, or an answer."""
    try:
        found = call()
    except Exception as error:
        return type(error)
    if type(found).__name__ == "HandResponse":
        return answer(found)
    return found


#: What differs by decision: the question and argument, the garbage if not all of it, what the original does and the
#: stand-in, and why. "answers" is an answer.
DECISIONS: list[tuple[str, str | None, str, str, str]] = [
    (
        r".*tiles_34|Agari\.is_agari\.open_sets_34|a count.*|an open set.*",
        None,
        "answers",
        "ValueError|IndexError|OverflowError",
        "a hand has 34 counts, each from 0 to 4, and open sets that it holds; the original counts on with others",
    ),
    (
        r".*tiles_34|a count.*|an indicator.*|.*indicators",
        None,
        "answers",
        "TypeError",
        "a count and a tile are whole numbers; the original takes floats where it happens to compute with them",
    ),
    (
        r"a meld\.tiles",
        None,
        "answers",
        "IndexError",
        "a meld has no tile that doesn't exist, at whatever place; the original reads its first",
    ),
    (
        r"HandCalculator\.estimate_hand_value\.tiles",
        "''",
        "TypeError",
        "answers",
        "an empty text is no tiles, as other empty collections are: the winning tile isn't in the hand",
    ),
    (
        r"(YakuConfig\..*|FuCalculator\.calculate_fu)\.(hand|win_group|tiles_34)",
        None,
        "TypeError|IndexError|answers",
        "answers|TypeError|IndexError",
        "conditions and fu are of blocks of kinds: the first operation on them depends on how they are computed",
    ),
]
#: Nobody ends: both count to 2**70 here.
ENDLESS = {
    ("TilesConverter.to_136_array.tiles", "[2**70]"),
    ("TilesConverter.to_136_array.tiles", "a huge count"),
    ("Aotenjou.calculate_scores.han", "2**70"),
}


def outcome(found: Any) -> str:
    return found.__name__ if isinstance(found, type) and issubclass(found, Exception) else "answers"


def differences() -> Iterator[tuple[str, str, str, str]]:
    """Each call of which the outcomes differ: the question, the garbage, and both outcomes."""
    asked = 0
    for name, argument, ask in questions():
        question = f"{name}.{argument}"
        for label, garbage in GARBAGE.items():
            if (question, label) in ENDLESS:
                continue
            asked += 1
            theirs, mine = (outcome(said(lambda: ask(of, garbage()))) for of in (THEIRS, OURS))
            if theirs != mine:
                yield question, label, theirs, mine
    assert asked > 19_000


def test_errors_of_garbage_are_those_of_the_original() -> None:
    met = set()
    undecided = []
    for difference in differences():
        question, label, theirs, mine = difference
        for number, (where, only, original_does, ours_does, _) in enumerate(DECISIONS):
            is_meant = re.fullmatch(where, question) and only in (None, label)
            if is_meant and re.fullmatch(original_does, theirs) and re.fullmatch(ours_does, mine):
                met.add(number)
                break
        else:
            undecided.append(difference)
    assert not undecided, "\n".join(map(str, undecided))
    assert met == set(range(len(DECISIONS))), "a decision about nothing"


@pytest.mark.parametrize("of", [OURS, THEIRS], ids=["ours", "theirs"])
def test_what_is_true_or_false_is_taken_as_such(of: Any) -> None:
    pairs = of.TilesConverter.one_line_string_to_34_array("1133557799m119p1z")
    for no in (0, None, "", []):
        assert of.Shanten.calculate_shanten(pairs, no, no) == 3
    assert of.Shanten.calculate_shanten(pairs, 1, "yes", 0) == 0
    with pytest.raises(ValueError, match="Invalid tile for three player"):
        of.Shanten.calculate_shanten(pairs, is_three_player=1)
    assert of.TilesConverter.string_to_136_array(man=[1, 1, 3], has_aka_dora=True) == [0, 1, 8]
    for nothing in (False, 0, (), ""):
        given = estimate_of(of, melds=nothing, dora_indicators=nothing, ura_dora_indicators=nothing)
        assert given.error is None and given.han == estimate_of(of).han
