"""Why a hand has no value."""

from collections.abc import Iterator

from .hand_config import HandConfig


class HandErrors:
    """The texts of errors."""

    ERR_NO_WINNING_TILE = "winning_tile_not_in_hand"
    ERR_HAND_NOT_WINNING = "hand_not_winning"
    ERR_NO_YAKU = "no_yaku"

    ERR_OPEN_HAND_RIICHI = "open_hand_riichi_not_allowed"
    ERR_OPEN_HAND_DABURI = "open_hand_daburi_not_allowed"
    ERR_IPPATSU_WITHOUT_RIICHI = "ippatsu_without_riichi_not_allowed"

    ERR_CHANKAN_WITH_TSUMO = "chankan_with_tsumo_not_allowed"
    ERR_RINSHAN_WITHOUT_TSUMO = "rinshan_without_tsumo_not_allowed"
    ERR_HAITEI_WITHOUT_TSUMO = "haitei_without_tsumo_not_allowed"
    ERR_HOUTEI_WITH_TSUMO = "houtei_with_tsumo_not_allowed"
    ERR_HAITEI_WITH_RINSHAN = "haitei_with_rinshan_not_allowed"
    ERR_HOUTEI_WITH_CHANKAN = "houtei_with_chankan_not_allowed"

    ERR_TENHOU_NOT_AS_DEALER = "tenhou_not_as_dealer_not_allowed"
    ERR_TENHOU_WITHOUT_TSUMO = "tenhou_without_tsumo_not_allowed"
    ERR_TENHOU_WITH_MELD = "tenhou_with_meld_not_allowed"

    ERR_CHIIHOU_AS_DEALER = "chiihou_as_dealer_not_allowed"
    ERR_CHIIHOU_WITHOUT_TSUMO = "chiihou_without_tsumo_not_allowed"
    ERR_CHIIHOU_WITH_MELD = "chiihou_with_meld_not_allowed"

    ERR_RENHOU_AS_DEALER = "renhou_as_dealer_not_allowed"
    ERR_RENHOU_WITH_TSUMO = "renhou_with_tsumo_not_allowed"
    ERR_RENHOU_WITH_MELD = "renhou_with_meld_not_allowed"


def contradiction(config: HandConfig, has_melds: bool, is_open: bool) -> str | None:
    """The first contradiction, in the order of the texts above."""
    return next(_contradictions(config, has_melds, is_open), None)


def _contradictions(config: HandConfig, has_melds: bool, is_open: bool) -> Iterator[str]:
    has_riichi = config.is_riichi or config.is_daburu_riichi
    by_tsumo = config.is_tsumo
    # A player without a seat may win in any way.
    deals, follows = (bool(config.player_wind) and config.is_dealer == dealt for dealt in (1, 0))
    told = (
        (config.is_riichi and not config.is_daburu_riichi, is_open, "OPEN_HAND_RIICHI"),
        (config.is_daburu_riichi, is_open, "OPEN_HAND_DABURI"),
        (config.is_ippatsu, not has_riichi, "IPPATSU_WITHOUT_RIICHI"),
        (config.is_chankan, by_tsumo, "CHANKAN_WITH_TSUMO"),
        (config.is_rinshan, not by_tsumo, "RINSHAN_WITHOUT_TSUMO"),
        (config.is_haitei, not by_tsumo, "HAITEI_WITHOUT_TSUMO"),
        (config.is_houtei, by_tsumo, "HOUTEI_WITH_TSUMO"),
        (config.is_haitei, config.is_rinshan, "HAITEI_WITH_RINSHAN"),
        (config.is_houtei, config.is_chankan, "HOUTEI_WITH_CHANKAN"),
        (config.is_tenhou, follows, "TENHOU_NOT_AS_DEALER"),
        (config.is_tenhou, not by_tsumo, "TENHOU_WITHOUT_TSUMO"),
        (config.is_tenhou, has_melds, "TENHOU_WITH_MELD"),
        (config.is_chiihou, deals, "CHIIHOU_AS_DEALER"),
        (config.is_chiihou, not by_tsumo, "CHIIHOU_WITHOUT_TSUMO"),
        (config.is_chiihou, has_melds, "CHIIHOU_WITH_MELD"),
        (config.is_renhou, deals, "RENHOU_AS_DEALER"),
        (config.is_renhou, by_tsumo, "RENHOU_WITH_TSUMO"),
        (config.is_renhou, has_melds, "RENHOU_WITH_MELD"),
    )
    for happened, beside, name in told:
        if happened and beside:
            text: str = getattr(HandErrors, f"ERR_{name}")
            yield text
