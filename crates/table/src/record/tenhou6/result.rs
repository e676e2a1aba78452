//! How a round ended: the last list of a round, and what its texts claim.

use std::boxed::Box;
use std::string::{String, ToString};
use std::vec::Vec;

use mentsu::riichi::Limit;
use serde_json::Value;

use super::text::plain;
use super::yaku::named;
use crate::event::RyuukyokuKind;
use crate::record::claim::{WinClaim, YakuName};
use crate::record::error::{Wrong, unreadable};
use crate::seat::Seat;

/// The result of a round.
pub(super) enum RoundResult {
    Wins(Vec<TextWin>),
    Draw(RyuukyokuKind, [i32; 4]),
    /// The record leaves the round before its end.
    Unfinished,
}

/// A win as it is written.
pub(super) struct TextWin {
    pub(super) seat: Seat,
    pub(super) from: Option<Seat>,
    pub(super) deltas: [i32; 4],
    pub(super) claim: WinClaim,
}

/// Names of draws, Tenhou's first.
pub(super) const DRAWS: [(&str, RyuukyokuKind); 11] = [
    ("流局", RyuukyokuKind::Exhaustive),
    ("全員聴牌", RyuukyokuKind::Exhaustive),
    ("全員不聴", RyuukyokuKind::Exhaustive),
    ("流し満貫", RyuukyokuKind::NagashiMangan),
    ("九種九牌", RyuukyokuKind::KyuushuKyuuhai),
    ("四風連打", RyuukyokuKind::SuufonRenda),
    ("四槓散了", RyuukyokuKind::Suukaikan),
    ("四開槓", RyuukyokuKind::Suukaikan),
    ("四家立直", RyuukyokuKind::SuuchaRiichi),
    ("三家和了", RyuukyokuKind::Sanchahou),
    ("三家和", RyuukyokuKind::Sanchahou),
];

/// As converters from Mahjong Soul may write them, without spaces.
const OTHER_DRAWS: [(&str, RyuukyokuKind); 14] = [
    ("ryuukyoku", RyuukyokuKind::Exhaustive),
    ("exhaustivedraw", RyuukyokuKind::Exhaustive),
    ("nagashimangan", RyuukyokuKind::NagashiMangan),
    ("manganatdraw", RyuukyokuKind::NagashiMangan),
    ("kyuushukyuuhai", RyuukyokuKind::KyuushuKyuuhai),
    ("nineterminalabortion", RyuukyokuKind::KyuushuKyuuhai),
    ("suufonrenda", RyuukyokuKind::SuufonRenda),
    ("fourwindabortion", RyuukyokuKind::SuufonRenda),
    ("suukaikan", RyuukyokuKind::Suukaikan),
    ("fourkanabortion", RyuukyokuKind::Suukaikan),
    ("suuchariichi", RyuukyokuKind::SuuchaRiichi),
    ("fourriichiabortion", RyuukyokuKind::SuuchaRiichi),
    ("sanchahou", RyuukyokuKind::Sanchahou),
    ("threeronabortion", RyuukyokuKind::Sanchahou),
];

/// The name of a won round.
pub(super) const WIN: &str = "和了";

/// What Tenhou's editor writes of a round that isn't over.
pub(super) const UNFINISHED: &str = "不明";

const LIMITS: [(&str, Limit); 6] = [
    ("満貫", Limit::Mangan),
    ("跳満", Limit::Haneman),
    ("倍満", Limit::Baiman),
    ("三倍満", Limit::Sanbaiman),
    ("役満", Limit::Yakuman),
    ("数え役満", Limit::Yakuman),
];

/// As converters from Mahjong Soul write them: `Mangan 8000点`.
const ROMAJI_LIMITS: [(&str, Limit); 5] = [
    (Limit::Mangan.name(), Limit::Mangan),
    (Limit::Haneman.name(), Limit::Haneman),
    (Limit::Baiman.name(), Limit::Baiman),
    (Limit::Sanbaiman.name(), Limit::Sanbaiman),
    (Limit::Yakuman.name(), Limit::Yakuman),
];

/// The name of a limit.
pub(super) fn limit_name(limit: Limit) -> &'static str {
    let limit = if limit == Limit::CountedYakuman { Limit::Yakuman } else { limit };
    LIMITS.iter().find(|(_, of)| *of == limit).map_or("", |(name, _)| name)
}

pub(super) fn read(value: &Value, players: u8) -> Result<RoundResult, Box<Wrong>> {
    let wrong = || unreadable("a round's result", value);
    let items = value.as_array().ok_or_else(wrong)?;
    if items.is_empty() {
        return Ok(RoundResult::Unfinished);
    }
    let name = plain(items[0].as_str().ok_or_else(wrong)?);
    if name == UNFINISHED {
        return Ok(RoundResult::Unfinished);
    }
    if name == WIN {
        let pairs = items[1..].chunks(2).map(|pair| match pair {
            [deltas, given] => win(deltas, given, players),
            _ => Err(wrong()),
        });
        let wins: Vec<TextWin> = pairs.collect::<Result<_, _>>()?;
        return if wins.is_empty() || wins.len() > 3 {
            Err(wrong())
        } else {
            Ok(RoundResult::Wins(wins))
        };
    }
    let name = name.to_ascii_lowercase();
    let mut draws = DRAWS.iter().chain(&OTHER_DRAWS);
    let (_, kind) = draws.find(|(of, _)| *of == name).ok_or_else(wrong)?;
    let deltas = items.get(1).map_or(Ok([0; 4]), deltas)?;
    Ok(RoundResult::Draw(*kind, deltas))
}

fn deltas(value: &Value) -> Result<[i32; 4], Box<Wrong>> {
    points(value, "what everybody receives")
}

/// Points of three or four players.
pub(super) fn points(value: &Value, what: &'static str) -> Result<[i32; 4], Box<Wrong>> {
    const MOST: i64 = 10_000_000;
    let wrong = || unreadable(what, value);
    let items = value.as_array().filter(|items| matches!(items.len(), 3 | 4)).ok_or_else(wrong)?;
    let mut points = [0; 4];
    for (points, item) in points.iter_mut().zip(items) {
        let number = item.as_i64().filter(|number| (-MOST..=MOST).contains(number));
        *points = number.ok_or_else(wrong)? as i32;
    }
    Ok(points)
}

fn win(given: &Value, claims: &Value, players: u8) -> Result<TextWin, Box<Wrong>> {
    let wrong = || unreadable("a win", claims);
    let items = claims.as_array().filter(|items| items.len() >= 3).ok_or_else(wrong)?;
    let seat = |item: &Value| {
        let number = item.as_u64().filter(|&number| number < u64::from(players));
        number.and_then(|number| Seat::new(number as u8)).ok_or_else(wrong)
    };
    let (who, from, pao) = (seat(&items[0])?, seat(&items[1])?, seat(&items[2])?);
    let texts: Option<Vec<String>> =
        items[3..].iter().map(|item| item.as_str().map(ToString::to_string)).collect();
    let texts = texts.ok_or_else(wrong)?;
    Ok(TextWin {
        seat: who,
        from: Some(from).filter(|&from| from != who),
        deltas: deltas(given)?,
        claim: claim(texts, players, Some(pao).filter(|&pao| pao != who)),
    })
}

/// What the texts of a win say: `30符3飜1000-2000点`, `立直(1飜)`, …. What a text that people wrote
/// doesn't say in Tenhou's words, isn't claimed.
fn claim(texts: Vec<String>, players: u8, pao: Option<Seat>) -> WinClaim {
    let mut claim = WinClaim { pao, ..WinClaim::default() };
    if let Some((worth, yaku)) = texts.split_first() {
        let worth = plain(worth);
        let digits = |c: char| c.is_ascii_digit();
        // "3飜30符" stands in front of the points, as "30符3飜" does.
        let behind = |unit: char| worth.rfind(unit).map_or(0, |at| at + unit.len_utf8());
        let counted = behind('飜').max(behind('符'));
        let points = counted + worth[counted..].find(digits).unwrap_or(worth.len() - counted);
        let points = match limit_of(&worth[counted..]) {
            // "2倍役満64000点"
            Some((_, end)) => counted + end,
            None => points,
        };
        let fu = worth.split_once('符').map(|(before, _)| before.rsplit(|c| !digits(c)).next());
        claim.fu = fu.flatten().and_then(|fu| fu.parse().ok());
        claim.limit = match limit_of(&worth[counted..]) {
            Some((limit, _)) => Some(limit),
            None => claim.fu.map(|_| Limit::None),
        };
        claim.points = total(&worth[points..], players);
        let plain: Vec<String> = yaku.iter().map(|text| plain(text)).collect();
        claim.list_yaku(plain.iter().map(|text| yaku_and_han(text)));
    }
    claim.texts = texts;
    claim
}

/// The limit that a text names, and where its name ends: the longest name of those that end last.
fn limit_of(text: &str) -> Option<(Limit, usize)> {
    let text = text.to_ascii_lowercase();
    let ends = |(name, limit): &(&str, Limit)| {
        text.find(name).map(|at| (at + name.len(), name.len(), *limit))
    };
    let found = LIMITS.iter().chain(&ROMAJI_LIMITS).filter_map(ends);
    found.max_by_key(|&(end, length, _)| (end, length)).map(|(end, _, limit)| (limit, end))
}

/// The points that a winner receives: `1000-2000点` by tsumo, `4000点∀` from everybody, `8000点`.
fn total(text: &str, players: u8) -> Option<u32> {
    const MOST: u32 = 1_000_000;
    let number =
        |text: &str| text.replace(',', "").parse().ok().filter(|&number: &u32| number <= MOST);
    let others = u32::from(players - 1);
    let text = text.to_ascii_lowercase();
    let (text, each) = match ["∀", "オール", "all"].iter().find_map(|all| text.strip_suffix(all))
    {
        Some(text) => (text, true),
        None => (text.as_str(), false),
    };
    let text = text.strip_suffix('点').or_else(|| text.strip_suffix("points")).unwrap_or(text);
    match text.split_once('-') {
        _ if each => Some(number(text)? * others),
        Some((others_pay, dealer_pays)) => {
            Some(number(others_pay)? * (others - 1) + number(dealer_pays)?)
        }
        None => number(text),
    }
}

/// The name as written, and the yaku and its han where both are known.
fn yaku_and_han(text: &str) -> (&str, Option<(YakuName, u8)>) {
    let Some((name, worth)) = text.strip_suffix(')').and_then(|text| text.rsplit_once('(')) else {
        return (text, None);
    };
    let han = match worth.strip_suffix('飜') {
        Some(han) => han.parse().ok(),
        None => worth.ends_with("役満").then_some(0),
    };
    match han {
        Some(han) => (name, named(name).map(|yaku| (yaku, han))),
        None => (text, None),
    }
}
