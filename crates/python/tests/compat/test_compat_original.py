"""The stand-in answers as PyPI's `mahjong` does, if that is installed."""

from __future__ import annotations

import ast
import importlib
import importlib.util
import inspect
import os
import pkgutil
import random
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from compat_hands import answer, random_win

import mentsu.compat.mahjong as ours

if importlib.util.find_spec("mahjong") is None:
    pytest.skip("PyPI's mahjong isn't installed", allow_module_level=True)

import mahjong as original

# MAHJONG_WINS=1000000 asks for more of them.
WINS = int(os.environ.get("MAHJONG_WINS", "10000"))


def modules() -> list[tuple[ModuleType, ModuleType]]:
    """Every module of the package, and ours of the same name."""
    pairs = []
    for found in pkgutil.walk_packages(original.__path__, "mahjong."):
        name = f"mentsu.compat.{found.name}"
        pairs.append((importlib.import_module(found.name), importlib.import_module(name)))
    return pairs


def of(package: ModuleType) -> SimpleNamespace:
    """The names used here."""

    def module(name: str) -> ModuleType:
        return importlib.import_module(f"{package.__name__}.{name}")

    hand = module("hand_calculating.hand")
    return SimpleNamespace(
        Meld=module("meld").Meld,
        TilesConverter=module("tile").TilesConverter,
        utils=module("utils"),
        Agari=module("agari").Agari,
        Shanten=module("shanten").Shanten,
        HandDivider=module("hand_calculating.divider").HandDivider,
        HandCalculator=hand.HandCalculator,
        hand=hand,
        HandConfig=module("hand_calculating.hand_config").HandConfig,
        OptionalRules=module("hand_calculating.hand_config").OptionalRules,
        FuCalculator=module("hand_calculating.fu").FuCalculator,
        ScoresCalculator=module("hand_calculating.scores").ScoresCalculator,
        Aotenjou=module("hand_calculating.scores").Aotenjou,
        YakuConfig=module("hand_calculating.yaku_config").YakuConfig,
    )


THEIRS, OURS = of(original), of(ours)


def said(question: Any, *arguments: Any, **named: Any) -> Any:
    """An answer, or the error."""
    try:
        return question(*arguments, **named)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


@pytest.mark.parametrize("pair", modules(), ids=lambda pair: pair[0].__name__)
def test_every_public_name_is_there(pair: tuple[ModuleType, ModuleType]) -> None:
    theirs, mine = pair
    for statement in ast.parse(inspect.getsource(theirs)).body:
        names = [getattr(statement, "name", None), getattr(statement, "target", None)]
        for target in [*names, *getattr(statement, "targets", ())]:
            name = getattr(target, "id", target)
            if isinstance(name, str) and not name.startswith("_"):
                same(name, getattr(theirs, name), getattr(mine, name))
    assert getattr(theirs, "__all__", None) == getattr(mine, "__all__", None)


def same(name: str, theirs: Any, mine: Any) -> None:
    """Constants are equal, functions have equal parameters, classes have equal members."""
    if inspect.isclass(theirs):
        for member, value in vars(theirs).items():
            if not member.startswith("_"):
                same(f"{name}.{member}", getattr(theirs, member), getattr(mine, member))
        if mine.__init__ is not object.__init__ and not issubclass(theirs, dict):
            same(f"{name}.__init__", theirs.__init__, mine.__init__)
    elif callable(theirs):
        asked = [inspect.signature(function).parameters for function in (theirs, mine)]
        defaults = [
            [(one.name, "*" in str(one), str(one.default).split(".")[-1]) for one in each.values()]
            for each in asked
        ]
        if "hand" in asked[1] and "kwargs" in asked[1]:
            return
        assert defaults[0] == defaults[1], name
    elif not hasattr(theirs, "__get__") and name != "YAKU_ID_TO_TENHOU_ID":
        assert theirs == mine, name


def test_yaku_are_the_same_objects_by_name() -> None:
    theirs, mine = THEIRS.YakuConfig(), OURS.YakuConfig()
    names = vars(theirs).keys()
    assert names <= set(dir(mine))
    for name in names:
        one, other = getattr(theirs, name), getattr(mine, name)
        fields = ("yaku_id", "name", "han_open", "han_closed", "is_yakuman")
        assert type(one).__name__ == type(other).__name__
        assert [getattr(one, field) for field in fields] == [getattr(other, field) for field in fields]
        assert (str(one), repr(one)) == (str(other), repr(other))
    config = "hand_calculating.yaku_config"
    tenhou = [importlib.import_module(f"{one.__name__}.{config}") for one in (original, ours)]
    assert tenhou[0].YAKU_ID_TO_TENHOU_ID == tenhou[1].YAKU_ID_TO_TENHOU_ID


def random_counts(rng: random.Random, sizes: list[int]) -> list[int]:
    kinds = rng.choice(
        [range(34), range(9), range(18, 34), [0, 8, *range(9, 34)], range(27, 34)]
    )
    pool = [kind for kind in kinds for _ in range(4)]
    counts = [0] * 34
    for kind in rng.sample(pool, min(rng.choice(sizes), len(pool))):
        counts[kind] += 1
    return counts


def test_shanten_and_wins_of_random_hands() -> None:
    rng = random.Random(1)
    for _ in range(3_000):
        counts = random_counts(rng, [1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 13, 14, 13, 14, 3, 16])
        sanma, flags = rng.random() < 0.3, [rng.random() < 0.7 for _ in range(2)]
        for one in ("calculate_shanten_for_chiitoitsu_hand", "calculate_shanten_for_kokushi_hand"):
            assert getattr(THEIRS.Shanten, one)(counts) == getattr(OURS.Shanten, one)(counts)
        asked = ("calculate_shanten", (counts, *flags, sanma))
        assert said(getattr(THEIRS.Shanten, asked[0]), *asked[1]) == said(
            getattr(OURS.Shanten, asked[0]), *asked[1]
        )
        regular = "calculate_shanten_for_regular_hand"
        assert said(getattr(THEIRS.Shanten, regular), counts, sanma) == said(
            getattr(OURS.Shanten, regular), counts, sanma
        )
        # The original takes seven pairs and two more tiles for a win.
        if sum(counts) <= 14:
            assert THEIRS.Agari.is_agari(counts) is OURS.Agari.is_agari(counts)
            assert THEIRS.HandDivider.divide_hand(counts) == OURS.HandDivider.divide_hand(counts)


def test_conversions_and_utilities() -> None:
    rng = random.Random(2)
    mine, theirs = OURS.TilesConverter, THEIRS.TilesConverter
    for _ in range(2_000):
        tiles = [rng.randrange(136) for _ in range(rng.randrange(15))]
        counts = random_counts(rng, [*range(15)])
        text = "".join(rng.choice("0123456789rmpszh") for _ in range(rng.randrange(12)))
        suits = ["".join(rng.choice("1234567") for _ in range(rng.randrange(5))) for _ in range(4)]
        aka, kind = rng.random() < 0.5, rng.randrange(36)
        questions: list[tuple[Any, ...]] = [
            ("to_one_line_string", tiles, aka),
            ("to_34_array", tiles),
            ("to_136_array", counts),
            ("find_34_tile_in_136_array", kind, tiles),
            ("one_line_string_to_136_array", text, aka),
            ("one_line_string_to_34_array", text, aka),
            ("string_to_136_array", *suits, aka),
            ("string_to_34_array", *suits),
        ]
        for one, *arguments in questions:
            given, expected = (said(getattr(each, one), *arguments) for each in (mine, theirs))
            assert given == expected, (one, arguments)
        block = rng.choice([[3, 4, 5], [3, 3, 3], [3] * 4, [3, 3], [5, 4, 3], tiles[:3] or [0]])
        hand = rng.choice(THEIRS.HandDivider.divide_hand(counts) or [[[0, 0], [31, 31, 31]]])
        tile, indicators = rng.randrange(136), [rng.randrange(136) for _ in range(4)]
        questions = [
            ("is_aka_dora", tile, aka),
            ("plus_dora", tile, indicators, aka, rng.random() < 0.5),
            ("build_dora_count_map", indicators, aka),
            ("count_dora_for_hand", counts, {3: 2, 30: 1}),
            *((name, block) for name in ("is_chi", "is_pon", "is_kan", "is_pon_or_kan", "is_pair")),
            ("has_pon_or_kan_of", hand, kind),
            ("classify_hand_suits", hand),
            *((f"is_{name}", min(kind, 33)) for name in ("man", "pin", "sou", "honor", "sangenpai")),
            ("is_terminal", kind),
            ("is_dora_indicator_for_terminal", kind),
            ("contains_terminals", [each // 4 for each in tiles]),
            ("simplify", kind),
            ("find_isolated_tile_indices", counts),
            ("is_tile_strictly_isolated", counts, min(kind, 33)),
        ]
        for one, *arguments in questions:
            given, expected = (said(getattr(each.utils, one), *arguments) for each in (OURS, THEIRS))
            assert given == expected, (one, arguments)
        suited = [each.utils.count_tiles_by_suits(counts) for each in (OURS, THEIRS)]
        assert [[(s["count"], s["name"]) for s in each] for each in suited][0] == [
            (s["count"], s["name"]) for s in suited[1]
        ]


def test_scores_of_all_han_and_fu() -> None:
    rng = random.Random(3)
    for han in range(1, 100):
        for fu in (20, 25, *range(30, 120, 10)):
            rules: dict[str, Any] = {"kiriage": rng.random() < 0.5}
            rules["is_three_player"] = rng.random() < 0.5
            rules |= {"kazoe_limit": rng.randrange(3), "limit_to_sextuple_yakuman": han % 2 == 0}
            how: dict[str, Any] = {"is_tsumo": rng.random() < 0.5, "player_wind": rng.choice([None, 27, 28])}
            how |= {"tsumi_number": rng.randrange(3), "kyoutaku_number": rng.randrange(3)}
            how |= {"is_nagashi_mangan": rng.random() < 0.1}
            yakuman = rng.random() < 0.3
            given = []
            for each in (OURS, THEIRS):
                config = each.HandConfig(**how, options=each.OptionalRules(**rules))
                for who in (each.ScoresCalculator, each.Aotenjou):
                    given.append(who.calculate_scores(han, fu, config, yakuman))
            assert given[:2] == given[2:], (han, fu, how, rules)


def test_fu_and_yaku_of_random_readings() -> None:
    rng = random.Random(4)
    theirs, mine = THEIRS.YakuConfig(), OURS.YakuConfig()
    extra = {"daisharin": True, "sankantsu": (), "suukantsu": ()}
    for _ in range(2_000):
        win = random_win(rng)
        counts = THEIRS.TilesConverter.to_34_array(win.tiles)
        melds = [[each.Meld(*meld) for meld in win.melds] for each in (THEIRS, OURS)]
        divided = THEIRS.HandDivider.divide_hand(counts, melds[0])
        assert divided == OURS.HandDivider.divide_hand(counts, melds[1])
        for blocks in divided:
            group = rng.choice([block for block in blocks if win.win_tile // 4 in block])
            valued = [31, 32, 33, win.config["player_wind"], win.config["round_wind"]]
            given = []
            for each, declared in zip((THEIRS, OURS), melds, strict=True):
                config = each.HandConfig(**win.config, options=each.OptionalRules(**win.rules))
                asked = (blocks, win.win_tile, group, config, valued, declared)
                given.append(each.FuCalculator.calculate_fu(*asked))
            assert given[0] == given[1], (blocks, group, win)
            for name in vars(theirs):
                more: tuple[Any, ...] = (extra.get(name),)
                if "_wind_" in name:
                    more = (rng.choice([27, 28, 29, 30, None]),)
                if name in ("suuankou",):
                    more = (win.win_tile, win.config["is_tsumo"])
                for each, declared in zip((theirs, mine), melds, strict=True):
                    if name == "sanankou":
                        more = (win.win_tile, declared, win.config["is_tsumo"])
                    if name in ("sankantsu", "suukantsu"):
                        more = (declared,)
                    first = counts if name == "kokushi" else blocks
                    arguments = (None, first) if name == "kokushi" else (first, *more)
                    given.append(getattr(each, name).is_condition_met(*arguments))
                # Three pairs of dragons are no shousangen; the original asks itself elsewhere.
                if not (name == "shosangen" and len(blocks) == 7):
                    assert given[-1] == given[-2], (name, blocks, win)


def test_random_wins_are_worth_the_same() -> None:
    rng = random.Random(5)
    errors: set[str | None] = set()
    for _ in range(WINS):
        win = random_win(rng)
        expected = said(lambda: answer(win.ask(THEIRS)))
        assert said(lambda: answer(win.ask(OURS))) == expected, win
        errors.add(expected["error"])
    assert len(errors) > 15, "errors are met, too"


def test_random_wins_are_worth_the_same_without_limits() -> None:
    rng = random.Random(6)
    for _ in range(WINS // 4):
        win = random_win(rng)
        factory = "scores_calculator_factory"
        expected = said(lambda: answer(win.ask(THEIRS, **{factory: THEIRS.Aotenjou})))
        given = said(lambda: answer(win.ask(OURS, **{factory: OURS.Aotenjou})))
        # The original takes away yaku that aren't there: of tsuuiisou with seven pairs, of two
        # yakuman that both have toitoi.
        if expected != "ValueError: list.remove(x): x not in list":
            assert given == expected, win
