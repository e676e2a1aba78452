//! The rules of a whole game, beside those of its hands.

use mentsu::FifthCopy;
use mentsu::riichi::legality::NotenBappu;
use mentsu_table::{
    GameRules, KanDora, LastSticks, Length, Renchan, RonSticks, Rounding, Ties, Tobi,
};

use super::rule::{Rule, plain, words};
use crate::request::FromValue;

/// Every rule of a game but those of its hands.
pub(super) static OF_GAME: [Rule<GameRules>; 25] = [
    words!("length", length, with_length, Length,
        "one_round" OneRound, "tonpuu" Tonpuu, "hanchan" Hanchan),
    plain!("startPoints", start_points, with_start_points),
    plain!("returnPoints", return_points, with_return_points),
    plain!("targetPoints", target_points, with_target_points),
    words!("tobi", tobi, with_tobi, Tobi,
        "off" Off, "below_zero" BelowZero, "at_zero" AtZero),
    plain!("agariYame", agari_yame, with_agari_yame),
    plain!("tenpaiYame", tenpai_yame, with_tenpai_yame),
    words!("renchan", renchan, with_renchan, Renchan,
        "never" Never, "win" Win, "tenpai" Tenpai),
    plain!("uma", uma, with_uma),
    words!("ties", ties, with_ties, Ties, "by_seat" BySeat, "shared" Shared),
    words!("rounding", rounding, with_rounding, Rounding,
        "exact" Exact, "thousands" Thousands),
    words!("ronSticks", ron_sticks, with_ron_sticks, RonSticks,
        "first" First, "own_back" OwnBack),
    words!("lastSticks", last_sticks, with_last_sticks, LastSticks,
        "first" First, "nobody" Nobody),
    words!("notenBappu", noten_bappu, with_noten_bappu, NotenBappu,
        "yonma" Yonma, "sanma2000" Sanma2000, "sanma3000" Sanma3000),
    words!("tenpai", tenpai, with_tenpai, FifthCopy,
        "any" Any, "concealed" Concealed, "ignored" Ignored),
    plain!("callEndsFuriten", call_ends_furiten, with_call_ends_furiten),
    plain!("riichiPoints", riichi_points, with_riichi_points),
    plain!("riichiTiles", riichi_tiles, with_riichi_tiles),
    words!("kanDoraTurns", kan_dora_turns, with_kan_dora_turns, KanDora,
        "at_once" AtOnce, "with_discard" WithDiscard, "after_discard" AfterDiscard),
    plain!("kyuushuKyuuhai", kyuushu_kyuuhai, with_kyuushu_kyuuhai),
    plain!("suufonRenda", suufon_renda, with_suufon_renda),
    plain!("suukaikan", suukaikan, with_suukaikan),
    plain!("suuchaRiichi", suucha_riichi, with_suucha_riichi),
    plain!("kita", kita, with_kita),
    plain!("ronOnKita", ron_on_kita, with_ron_on_kita),
];
