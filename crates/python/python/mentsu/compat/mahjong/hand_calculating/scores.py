"""From han and fu to payments."""

from collections.abc import MutableSequence, MutableSet
from typing import TypedDict

from .hand_config import HandConfig
from .yaku import Yaku


class ScoresResult(TypedDict):
    """
    Who pays what.

    By ron `main` is paid by the one who discarded. By tsumo `main` is paid by the dealer and
    `additional` by each other player; a dealer's tsumo is paid by all alike. Honba stand aside as
    `main_bonus` and `additional_bonus`, riichi sticks as `kyoutaku_bonus`; `total` is all of it.
    `yaku_level` names the limit, and is empty below a mangan.
    """

    main: int
    additional: int
    main_bonus: int
    additional_bonus: int
    kyoutaku_bonus: int
    total: int
    yaku_level: str


# The least han of each limit, and its base points.
_LIMITS = (
    (11, 6000, "sanbaiman"),
    (8, 4000, "baiman"),
    (6, 3000, "haneman"),
    (5, 2000, "mangan"),
)


def _base_of_limit(han: int, config: HandConfig) -> tuple[int, str]:
    """The base points of five han and more, and the name of the limit."""
    if han < 13:
        return next((base, level) for least, base, level in _LIMITS if han >= least)
    times = han // 13
    name = "yakuman" if times == 1 else f"{min(times, 6)}x yakuman"
    return 8000 * (min(times, 6) if config.options.limit_to_sextuple_yakuman else times), name


def _base(han: int, fu: int, config: HandConfig, is_yakuman: bool) -> tuple[int, str]:
    """The base points of a hand, and the name of their limit."""
    options = config.options
    if han >= 13 and not is_yakuman:
        counted = {HandConfig.KAZOE_LIMITED: 13, HandConfig.KAZOE_SANBAIMAN: 12}
        han = counted.get(options.kazoe_limit, han)
    if han >= 5:
        return _base_of_limit(han, config)
    if options.kiriage and (han, fu) in ((4, 30), (3, 60)):
        return 2000, "kiriage mangan"
    base = fu * 2 ** (2 + han)
    if base <= 2000:
        return base, ""
    # With kiriage the original doesn't name a mangan of fewer than five han.
    return 2000, "" if options.kiriage else "mangan"


def _payments(base: int, config: HandConfig) -> tuple[int, int]:
    """The payments for base points: of the discarder or the dealer, and of each other player."""

    def share(times: int) -> int:
        return -(-times * base // 100) * 100

    if config.is_tsumo:
        return share(2), share(2 if config.is_dealer else 1)
    return share(6 if config.is_dealer else 4), 0


class ScoresCalculator:
    """The usual payments."""

    @staticmethod
    def calculate_scores(
        han: int, fu: int, config: HandConfig, is_yakuman: bool = False
    ) -> ScoresResult:
        """
        What a hand pays.

        >>> from mentsu.compat.mahjong.hand_calculating.hand_config import HandConfig
        >>> from mentsu.compat.mahjong.hand_calculating.scores import ScoresCalculator
        >>> ScoresCalculator.calculate_scores(3, 30, HandConfig())["main"]
        3900
        >>> tsumo = HandConfig(is_tsumo=True, tsumi_number=1)
        >>> answer = ScoresCalculator.calculate_scores(han=6, fu=30, config=tsumo)
        >>> answer["main"], answer["additional"], answer["total"], answer["yaku_level"]
        (6000, 3000, 12300, 'haneman')

        Han of 13 and more are counted as the configuration says, unless `is_yakuman`.
        """
        base, level = _base(han, fu, config, is_yakuman)
        main, additional = _payments(base, config)
        sanma, honba = config.options.is_three_player, config.tsumi_number
        if config.is_tsumo:
            main_bonus = additional_bonus = 100 * honba
        else:
            main_bonus, additional_bonus = (200 if sanma else 300) * honba, 0
        sticks = 1000 * config.kyoutaku_number
        others = (1 if sanma else 2) * (additional + additional_bonus)
        return ScoresResult(
            main=main,
            additional=additional,
            main_bonus=main_bonus,
            additional_bonus=additional_bonus,
            kyoutaku_bonus=sticks,
            total=main + main_bonus + others + sticks,
            yaku_level="nagashi mangan" if config.is_nagashi_mangan else level,
        )


# The yaku that a yakuman is made of, where yakuman are counted like other yaku.
_CONTAINED = (
    (("daisangen",), ("chun", "hatsu", "haku", "shosangen")),
    (("tsuisou",), ("toitoi", "honroto")),
    (("daisuushi",), ("toitoi",)),
    (("suuankou", "suuankou_tanki"), ("toitoi",)),
    (("chinroto",), ("toitoi", "honroto")),
    (("suukantsu",), ("toitoi",)),
    (("chuuren_poutou", "daburu_chuuren_poutou"), ("chinitsu",)),
    (("daisharin",), ("chinitsu", "pinfu", "tanyao", "ryanpeiko", "chiitoitsu")),
    (("ryuisou",), ("honitsu",)),
)


class Aotenjou(ScoresCalculator):
    """Payments without limits: every han doubles; honba and sticks are ignored."""

    @staticmethod
    def calculate_scores(
        han: int, fu: int, config: HandConfig, is_yakuman: bool = False
    ) -> ScoresResult:
        """
        What a hand pays where the sky is the limit.

        >>> from mentsu.compat.mahjong.hand_calculating.hand_config import HandConfig
        >>> from mentsu.compat.mahjong.hand_calculating.scores import Aotenjou
        >>> Aotenjou.calculate_scores(han=13, fu=40, config=HandConfig())["main"]
        5242900
        """
        main, additional = _payments(fu * 2 ** (2 + han), config)
        return ScoresResult(
            main=main,
            additional=additional,
            main_bonus=0,
            additional_bonus=0,
            kyoutaku_bonus=0,
            total=main + 2 * additional,
            yaku_level="",
        )

    @staticmethod
    def aotenjou_filter_yaku(
        hand_yaku: MutableSequence[Yaku] | MutableSet[Yaku], config: HandConfig
    ) -> None:
        """Remove the yaku that the yakuman of the hand imply."""
        yaku = config.yaku
        for yakuman, contained in _CONTAINED:
            if any(getattr(yaku, name) in hand_yaku for name in yakuman):
                for name in contained:
                    if getattr(yaku, name) in hand_yaku:
                        hand_yaku.remove(getattr(yaku, name))
