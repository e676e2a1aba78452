"""Random wins and configurations as `mahjong` takes them."""

from __future__ import annotations

import importlib
import random
from dataclasses import dataclass
from types import ModuleType
from typing import Any

# A meld as a type, tiles by number, and whether it is open.
MeldOf = tuple[str, list[int], bool]

_FLAGS = (
    "is_riichi",
    "is_ippatsu",
    "is_rinshan",
    "is_chankan",
    "is_haitei",
    "is_houtei",
    "is_daburu_riichi",
    "is_nagashi_mangan",
    "is_tenhou",
    "is_renhou",
    "is_chiihou",
    "is_open_riichi",
)
_RULES = (
    "has_open_tanyao",
    "has_aka_dora",
    "has_double_yakuman",
    "kiriage",
    "fu_for_open_pinfu",
    "fu_for_pinfu_tsumo",
    "renhou_as_yakuman",
    "has_daisharin",
    "has_daisharin_other_suits",
    "has_sashikomi_yakuman",
    "limit_to_sextuple_yakuman",
    "paarenchan_needs_yaku",
    "has_daichisei",
    "is_three_player",
)
_ORPHANS = (0, 8, 9, 17, 18, 26, *range(27, 34))


def module_of(package: ModuleType, name: str) -> ModuleType:
    """A module of a package: of the stand-in or the original."""
    return importlib.import_module(f"{package.__name__}.{name}")


@dataclass
class Win:
    """A hand, its tiles by number, and how it is won."""

    tiles: list[int]
    win_tile: int
    melds: list[MeldOf]
    dora: list[int]
    ura: list[int]
    config: dict[str, Any]
    rules: dict[str, Any]

    def ask(self, package: Any, **more: Any) -> Any:
        """The answer of a package: the stand-in or the original."""
        melds = [package.Meld(kind, tiles, opened) for kind, tiles, opened in self.melds]
        options = package.OptionalRules(**self.rules)
        config = package.HandConfig(**self.config, options=options)
        return package.HandCalculator.estimate_hand_value(
            self.tiles,
            self.win_tile,
            melds=melds or None,
            dora_indicators=self.dora,
            config=config,
            ura_dora_indicators=self.ura,
            **more,
        )


def answer(response: Any) -> dict[str, Any]:
    """All attributes of a response, as values that compare."""
    return {
        "error": response.error,
        "han": response.han,
        "fu": response.fu,
        "cost": response.cost,
        "yaku": response.yaku and [str(yaku) for yaku in response.yaku],
        "fu_details": response.fu_details,
        "is_open_hand": response.is_open_hand,
        "text": str(response),
    }


def _blocks(rng: random.Random) -> list[list[int]] | None:
    """A pair and four mentsu, kantsu among them; or pairs, or orphans. `None` for a fifth copy."""
    shape = rng.random()
    if shape < 0.02:
        return [[kind] for kind in (*_ORPHANS, rng.choice(_ORPHANS))]
    kinds = rng.choice(
        [range(34), range(34), range(34), range(9), range(18, 27), [*range(9, 18), 31, 32, 33]]
        + [range(27, 34), _ORPHANS, [19, 20, 21, 23, 25, 32], [*range(1, 8), *range(10, 17)]]
        # Daisharin and daisuushii are rare among the others.
        + [range(10, 17), [*range(27, 31), 4]]
    )
    if shape < 0.06:
        return [[kind] * 2 for kind in rng.sample([*kinds], min(7, len(kinds)))]
    blocks = [[rng.choice([*kinds])] * 2]
    for _ in range(4):
        kind = rng.choice([*kinds])
        if kind < 27 and kind % 9 < 7 and rng.random() < 0.7:
            blocks.append([kind, kind + 1, kind + 2])
        else:
            blocks.append([kind] * (4 if rng.random() < 0.15 else 3))
    tiles = [kind for block in blocks for kind in block]
    return blocks if max(map(tiles.count, tiles)) <= 4 else None


def random_win(rng: random.Random, unusual: float = 0.1) -> Win:
    """A win, sometimes an unusual one: with rare events and optional yakuman."""
    while (blocks := _blocks(rng)) is None:
        pass
    copies = {kind: rng.sample(range(4), 4) for kind in range(34)}
    numbered = [[4 * kind + copies[kind].pop() for kind in block] for block in blocks]
    melds: list[MeldOf] = []
    concealed: list[int] = []
    calls = rng.choice([0.0, 0.0, 0.3, 0.7, 1.0])
    for block in numbered:
        is_sequence = len(block) == 3 and block[0] // 4 != block[1] // 4
        if len(block) == 4:
            kind, opened = rng.choice([("kan", False), ("kan", True), ("shouminkan", True)])
            opened = opened and calls > 0
            melds.append((kind if opened else "kan", block, opened))
        elif len(block) == 3 and rng.random() < calls:
            melds.append(("chi" if is_sequence else "pon", block, True))
        else:
            concealed += block
    win_tile = rng.choice(concealed)
    tiles = concealed + [tile for _, block, _ in melds for tile in block]
    rng.shuffle(tiles)
    return Win(
        tiles,
        win_tile,
        melds,
        [rng.randrange(136) for _ in range(rng.randrange(3))],
        [rng.randrange(136) for _ in range(rng.randrange(3))],
        _config(rng, unusual, any(opened for _, _, opened in melds)),
        _rules(rng, unusual),
    )


def _config(rng: random.Random, unusual: float, is_open: bool) -> dict[str, Any]:
    config: dict[str, Any] = {
        "is_tsumo": rng.random() < 0.5,
        "player_wind": rng.choice([None, 27, 28, 29, 30]),
        "round_wind": rng.choice([None, 27, 28, 29, 30]),
        "kyoutaku_number": rng.randrange(3),
        "tsumi_number": rng.randrange(3),
    }
    if rng.random() < 0.3 and not is_open:
        config["is_riichi"] = True
        config["is_ippatsu"] = rng.random() < 0.2
    if rng.random() < 0.1:
        event = rng.choice(_FLAGS)
        config[event] = True
    if rng.random() < unusual:
        config |= {flag: True for flag in rng.sample(_FLAGS, 3) if flag != "is_nagashi_mangan"}
        config["paarenchan"] = rng.choice([0, 0, 1, 2])
        config["num_nuki_dora"] = rng.choice([0, -1, 1, 4])
    return config


def _rules(rng: random.Random, unusual: float) -> dict[str, Any]:
    rules: dict[str, Any] = {"has_aka_dora": True, "has_open_tanyao": rng.random() < 0.8}
    if rng.random() < 0.5:
        rules |= {rule: rng.random() < 0.5 for rule in rng.sample(_RULES, 3)}
        rules["kazoe_limit"] = rng.randrange(3)
    if rng.random() < unusual:
        rules |= {rule: rng.random() < 0.5 for rule in _RULES}
    return rules
