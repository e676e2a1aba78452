//! The names of yaku in `mahjong`: the attributes of its `YakuConfig`.

use mentsu::riichi::Yaku;

/// Seat winds, round winds and dora have indices after the yaku.
pub(super) const SEAT_WINDS: usize = Yaku::COUNT;
pub(super) const ROUND_WINDS: usize = SEAT_WINDS + 4;
pub(super) const DORA: usize = ROUND_WINDS + 4;
pub(super) const AKA_DORA: usize = DORA + 1;
pub(super) const URA_DORA: usize = DORA + 2;
/// So have yaku that `mentsu` doesn't know.
pub(super) const OPEN_RIICHI: usize = DORA + 3;
pub(super) const DOUBLE_OPEN_RIICHI: usize = DORA + 4;
pub(super) const SASHIKOMI: usize = DORA + 5;
pub(super) const RENHOU_YAKUMAN: usize = DORA + 6;
pub(super) const PAARENCHAN: usize = DORA + 7;
pub(super) const NAGASHI_MANGAN: usize = DORA + 8;
pub(super) const DAISHARIN: usize = DORA + 9;
pub(super) const DAICHISEI: usize = DORA + 10;
pub(super) const PLACES: usize = DORA + 11;

/// The attribute at an index. The wind yaku of `mentsu` have none, since winds come after, one by
/// one.
pub(super) fn attribute(place: usize) -> Option<&'static str> {
    const BEHIND: [&str; PLACES - SEAT_WINDS] = [
        "seat_wind_east",
        "seat_wind_south",
        "seat_wind_west",
        "seat_wind_north",
        "round_wind_east",
        "round_wind_south",
        "round_wind_west",
        "round_wind_north",
        "dora",
        "aka_dora",
        "ura_dora",
        "open_riichi",
        "daburu_open_riichi",
        "sashikomi",
        "renhou_yakuman",
        "paarenchan",
        "nagashi_mangan",
        "daisharin",
        "daichisei",
    ];
    match Yaku::ALL.get(place) {
        Some(&yaku) => of_yaku(yaku),
        None => BEHIND.get(place - SEAT_WINDS).copied(),
    }
}

fn of_yaku(yaku: Yaku) -> Option<&'static str> {
    Some(match yaku {
        Yaku::MenzenTsumo => "tsumo",
        Yaku::Riichi => "riichi",
        Yaku::DoubleRiichi => "daburu_riichi",
        Yaku::Ippatsu => "ippatsu",
        Yaku::Chankan => "chankan",
        Yaku::Rinshan => "rinshan",
        Yaku::Haitei => "haitei",
        Yaku::Houtei => "houtei",
        Yaku::Pinfu => "pinfu",
        Yaku::Tanyao => "tanyao",
        Yaku::Iipeikou => "iipeiko",
        Yaku::Ryanpeikou => "ryanpeiko",
        Yaku::Haku => "haku",
        Yaku::Hatsu => "hatsu",
        Yaku::Chun => "chun",
        Yaku::Chiitoitsu => "chiitoitsu",
        Yaku::Chanta => "chantai",
        Yaku::Junchan => "junchan",
        Yaku::Ittsu => "ittsu",
        Yaku::SanshokuDoujun => "sanshoku",
        Yaku::SanshokuDoukou => "sanshoku_douko",
        Yaku::Toitoi => "toitoi",
        Yaku::Sanankou => "sanankou",
        Yaku::Sankantsu => "sankantsu",
        Yaku::Shousangen => "shosangen",
        Yaku::Honroutou => "honroto",
        Yaku::Honitsu => "honitsu",
        Yaku::Chinitsu => "chinitsu",
        Yaku::Renhou => "renhou",
        Yaku::Tenhou => "tenhou",
        Yaku::Chiihou => "chiihou",
        Yaku::Daisangen => "daisangen",
        Yaku::Suuankou => "suuankou",
        Yaku::SuuankouTanki => "suuankou_tanki",
        Yaku::Tsuuiisou => "tsuisou",
        Yaku::Ryuuiisou => "ryuisou",
        Yaku::Chinroutou => "chinroto",
        Yaku::Chuuren => "chuuren_poutou",
        Yaku::JunseiChuuren => "daburu_chuuren_poutou",
        Yaku::Kokushi => "kokushi",
        Yaku::Kokushi13 => "daburu_kokushi",
        Yaku::Daisuushi => "daisuushi",
        Yaku::Shousuushi => "shosuushi",
        Yaku::Suukantsu => "suukantsu",
        _ => return None,
    })
}
