//! The answer of `mentsu mcr` for a hand as a line of JSON.

use std::collections::BTreeMap;
use std::io::{self, Write};

use mentsu::mcr::{
    CountedFan, FanWay, FormKind, LeftOut, Score, WaitWorth, WayChance, Ways, discards_in, forms,
    shantens, ukeire_in, wait_worths,
};
use mentsu::{Discard, Face, Hand, Shanten};
use serde::Serialize;

use crate::ending::Ending;
use crate::mcr::options::WinOptions;

#[derive(Serialize)]
struct HandLine {
    hand: String,
    #[serde(flatten)]
    answer: Answer,
    #[serde(skip_serializing_if = "Option::is_none")]
    ways: Option<WaysPart>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    NoWin { win: String, why: String },
    Win(WinPart),
    Hand(HandPart),
}

#[derive(Serialize)]
struct WinPart {
    /// The winning tile.
    win: String,
    self_drawn: bool,
    total: u16,
    without_flowers: u16,
    /// Whether it has the minimum.
    enough: bool,
    form: String,
    fans: Vec<FanPart>,
    left_out: Vec<LeftOutPart>,
    /// What the winner gets; nothing without the minimum.
    received: u32,
}

#[derive(Serialize)]
struct FanPart {
    fan: &'static str,
    english: &'static str,
    chinese: &'static str,
    points: u8,
    times: u8,
}

#[derive(Serialize)]
struct LeftOutPart {
    fan: &'static str,
    english: &'static str,
    chinese: &'static str,
    times: u8,
    principle: &'static str,
    by: &'static str,
}

#[derive(Serialize)]
struct HandPart {
    /// By form; null for one that is out of reach.
    shantens: BTreeMap<&'static str, Option<i8>>,
    /// Of 3n+2 tiles that are won.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    forms: Vec<FormPart>,
    /// Of 3n+1 tiles at tenpai.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    waits: Vec<WaitPart>,
    /// Of 3n+1 tiles: tiles that help, with their copies left.
    #[serde(skip_serializing_if = "Option::is_none")]
    ukeire: Option<BTreeMap<String, u8>>,
    /// Of 3n+2 tiles that aren't won, the best first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    discards: Vec<DiscardPart>,
}

/// With `--ways`.
#[derive(Serialize)]
struct WaysPart {
    /// How many tiles the nearest win that is worth enough lacks; null if it lacks too many.
    least: Option<u8>,
    /// The nearest first.
    fans: Vec<WayPart>,
    /// The best first.
    chances: Vec<ChancePart>,
}

#[derive(Serialize)]
struct WayPart {
    fan: &'static str,
    english: &'static str,
    chinese: &'static str,
    lacking: u8,
    total: u16,
    /// The concealed tiles of a win in which it counts, and the last of them.
    won: String,
    win: String,
    self_drawn: bool,
}

#[derive(Serialize)]
struct ChancePart {
    /// Null for a hand that awaits a draw.
    discard: Option<String>,
    win: f64,
}

impl WaysPart {
    fn of(ways: &Ways) -> WaysPart {
        let fan = |way: &FanWay| WayPart {
            fan: way.fan().name(),
            english: way.fan().english(),
            chinese: way.fan().chinese(),
            lacking: way.lacking(),
            total: way.total(),
            won: way.won().to_string(),
            win: way.tile().to_string(),
            self_drawn: way.is_self_drawn(),
        };
        let chance = |one: &WayChance| ChancePart {
            discard: one.discard().map(|tile| tile.to_string()),
            win: one.chance(),
        };
        WaysPart {
            least: ways.least(),
            fans: ways.fans().iter().map(fan).collect(),
            chances: ways.chances().iter().map(chance).collect(),
        }
    }
}

#[derive(Serialize)]
struct FormPart {
    kind: &'static str,
    blocks: String,
}

#[derive(Serialize)]
struct WaitPart {
    tile: String,
    left: u8,
    /// Points without flowers.
    by_discard: u16,
    self_drawn: u16,
    wins_by_discard: bool,
    wins_self_drawn: bool,
}

#[derive(Serialize)]
struct DiscardPart {
    tile: String,
    shanten: i8,
    ukeire: u8,
    tiles: String,
}

impl WinPart {
    fn of(score: &Score, winning: Face, self_drawn: bool) -> WinPart {
        let fan = |one: CountedFan| FanPart {
            fan: one.fan().name(),
            english: one.fan().english(),
            chinese: one.fan().chinese(),
            points: one.points(),
            times: one.times(),
        };
        let left_out = |one: LeftOut| LeftOutPart {
            fan: one.fan().name(),
            english: one.fan().english(),
            chinese: one.fan().chinese(),
            times: one.times(),
            principle: one.principle().name(),
            by: one.by().name(),
        };
        WinPart {
            win: winning.to_string(),
            self_drawn,
            total: score.total(),
            without_flowers: score.without_flowers(),
            enough: score.is_enough(),
            form: score.form().to_string(),
            fans: score.fans().map(fan).collect(),
            left_out: score.left_out().map(left_out).collect(),
            received: if score.is_enough() { score.payments().received() } else { 0 },
        }
    }
}

impl HandPart {
    fn of(hand: &Hand, situated: &WinOptions) -> HandPart {
        let each = shantens(hand);
        let number = |form: FormKind| Some(each.of(form)).filter(|it| *it != Shanten::NEVER);
        let shantens =
            FormKind::ALL.into_iter().map(|form| (form.name(), number(form).map(Shanten::get)));
        let form = |form: &mentsu::mcr::Form| FormPart {
            kind: form.kind().name(),
            blocks: form.to_string(),
        };
        let wait = |wait: &WaitWorth| WaitPart {
            tile: wait.tile().to_string(),
            left: wait.left(),
            by_discard: wait.by_discard(),
            self_drawn: wait.self_drawn(),
            wins_by_discard: wait.wins_by_discard(),
            wins_self_drawn: wait.wins_self_drawn(),
        };
        let discard = |discard: &Discard| DiscardPart {
            tile: discard.tile().to_string(),
            shanten: discard.shanten().get(),
            ukeire: discard.ukeire().total(),
            tiles: discard.ukeire().tiles().to_string(),
        };
        let visible = situated.visible(hand);
        let waits = wait_worths(hand, &situated.next(), &visible, &situated.rules());
        let forms: Vec<_> = forms(hand).iter().map(form).collect();
        let ukeire = hand.awaits_draw().then(|| {
            let useful = ukeire_in(hand, &visible);
            let left = useful.iter().filter(|(_, left)| *left > 0);
            left.map(|(tile, left)| (tile.to_string(), left)).collect()
        });
        let discards = match forms.is_empty() {
            true => discards_in(hand, &visible).iter().map(discard).collect(),
            false => Vec::new(),
        };
        HandPart {
            shantens: shantens.collect(),
            forms,
            waits: waits.iter().map(wait).collect(),
            ukeire,
            discards,
        }
    }
}

pub(super) fn print(
    out: &mut impl Write,
    hand: &Hand,
    situated: &WinOptions,
    ways: Option<&Ways>,
) -> io::Result<Ending> {
    let (answer, ending) = match situated.winning(hand) {
        None => (Answer::Hand(HandPart::of(hand, situated)), Ending::Answered),
        Some(winning) => match situated.score(hand, winning) {
            Err(why) => (Answer::NoWin { win: winning.to_string(), why }, Ending::No),
            Ok(score) => {
                let ending = if score.is_enough() { Ending::Answered } else { Ending::No };
                let self_drawn = situated.is_self_drawn(hand);
                (Answer::Win(WinPart::of(&score, winning, self_drawn)), ending)
            }
        },
    };
    serde_json::to_writer(
        &mut *out,
        &HandLine { hand: hand.to_string(), answer, ways: ways.map(WaysPart::of) },
    )?;
    writeln!(out)?;
    Ok(ending)
}
