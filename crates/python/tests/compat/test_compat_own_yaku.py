"""Yaku, configurations and calculators of a caller's own get the calls of PyPI's `mahjong`."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from compat_hands import Win, answer, random_win
from test_compat_original import OURS, THEIRS, WINS, said

from mentsu.compat.mahjong.hand_calculating import hand

# Each yaku whose condition is called.
ASKED = (
    "tanyao iipeiko haku hatsu chun seat_wind_east seat_wind_south seat_wind_west seat_wind_north "
    "round_wind_east round_wind_south round_wind_west round_wind_north sanshoku ittsu chantai honroto "
    "toitoi sanankou sankantsu sanshoku_douko chiitoitsu shosangen honitsu junchan ryanpeiko chinitsu "
    "kokushi chuuren_poutou suuankou daisangen shosuushi ryuisou suukantsu tsuisou chinroto daisharin "
    "daichisei daisuushi"
).split()
# And those that aren't.
TOLD = "tsumo riichi open_riichi ippatsu renhou pinfu suuankou_tanki sashikomi tenhou dora ura_dora".split()


def plain(value: Any) -> Any:
    """An argument as a value that compares, a meld as its type and tiles."""
    if hasattr(value, "tiles_34"):
        return value.type, tuple(value.tiles), value.opened
    return tuple(map(plain, value)) if isinstance(value, (list, tuple)) else value


def replace(config: Any, name: str, there: bool | None, han: int | None, log: list[Any]) -> None:
    """Put an own yaku in the place of one: it says that it is there, or what the other says."""
    base = type(getattr(config, name))

    class Own(base):  # type: ignore[misc, valid-type]
        def is_condition_met(self, *arguments: Any) -> bool:
            log.append((name, plain(arguments)))
            return super().is_condition_met(*arguments) if there is None else there

    own = Own()
    if han is not None:
        own.han_open = own.han_closed = han
    setattr(config, name, own)


def classes(package: Any, log: list[Any]) -> dict[str, Any]:
    """Calculators and configurations of one's own, made of the package's."""

    class Points(package.ScoresCalculator):  # type: ignore[misc, name-defined]
        @staticmethod
        def calculate_scores(han: int, fu: int, config: Any, is_yakuman: bool = False) -> Any:
            log.append((han, fu, is_yakuman))
            cost = package.ScoresCalculator.calculate_scores(min(han, 4), fu, config, is_yakuman)
            return cost | {"total": 1_000 * fu - han}

    class Sky(package.Aotenjou):  # type: ignore[misc, name-defined]
        @staticmethod
        def aotenjou_filter_yaku(hand_yaku: Any, config: Any) -> None:
            log.append([str(yaku) for yaku in hand_yaku])
            for yaku in [yaku for yaku in hand_yaku if yaku is config.yaku.toitoi]:
                hand_yaku.remove(yaku)

    class Config(package.HandConfig):  # type: ignore[misc, name-defined]
        """Nothing is changed."""

    class Lucky(package.HandConfig):  # type: ignore[misc, name-defined]
        @property
        def round_wind(self) -> int:
            return 28

        @round_wind.setter
        def round_wind(self, value: int) -> None: ...

    class Rules(package.OptionalRules):  # type: ignore[misc, name-defined]
        """Nothing is changed."""

    class Yaku(package.YakuConfig):  # type: ignore[misc, name-defined]
        def __init__(self) -> None:
            super().__init__()
            self.note = "mine"
            replace(self, "toitoi", None, 3, log)

    return {
        "usual": package.ScoresCalculator,
        "aotenjou": package.Aotenjou,
        "points": Points,
        "sky": Sky,
        "plain": package.HandConfig,
        "config": Config,
        "lucky": Lucky,
        "rules": Rules,
        "yaku": Yaku,
    }


Change = tuple[str, "bool | None", "int | None"]


def ask(package: Any, win: Win, changes: list[Change], calculator: str, how: str) -> list[Any]:
    """The answer, the calls of own objects in order, and the final dora."""
    log: list[Any] = []
    own = classes(package, log)
    rules = (own["rules"] if how == "rules" else package.OptionalRules)(**win.rules)
    config = own.get(how if how in ("config", "lucky") else "plain")(**win.config, options=rules)
    if how == "yaku":
        config.yaku = own["yaku"]()
    for name, there, han in changes:
        replace(config.yaku, name, there, han, log)
    melds = [package.Meld(*meld) for meld in win.melds]
    response = package.HandCalculator.estimate_hand_value(
        win.tiles, win.win_tile, melds, win.dora, config, own[calculator], win.ura
    )
    return [answer(response), log]


def known_to_differ(expected: Any) -> bool:
    """The original takes away yaku that aren't there."""
    return isinstance(expected, str) and expected.startswith("ValueError: list.remove")


def compare(*arguments: Any) -> bool:
    """The answer is the original's; whether the hand was won."""
    expected = said(ask, THEIRS, *arguments)
    if known_to_differ(expected):
        return False
    assert said(ask, OURS, *arguments) == expected, arguments
    return isinstance(expected, list) and expected[0]["error"] is None


def random_changes(rng: random.Random) -> Iterator[Change]:
    for name in rng.sample([*ASKED, *TOLD], rng.choice([1, 1, 2, 4, len(ASKED)])):
        there = rng.choice([None, None, None, True, False])
        # The original adds it to the yaku of the reading before.
        if name == "kokushi" and there:
            there = None
        yield name, there, rng.choice([None, None, None, 0, 1, 4])


def unusual(rng: random.Random) -> Win:
    win = random_win(rng, rng.choice([0.1, 0.5]))
    win.config.pop("is_nagashi_mangan", None)
    return win


@pytest.mark.parametrize("calculator", ["usual", "aotenjou", "points", "sky"])
def test_own_yaku_are_asked_as_the_original_asks_them(calculator: str) -> None:
    rng = random.Random(f"own yaku {calculator}")
    won = sum(
        compare(unusual(rng), [*random_changes(rng)], calculator, "plain") for _ in range(WINS // 20)
    )
    assert won > WINS // 40


def test_all_yaku_are_asked_in_the_original_s_order() -> None:
    rng = random.Random("all")
    changes: list[Change] = [(name, None, None) for name in ASKED]
    seen = set()
    for _ in range(WINS // 20):
        win = unusual(rng)
        compare(win, changes, "usual", "plain")
        expected = said(ask, THEIRS, win, changes, "usual", "plain")
        seen |= {name for name, _ in expected[1]} if isinstance(expected, list) else set()
    assert seen == {*ASKED}


@pytest.mark.parametrize("how", ["config", "lucky", "rules", "yaku"])
def test_own_configurations_are_read(how: str) -> None:
    rng = random.Random(f"own {how}")
    won = sum(
        compare(unusual(rng), [], rng.choice(["usual", "aotenjou", "points"]), how) for _ in range(WINS // 40)
    )
    assert won > WINS // 100


def test_yakuman_without_limits_are_counted() -> None:
    """Every yakuman, beside what it contains and what it doesn't."""
    rng, named = random.Random("aotenjou 3"), set()
    while len(named) < 20:
        win = unusual(rng)
        win.rules |= {"has_daisharin_other_suits": True, "has_daisharin": True, "has_daichisei": True}
        expected = said(ask, THEIRS, win, [], "aotenjou", "plain")
        yaku = {name for name in expected[0]["yaku"] or ()} if isinstance(expected, list) else set()
        yakuman = yaku & YAKUMAN
        if yakuman:
            compare(win, [], "aotenjou", "plain")
            named |= yakuman


YAKUMAN = {
    str(yaku) for yaku in vars(THEIRS.YakuConfig()).values() if yaku.is_yakuman and "Paarenchan" not in str(yaku)
} | {"Daisuurin", "Daichikurin"}


@pytest.mark.parametrize("name", ["tiles", "melds", "copies", "kan"])
def test_hands_that_cannot_be_are_refused(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    rng = random.Random(f"impossible {name}")
    for _ in range(300):
        win = unusual(rng)
        if name == "tiles":
            win.tiles = win.tiles[: rng.randrange(5, 13)]
            win.win_tile = win.tiles[0]
            win.melds = []
        elif name == "melds":
            win.melds = [*win.melds, *win.melds][:4]
        elif name == "copies":
            win.tiles = [*win.tiles[:-1], *win.tiles[:1] * 5][:14]
            win.win_tile = win.tiles[0]
        else:
            declared = [tile for _, tiles, _ in win.melds for tile in tiles]
            win.win_tile = rng.choice(declared or win.tiles)
        given = said(ask, OURS, win, [], "usual", "plain")
        with monkeypatch.context() as context:
            context.setattr(hand, "_estimate", lambda *_: None)
            assert said(ask, OURS, win, [], "usual", "plain") == given, win
        if name in ("tiles", "kan"):
            assert said(ask, THEIRS, win, [], "usual", "plain") == given, win
