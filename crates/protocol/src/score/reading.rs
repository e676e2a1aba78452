//! Readings of a win: blocks, yaku and items of fu.

use mentsu::Meld;
use mentsu::riichi::{DoraKind, FuItem, FuReason, Score, ScoredReading};
use mentsu_table::record::YakuName;
use serde::Serialize;

use crate::blocks::WaitReadingPart;
use crate::keyed::Keyed;

/// A reading of a win and its worth.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct ScoredPart {
    /// Whether it is the one that counts.
    best: bool,
    /// The form, and the block that the winning tile completes.
    reading: WaitReadingPart,
    /// The yaku, then dora.
    yaku: Vec<YakuPart>,
    /// Null with a yakuman.
    han: Option<u8>,
    /// Null with a yakuman.
    fu: Option<u8>,
    /// How many yakuman it counts as.
    yakuman: u8,
    /// What caps it.
    #[cfg_attr(feature = "schema", schemars(with = "crate::shape::Limit"))]
    limit: &'static str,
    /// Without honba and sticks; 0 if it can't win.
    points: u32,
    /// Item by item; empty with a yakuman.
    fu_items: Vec<FuPart>,
}

impl ScoredPart {
    pub(super) fn all(score: &Score, melds: &[Meld]) -> Vec<ScoredPart> {
        let best = score.best();
        score.readings().iter().map(|one| ScoredPart::of(one, one == best, melds)).collect()
    }

    fn of(scored: &ScoredReading, best: bool, melds: &[Meld]) -> ScoredPart {
        let is_yakuman = scored.yakuman() > 0;
        let names = scored.yaku().map(|(yaku, worth)| (YakuName::Yaku(yaku), worth));
        let dora = scored.dora().iter().map(|(kind, han)| (YakuName::Dora(kind), han));
        let all = names.chain(dora).map(|(name, worth)| YakuPart::of(name, worth, is_yakuman));
        ScoredPart {
            best,
            reading: WaitReadingPart::of(scored.reading(), melds),
            yaku: all.collect(),
            han: scored.han(),
            fu: scored.fu(),
            yakuman: scored.yakuman(),
            limit: scored.limit().name(),
            points: scored.points(),
            fu_items: scored.fu_items().iter().map(FuPart::of).collect(),
        }
    }
}

/// Yaku, then dora, with their han.
pub(super) fn yaku(reading: &ScoredReading) -> Keyed<&'static str, u8> {
    let yaku = reading.yaku().map(|(yaku, han)| (yaku.name(), han));
    yaku.chain(reading.dora().iter().map(|(dora, han)| (dora.name(), han))).collect()
}

/// A yaku or a kind of dora, and its worth.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct YakuPart {
    /// Its name in other answers.
    #[cfg_attr(feature = "schema", schemars(with = "crate::shape::YakuName"))]
    name: &'static str,
    /// Its name in Japanese.
    kanji: &'static str,
    /// Its name in English.
    english: &'static str,
    /// 0 of a yakuman.
    han: u8,
    /// How many yakuman it counts as.
    yakuman: u8,
}

impl YakuPart {
    /// A yaku or a kind of dora worth this many han, or yakuman.
    #[must_use]
    pub const fn of(name: YakuName, worth: u8, is_yakuman: bool) -> YakuPart {
        let (id, kanji, english) = match name {
            YakuName::Yaku(yaku) => (yaku.name(), yaku.kanji(), yaku.english()),
            YakuName::Dora(kind) => {
                let (kanji, english) = match kind {
                    DoraKind::Dora => ("ドラ", "dora"),
                    DoraKind::UraDora => ("裏ドラ", "ura dora"),
                    DoraKind::AkaDora => ("赤ドラ", "red fives"),
                    _ => ("抜きドラ", "norths"),
                };
                (kind.name(), kanji, english)
            }
        };
        let (han, yakuman) = if is_yakuman { (0, worth) } else { (worth, 0) };
        YakuPart { name: id, kanji, english, han, yakuman }
    }
}

/// An item of fu.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FuPart {
    /// What it is for.
    #[cfg_attr(feature = "schema", schemars(with = "crate::shape::FuKind"))]
    kind: &'static str,
    /// How many.
    fu: u8,
    /// Of a koutsu, kantsu or pair.
    tiles: String,
    /// Of a koutsu or kantsu: whether it is concealed.
    concealed: Option<bool>,
    /// Of a wait.
    #[cfg_attr(feature = "schema", schemars(with = "Option<crate::shape::WaitShape>"))]
    shape: Option<&'static str>,
}

impl FuPart {
    /// An item of fu.
    #[must_use]
    pub fn of(item: &FuItem) -> FuPart {
        let reason = item.reason();
        let (tiles, concealed, shape) = match reason {
            FuReason::Mentsu { mentsu, concealed } => (mentsu.to_string(), Some(concealed), None),
            FuReason::Jantou(tile) => (mentsu::FormBlock::Pair(tile).to_string(), None, None),
            FuReason::Wait(shape) => (String::new(), None, Some(shape.name())),
            _ => (String::new(), None, None),
        };
        FuPart { kind: reason.kind().name(), fu: item.fu(), tiles, concealed, shape }
    }
}
