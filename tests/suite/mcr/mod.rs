//! Chinese official rules: wins as lines of text, as `tests/golden/mcr.py` writes them.

mod attempts;
mod brute;
mod distance;
mod drawn;
mod fans;
mod forms;
mod golden;
mod properties;
mod query;
mod rules;
mod tables;
#[cfg(feature = "plan")]
mod ways;
#[cfg(feature = "plan")]
mod win_chance;
mod wrong;

use mentsu::mcr::{Rules, Score, Situation, score};
use mentsu::{Hand, Tile, Wind};

/// A win as it was counted by another program.
pub(crate) struct Case {
    pub(crate) hand: Hand,
    pub(crate) situation: Situation,
    pub(crate) total: u16,
    /// The fan in Chinese, sorted; `四归一*2` counts twice.
    pub(crate) fans: Vec<String>,
}

/// `E`, `S`, `W` or `N`.
pub(crate) fn wind(letter: &str) -> Wind {
    Wind::ALL["ESWN".find(letter).expect("a wind's letter")]
}

/// A win without what it is worth: the hand with its melds, the winning tile, marks, seat,
/// prevalent wind and flowers.
#[track_caller]
pub(crate) fn won(text: &str) -> (Hand, Situation) {
    let words: Vec<&str> = text.split(' ').collect();
    let hand: Hand = words[0].parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    let tile: Tile = words[1].parse().expect("a tile");
    let has = |mark| words.get(2).is_some_and(|marks| marks.contains(mark));
    let (hand, mut situation) = if has('d') {
        (hand.draw(tile).expect("no fifth copy"), Situation::self_drawn())
    } else {
        (hand, Situation::by_discard(tile))
    };
    if has('l') {
        situation = situation.with_last_copy();
    }
    if has('k') {
        situation = situation.with_kong();
    }
    if has('w') {
        situation = situation.with_last_tile();
    }
    if let [_, _, _, seat, prevalent, flowers, ..] = words[..] {
        let flowers = flowers.parse().expect("a number");
        situation = situation.with_seat(wind(seat)).with_prevalent(wind(prevalent));
        situation = situation.with_flowers(flowers);
    }
    (hand, situation)
}

impl Case {
    pub(crate) fn of(line: &str) -> Case {
        let (hand, situation) = won(line);
        let mut words = line.split(' ').skip(6);
        let total = words.next().and_then(|total| total.parse().ok()).expect("a total");
        let mut fans: Vec<String> = words.map(String::from).collect();
        fans.sort();
        Case { hand, situation, total, fans }
    }
}

/// The fan that count, in Chinese.
pub(crate) fn chinese(score: &Score) -> Vec<String> {
    let named = |fan: &str, times| match times {
        1 => fan.to_owned(),
        _ => format!("{fan}*{times}"),
    };
    score.fans().map(|counted| named(counted.fan().chinese(), counted.times())).collect()
}

/// Counts a win, in the order of the table.
#[track_caller]
pub(crate) fn counted(text: &str, rules: &Rules) -> Score {
    let (hand, situation) = won(text);
    score(&hand, &situation, rules).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The differences between a case and the library, if any. Where several lists of fan are worth the
/// same, the player may choose, and any of them will do.
pub(crate) fn difference(case: &Case) -> Option<String> {
    let score = match score(&case.hand, &case.situation, &Rules::MIL) {
        Ok(score) => score,
        Err(error) => return Some(error.to_string()),
    };
    let mut fans = chinese(&score);
    fans.sort();
    let equal = score.total() == case.total
        && (fans == case.fans || brute::may_count(&case.hand, &case.situation, &case.fans));
    (!equal).then(|| format!("{} {fans:?}, not {} {:?}", score.total(), case.total, case.fans))
}
