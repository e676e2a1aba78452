//! The payments of han and fu, in the form of `ScoresCalculator`.

use mentsu::riichi::Limit;

use super::fields::{HouseRules, WonHow};

/// The payments of a win, and the name of its limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Scores {
    pub(super) main: i128,
    pub(super) additional: i128,
    pub(super) main_bonus: i64,
    pub(super) additional_bonus: i64,
    pub(super) kyoutaku_bonus: i64,
    pub(super) total: i128,
    pub(super) level: &'static str,
}

impl Scores {
    const NONE: Scores = Scores {
        main: 0,
        additional: 0,
        main_bonus: 0,
        additional_bonus: 0,
        kyoutaku_bonus: 0,
        total: 0,
        level: "",
    };
}

/// Counted yakuman are capped at a yakuman, or at a sanbaiman.
const KAZOE_LIMITED: i64 = 0;
const KAZOE_SANBAIMAN: i64 = 1;

/// The base points of five han and more, and their name.
fn limit(han: i64, rules: &HouseRules) -> (i64, &'static str) {
    const YAKUMAN: [&str; 6] =
        ["yakuman", "2x yakuman", "3x yakuman", "4x yakuman", "5x yakuman", "6x yakuman"];
    match han {
        13.. => {
            let times = han / 13;
            let paid = if rules.limit_to_sextuple { times.min(6) } else { times };
            (8_000 * paid, YAKUMAN[times.clamp(1, 6) as usize - 1])
        }
        11.. => (6_000, Limit::Sanbaiman.name()),
        8.. => (4_000, Limit::Baiman.name()),
        6.. => (3_000, Limit::Haneman.name()),
        _ => (2_000, Limit::Mangan.name()),
    }
}

/// The base points of a hand, and the name of its limit.
fn base(han: i64, fu: i64, yakuman: bool, rules: &HouseRules) -> (i64, &'static str) {
    if han >= 13 && !yakuman {
        match rules.kazoe_limit {
            // The name is that of the limit it reaches.
            KAZOE_LIMITED => return limit(13, rules),
            KAZOE_SANBAIMAN => return limit(12, rules),
            _ => {}
        }
    }
    if han >= 5 {
        return limit(han, rules);
    }
    if rules.kiriage && ((han, fu) == (4, 30) || (han, fu) == (3, 60)) {
        return (2_000, "kiriage mangan");
    }
    let points = fu << (2 + han);
    if points <= 2_000 {
        (points, "")
    } else if rules.kiriage {
        // `mahjong` names a mangan of fewer than five han only where there is no kiriage.
        (2_000, "")
    } else {
        (2_000, "mangan")
    }
}

/// Who pays how much without limits; `None` for more than a number holds.
pub(super) fn scores_of_aotenjou(han: i64, fu: i64, won: &WonHow) -> Option<Scores> {
    /// Beyond, payments outgrow 128 bits.
    const MOST: i64 = 100;

    let points = (0..=MOST).contains(&han).then(|| i128::from(fu) << (2 + han))?;
    let (main, additional) = payments(points, won);
    let total = main + 2 * additional;
    Some(Scores { main, additional, total, ..Scores::NONE })
}

/// What the discarder or the dealer pays, and each other player.
fn payments(points: i128, won: &WonHow) -> (i128, i128) {
    let share = |times: i128| (times * points + 99) / 100 * 100;
    match (won.tsumo, won.dealer) {
        (true, dealer) => (share(2), share(if dealer { 2 } else { 1 })),
        (false, dealer) => (share(if dealer { 6 } else { 4 }), 0),
    }
}

/// Who pays how much.
pub(super) fn scores(han: i64, fu: i64, yakuman: bool, won: &WonHow, rules: &HouseRules) -> Scores {
    let (points, level) = base(han, fu, yakuman, rules);
    let level = if won.nagashi { "nagashi mangan" } else { level };
    let kyoutaku_bonus = 1_000 * won.sticks;
    let (main, additional) = payments(points.into(), won);
    let (main_bonus, additional_bonus) = if won.tsumo {
        (100 * won.honba, 100 * won.honba)
    } else {
        (if rules.sanma { 200 } else { 300 } * won.honba, 0)
    };
    let others = if rules.sanma { 1 } else { 2 };
    let bonus = main_bonus + others * additional_bonus + kyoutaku_bonus;
    let total = main + i128::from(others) * additional + i128::from(bonus);
    Scores { main, additional, main_bonus, additional_bonus, kyoutaku_bonus, total, level }
}
