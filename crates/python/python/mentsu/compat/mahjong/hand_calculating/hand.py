"""The value of a won hand."""

from collections.abc import Collection

from .... import _native
from ..meld import Meld
from . import _reference
from ._errors import HandErrors
from .hand_config import HandConfig
from .hand_response import HandResponse
from .scores import Aotenjou, ScoresCalculator
from .yaku_config import YAKU_CLASSES, count_yakuman_once

_estimate = _native.HandEstimator(HandConfig(), YAKU_CLASSES, count_yakuman_once).estimate
_new_response = HandResponse.__new__


class HandCalculator(HandErrors):
    """Yaku, han, fu and payments of won hands. The errors of answers are its constants."""

    @staticmethod
    def estimate_hand_value(
        tiles: Collection[int],
        win_tile: int,
        melds: Collection[Meld] | None = None,
        dora_indicators: Collection[int] | None = None,
        config: HandConfig | None = None,
        scores_calculator_factory: type[ScoresCalculator] = ScoresCalculator,
        ura_dora_indicators: Collection[int] | None = None,
    ) -> HandResponse:
        """
        What a hand is worth, in the reading that pays most.

        All tiles are numbers up to 135. `tiles` are those of the hand, the winning tile and all
        four of a kan among them.

        >>> from mentsu.compat.mahjong.hand_calculating.hand import HandCalculator
        >>> from mentsu.compat.mahjong.hand_calculating.hand_config import HandConfig
        >>> from mentsu.compat.mahjong.tile import TilesConverter
        >>> tiles = TilesConverter.one_line_string_to_136_array("234789m12345666p")
        >>> config = HandConfig(is_tsumo=True, is_riichi=True)
        >>> answer = HandCalculator.estimate_hand_value(tiles, tiles[-1], config=config)
        >>> answer.han, answer.fu, answer.cost["main"], answer.cost["additional"]
        (3, 20, 1300, 700)
        >>> answer.yaku
        [Menzen Tsumo, Riichi, Pinfu]

        Ura dora count with riichi. `scores_calculator_factory` makes who turns han and fu into
        payments; with `Aotenjou` yakuman count as other yaku do.

        >>> tiles = TilesConverter.one_line_string_to_136_array("12345m")
        >>> answer = HandCalculator.estimate_hand_value(tiles, tiles[0])
        >>> answer.error == HandCalculator.ERR_HAND_NOT_WINNING
        True
        """
        is_aotenjou = scores_calculator_factory is Aotenjou
        known = None
        if is_aotenjou or scores_calculator_factory is ScoresCalculator:
            known = _estimate(
                tiles, win_tile, melds, dora_indicators, config, ura_dora_indicators, is_aotenjou
            )
        if isinstance(known, tuple):
            answer = _new_response(HandResponse)
            (
                answer.cost,
                answer.han,
                answer.fu,
                answer.yaku,
                answer._fu_indices,
                answer.is_open_hand,
            ) = known
            answer.error = None
            return answer
        if known is not None:
            # What `HandResponse(error=known)` is, made at once.
            answer = _new_response(HandResponse)
            answer.cost = answer.han = answer.fu = answer.yaku = answer.fu_details = None
            answer.error, answer.is_open_hand = known, False
            return answer
        return _reference.estimate(
            tiles,
            win_tile,
            melds,
            dora_indicators,
            config,
            scores_calculator_factory(),
            ura_dora_indicators,
        )
