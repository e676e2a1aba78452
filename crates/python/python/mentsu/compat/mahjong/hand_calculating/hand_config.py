"""How a hand is won, and by which rules."""

from ..constants import EAST
from .yaku_config import YakuConfig


class HandConstants:
    """What 13 han without a yakuman are worth."""

    # One yakuman for any number.
    KAZOE_LIMITED = 0
    # A sanbaiman.
    KAZOE_SANBAIMAN = 1
    # A yakuman for each 13 han.
    KAZOE_NO_LIMIT = 2


class OptionalRules:
    """
    The rules on which houses differ.

    - `has_open_tanyao`: tanyao counts with an open hand.
    - `has_aka_dora`: red fives are dora.
    - `has_double_yakuman`: daisuushi and the widest waits of suuankou, kokushi and chuuren count
      twice.
    - `kazoe_limit`: one of the numbers of `HandConstants`.
    - `kiriage`: 4 han 30 fu and 3 han 60 fu are a mangan.
    - `fu_for_open_pinfu`: an open hand without other fu has 30.
    - `fu_for_pinfu_tsumo`: tsumo has its 2 fu even where there are no others, so that such a hand
      isn't pinfu.
    - `renhou_as_yakuman`: renhou is a yakuman, not five han.
    - `has_daisharin`: 22334455667788 of pin is a yakuman; `has_daisharin_other_suits`: of man and
      sou, too.
    - `has_daichisei`: seven pairs of honors are a yakuman beside tsuuiisou.
    - `has_sashikomi_yakuman`: ron against an open riichi is a yakuman.
    - `limit_to_sextuple_yakuman`: no hand counts more than six times.
    - `paarenchan_needs_yaku`: paarenchan counts only beside another yaku.
    - `is_three_player`: two pay a tsumo, a honba by ron is 200, and the indicator 1m means 9m.

    >>> from mentsu.compat.mahjong.hand_calculating.hand_config import OptionalRules
    >>> OptionalRules(has_daisharin_other_suits=True).has_daisharin
    True
    """

    def __init__(
        self,
        has_open_tanyao: bool = False,
        has_aka_dora: bool = False,
        has_double_yakuman: bool = True,
        kazoe_limit: int = HandConstants.KAZOE_LIMITED,
        kiriage: bool = False,
        fu_for_open_pinfu: bool = True,
        fu_for_pinfu_tsumo: bool = False,
        renhou_as_yakuman: bool = False,
        has_daisharin: bool = False,
        has_daisharin_other_suits: bool = False,
        has_sashikomi_yakuman: bool = False,
        limit_to_sextuple_yakuman: bool = True,
        paarenchan_needs_yaku: bool = True,
        has_daichisei: bool = False,
        is_three_player: bool = False,
    ) -> None:
        self.has_open_tanyao = has_open_tanyao
        self.has_aka_dora = has_aka_dora
        self.has_double_yakuman = has_double_yakuman
        self.kazoe_limit = kazoe_limit
        self.kiriage = kiriage
        self.fu_for_open_pinfu = fu_for_open_pinfu
        self.fu_for_pinfu_tsumo = fu_for_pinfu_tsumo
        self.renhou_as_yakuman = renhou_as_yakuman
        self.has_daisharin = has_daisharin or has_daisharin_other_suits
        self.has_daisharin_other_suits = has_daisharin_other_suits
        self.has_sashikomi_yakuman = has_sashikomi_yakuman
        self.limit_to_sextuple_yakuman = limit_to_sextuple_yakuman
        self.paarenchan_needs_yaku = paarenchan_needs_yaku
        self.has_daichisei = has_daichisei
        self.is_three_player = is_three_player


class HandConfig(HandConstants):
    """
    How a hand is won: a ron with a closed hand by default.

    Winds are kinds of tiles (27 is East); without one no wind of that sort counts. `is_dealer` is
    set where the player's wind is East. `kyoutaku_number` are the riichi sticks on the table,
    `tsumi_number` the honba, `num_nuki_dora` the norths set aside, and `paarenchan` how many times
    that yakuman counts. `yaku` holds the yaku that answers consist of, `options` the rules.

    >>> from mentsu.compat.mahjong.constants import EAST
    >>> from mentsu.compat.mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
    >>> config = HandConfig(is_tsumo=True, player_wind=EAST, options=OptionalRules(kiriage=True))
    >>> config.is_dealer, config.options.kiriage, config.yaku.pinfu
    (True, True, Pinfu)
    """

    def __init__(
        self,
        is_tsumo: bool = False,
        is_riichi: bool = False,
        is_ippatsu: bool = False,
        is_rinshan: bool = False,
        is_chankan: bool = False,
        is_haitei: bool = False,
        is_houtei: bool = False,
        is_daburu_riichi: bool = False,
        is_nagashi_mangan: bool = False,
        is_tenhou: bool = False,
        is_renhou: bool = False,
        is_chiihou: bool = False,
        is_open_riichi: bool = False,
        player_wind: int | None = None,
        round_wind: int | None = None,
        kyoutaku_number: int = 0,
        tsumi_number: int = 0,
        paarenchan: int = 0,
        options: OptionalRules | None = None,
        num_nuki_dora: int = 0,
    ) -> None:
        self.yaku = YakuConfig()
        self.options = options or OptionalRules()
        self.is_tsumo = is_tsumo
        self.is_riichi = is_riichi
        self.is_ippatsu = is_ippatsu
        self.is_rinshan = is_rinshan
        self.is_chankan = is_chankan
        self.is_haitei = is_haitei
        self.is_houtei = is_houtei
        self.is_daburu_riichi = is_daburu_riichi
        self.is_nagashi_mangan = is_nagashi_mangan
        self.is_tenhou = is_tenhou
        self.is_renhou = is_renhou
        self.is_chiihou = is_chiihou
        self.is_open_riichi = is_open_riichi
        self.player_wind = player_wind
        self.round_wind = round_wind
        self.is_dealer = player_wind == EAST
        self.kyoutaku_number = kyoutaku_number
        self.tsumi_number = tsumi_number
        self.paarenchan = paarenchan
        self.num_nuki_dora = num_nuki_dora
