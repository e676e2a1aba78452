//! The rules by which a hand is scored.

use mentsu::riichi::{
    CountedYakuman, Kuikae, MultipleRon, NagashiMangan, PaoHonba, PaoShare, Renhou, RiichiAnkan,
    Rules, SanmaTsumo,
};

use super::rule::{Rule, plain, words};
use crate::request::FromValue;

/// Every rule of a hand.
pub(super) static OF_HAND: [Rule<Rules>; 27] = [
    plain!("sanma", sanma, with_sanma),
    words!("sanmaTsumo", sanma_tsumo, with_sanma_tsumo, SanmaTsumo,
        "loss" Loss, "bisection" Bisection, "even" Even),
    plain!("openTanyao", open_tanyao, with_open_tanyao),
    plain!("reds", reds, with_reds),
    plain!("kiriage", kiriage, with_kiriage),
    words!("countedYakuman", counted_yakuman, with_counted_yakuman, CountedYakuman,
        "yakuman" Yakuman, "sanbaiman" Sanbaiman),
    plain!("doubleYakuman", double_yakuman, with_double_yakuman),
    plain!("yakumanStacking", yakuman_stacking, with_yakuman_stacking),
    plain!("doubleWindFu", double_wind_fu, with_double_wind_fu),
    words!("renhou", renhou, with_renhou, Renhou,
        "off" Off, "mangan" Mangan, "yakuman" Yakuman, "five_han" FiveHan),
    plain!("pao", pao, with_pao),
    words!("paoShare", pao_share, with_pao_share, PaoShare,
        "whole_hand" WholeHand, "that_yakuman" ThatYakuman),
    words!("paoHonba", pao_honba, with_pao_honba, PaoHonba,
        "liable" Liable, "discarder" Discarder),
    plain!("pinfuTsumo", pinfu_tsumo, with_pinfu_tsumo),
    plain!("rinshanFu", rinshan_fu, with_rinshan_fu),
    plain!("ippatsu", ippatsu, with_ippatsu),
    plain!("ura", ura, with_ura),
    plain!("kanDora", kan_dora, with_kan_dora),
    plain!("minimumHan", minimum_han, with_minimum_han),
    plain!("honba", honba, with_honba),
    plain!("kokushiRobsAnkan", kokushi_robs_ankan, with_kokushi_robs_ankan),
    words!("nagashiMangan", nagashi_mangan, with_nagashi_mangan, NagashiMangan,
        "off" Off, "draw" Draw),
    words!("multipleRon", multiple_ron, with_multiple_ron, MultipleRon,
        "triple_aborts" TripleAborts, "all" All, "head_bump" HeadBump),
    plain!("honbaForEachRon", honba_for_each_ron, with_honba_for_each_ron),
    plain!("abortiveDraws", abortive_draws, with_abortive_draws),
    words!("kuikae", kuikae, with_kuikae, Kuikae,
        "allowed" Allowed, "same_tile" SameTile, "suji" Suji),
    words!("riichiAnkan", riichi_ankan, with_riichi_ankan, RiichiAnkan,
        "never" Never, "strict" Strict, "loose" Loose),
];
