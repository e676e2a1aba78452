//! Ranks of players.

use core::fmt;

/// A player's rank (段位) as Tenhou or Mahjong Soul (雀魂) gives it.
///
/// ```
/// use mentsu_table::record::Dan;
///
/// let dan = Dan::tenhou(16).unwrap();
/// assert_eq!((dan.to_string(), Dan::named("七段")), ("七段".to_owned(), Some(dan)));
/// assert_eq!(Dan::mahjong_soul(10_402).unwrap().to_string(), "雀豪★2");
/// assert_eq!(Dan::tenhou(21), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dan(Rank);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Rank {
    Tenhou(u8),
    MahjongSoul { class: u8, stars: u8 },
}

/// Tenhou's ranks as its client writes them.
const TENHOU: [&str; 21] = [
    "新人",
    "９級",
    "８級",
    "７級",
    "６級",
    "５級",
    "４級",
    "３級",
    "２級",
    "１級",
    "初段",
    "二段",
    "三段",
    "四段",
    "五段",
    "六段",
    "七段",
    "八段",
    "九段",
    "十段",
    "天鳳位",
];

/// The classes of Mahjong Soul from 1 on, in Japanese and in Chinese. Since 2022 the last is the
/// seventh, with levels; before, it was the sixth and had none.
const CLASSES: [[&str; 2]; 7] = [
    ["初心", "初心"],
    ["雀士", "雀士"],
    ["雀傑", "雀杰"],
    ["雀豪", "雀豪"],
    ["雀聖", "雀圣"],
    ["魂天", "魂天"],
    ["魂天Lv", "魂天Lv"],
];

const HIGHEST: u8 = 6;
const HIGHEST_WITH_LEVELS: u8 = 7;

impl Dan {
    /// Tenhou's rank of a number: 0 is 新人, 1 to 9 are 九級 to 一級, 10 to 19 初段 to 十段, 20 is
    /// 天鳳位.
    #[must_use]
    pub const fn tenhou(number: u8) -> Option<Dan> {
        if (number as usize) < TENHOU.len() { Some(Dan(Rank::Tenhou(number))) } else { None }
    }

    /// Mahjong Soul's rank of a level's number: 10,000 times 1 for four players or 2 for three, 100
    /// times the class, and the stars.
    #[must_use]
    pub const fn mahjong_soul(level: u32) -> Option<Dan> {
        const PLAYERS: u32 = 10_000;
        let [class, stars] = [level % PLAYERS / 100, level % 100];
        if !matches!(level / PLAYERS, 1 | 2) || !matches!(class, 1..=7) {
            return None;
        }
        Dan::of_class(class as u8, stars as u8)
    }

    const fn of_class(class: u8, stars: u8) -> Option<Dan> {
        let is_rank = match class {
            HIGHEST => stars <= 1,
            HIGHEST_WITH_LEVELS => stars >= 1 && stars <= 20,
            _ => stars >= 1 && stars <= 3,
        };
        // The highest class has one star in the number of its level, and none in its name.
        let stars = if class == HIGHEST { 0 } else { stars };
        if is_rank { Some(Dan(Rank::MahjongSoul { class, stars })) } else { None }
    }

    /// The number of Tenhou's rank.
    #[must_use]
    pub const fn tenhou_number(self) -> Option<u8> {
        match self.0 {
            Rank::Tenhou(number) => Some(number),
            Rank::MahjongSoul { .. } => None,
        }
    }

    /// The rank of a name, with digits of any width: `四段`, `9級`, `雀豪★2`.
    #[must_use]
    pub fn named(name: &str) -> Option<Dan> {
        let is = |known: &str| narrow(name).eq(narrow(known));
        if let Some(number) = TENHOU.iter().position(|known| is(known)) {
            return Dan::tenhou(u8::try_from(number).ok()?);
        }
        if is("天鳳") {
            return Dan::tenhou(20);
        }
        (1..=HIGHEST_WITH_LEVELS).rev().find_map(|class| {
            let names = CLASSES[usize::from(class) - 1];
            let stars = names.iter().find_map(|known| name.strip_prefix(known))?;
            let stars = stars.trim_start_matches(['★', '☆']);
            let is_bare = class == HIGHEST && stars.is_empty();
            Dan::of_class(class, if is_bare { 0 } else { stars.parse().ok()? })
        })
    }
}

/// The characters of a text, with narrow digits.
fn narrow(text: &str) -> impl Iterator<Item = char> + '_ {
    let digit = |c| "０１２３４５６７８９".chars().position(|wide| wide == c);
    text.chars().map(move |c| match digit(c) {
        Some(digit) => char::from(b'0' + digit as u8),
        None => c,
    })
}

impl fmt::Display for Dan {
    /// The site's name in Japanese.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Rank::Tenhou(number) => f.write_str(TENHOU[usize::from(number)]),
            Rank::MahjongSoul { class, stars } => {
                f.write_str(CLASSES[usize::from(class) - 1][0])?;
                match class {
                    HIGHEST => Ok(()),
                    HIGHEST_WITH_LEVELS => write!(f, "{stars}"),
                    _ => write!(f, "★{stars}"),
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::string::ToString as _;

    use super::*;

    #[test]
    fn every_rank_has_the_name_by_which_it_is_read() {
        let tenhou = (0..=u8::MAX).filter_map(Dan::tenhou);
        let soul = (0..40_000).filter_map(Dan::mahjong_soul);
        let mut ranks = 0;
        for dan in tenhou.chain(soul) {
            assert_eq!(Dan::named(&dan.to_string()), Some(dan), "{dan}");
            ranks += 1;
        }
        // Five classes of three stars, the highest with none or one, and its twenty levels.
        assert_eq!(ranks, 21 + 2 * (5 * 3 + 2 + 20));
        for (name, level) in
            [("雀傑★3", 10_303), ("雀杰★3", 20_303), ("魂天", 10_601), ("魂天Lv12", 10_712)]
        {
            assert_eq!(Dan::named(name), Dan::mahjong_soul(level), "{name}");
        }
        assert_eq!(Dan::named("9級"), Dan::tenhou(1));
        assert_eq!(Dan::named("天鳳"), Dan::tenhou(20));
        for other in ["", "段", "十一段", "0級", "雀豪", "雀豪★4", "雀豪★", "魂天Lv", "魂天Lv21"]
        {
            assert_eq!(Dan::named(other), None, "{other}");
        }
    }
}
