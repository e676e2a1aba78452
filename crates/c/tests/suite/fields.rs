//! Every field of a situation reaches the library through the struct of a win.

use mentsu::fields::Fields as _;
use mentsu::riichi::{Payer, Preset, Rules, Situation, WinEvent, score};
use mentsu::{Face, Hand, Wind};
use mentsu_c::Win;

use crate::points::{codes, one, win};

/// A hand in which a field matters: its tiles and the one that wins, the house with the old yaku
/// that it plays besides, and what else is set.
struct Case {
    hand: &'static str,
    tile: &'static str,
    house: Preset,
    old_yaku: Option<&'static str>,
    others: &'static [(&'static str, &'static str)],
}

const PLAIN: Case = Case {
    hand: "123m456p789s1155z",
    tile: "5z",
    house: Preset::Tenhou,
    old_yaku: None,
    others: &[],
};

const DAISANGEN: Case =
    Case { hand: "234m1p(555z)(666z)(777z)", tile: "1p", others: &[("seat", "south")], ..PLAIN };

/// A case in which the field matters, and a value that changes the answer.
fn case(field: &str) -> (Case, &'static str) {
    let sanma = Case { hand: "123p456p789s1155z", house: Preset::TenhouSanma, ..PLAIN };
    let after_riichi = Case { others: &[("riichi", "true"), ("dora", "1p")], ..PLAIN };
    match field {
        "seat" => (PLAIN, "south"),
        "round" => (Case { hand: "123m456p789s2255z", tile: "2z", ..PLAIN }, "south"),
        "dora" => (PLAIN, "4z"),
        "ura" => (after_riichi, "4z"),
        "kita" => (sanma, "2"),
        "honba" | "sticks" => (PLAIN, "3"),
        "pao" => (DAISANGEN, "daisangen=west"),
        "discarder" => {
            let others = &[("seat", "south"), ("pao", "daisangen=west")];
            (Case { others, ..DAISANGEN }, "north")
        }
        "open_riichi" => {
            let others = &[("riichi", "true")];
            (Case { old_yaku: Some("open_riichi"), others, ..PLAIN }, "true")
        }
        "renhou" => {
            let others = &[("seat", "south")];
            (Case { house: Preset::MahjongSoulOldYaku, others, ..PLAIN }, "true")
        }
        "tsubame_gaeshi" | "kanburi" | "paarenchan" => {
            let yaku = WinEvent::from_name(field).map(WinEvent::name);
            (Case { old_yaku: yaku, ..PLAIN }, "true")
        }
        event if WinEvent::from_name(event).is_some() => (PLAIN, "true"),
        other => panic!("{other} is new: name a win in which it matters"),
    }
}

/// Sets a field of the struct, as a program in C does.
fn set(win: &mut Win, name: &str, text: &str) {
    let number = || text.parse().unwrap();
    let wind = |text: &str| Wind::from_name(text).unwrap() as u8;
    match name {
        "seat" => win.seat = wind(text),
        "round" => win.round = wind(text),
        "dora" => (win.dora, win.dora_count) = codes(text),
        "ura" => (win.ura, win.ura_count) = codes(text),
        "kita" => win.kita = text.parse().unwrap(),
        "honba" => win.honba = number(),
        "sticks" => win.sticks = number(),
        "discarder" => win.discarder = 1 + wind(text),
        "pao" => {
            let (yakuman, liable) = text.split_once('=').unwrap();
            let place =
                ["daisangen", "daisuushi", "suukantsu"].iter().position(|one| *one == yakuman);
            win.pao[place.unwrap()] = 1 + wind(liable);
        }
        event => win.events |= 1 << WinEvent::from_name(event).unwrap() as u32,
    }
}

/// The points received, what each seat and an unknown discarder pay, han and yaku.
type Worth = (u32, [u32; 5], u8, u64);

/// The library's answer to these fields, or why there are no points.
fn library(case: &Case, fields: &[(&str, &str)]) -> Result<Worth, String> {
    let rules = case.house.rules();
    let rules: Rules =
        case.old_yaku.map_or(rules, |yaku| rules.set_text("old_yaku", yaku).unwrap());
    let ron = Situation::ron(case.tile.parse::<Face>().unwrap());
    let situation = fields.iter().fold(ron, |all, (name, text)| all.set_text(name, text).unwrap());
    let hand: Hand = case.hand.parse().unwrap();
    let score = score(&hand, &situation, &rules).map_err(|why| why.to_string())?;
    let payments = score.payments();
    let mut paid = [0; 5];
    for payment in payments {
        let place = match payment.payer() {
            Payer::Seat(wind) => wind as usize,
            Payer::Discarder => 4,
        };
        paid[place] += payment.total();
    }
    Ok((payments.received(), paid, score.han().unwrap_or(0), score.yaku_set().bits()))
}

/// The same through the struct.
fn through_c(case: &Case, fields: &[(&str, &str)]) -> Result<Worth, String> {
    let mut win = win(case.hand, case.tile);
    fields.iter().for_each(|(name, text)| set(&mut win, name, text));
    let preset = case.house.name();
    let rules = match case.old_yaku {
        Some(yaku) => format!(r#"{{"preset":"{preset}","old_yaku":["{yaku}"]}}"#),
        None => preset.to_owned(),
    };
    let points = one(&rules, win).map_err(|(_, why)| why)?;
    let [east, south, west, north] = points.paid;
    let paid = [east, south, west, north, points.paid_by_discarder];
    Ok((points.received, paid, points.han, points.yaku))
}

#[test]
fn every_field_of_a_situation_arrives() {
    // The tile and `tsumo` of the struct say it.
    for name in Situation::NAMES.iter().filter(|name| **name != "ron") {
        let (case, value) = case(name);
        let mut fields: Vec<_> = case.others.to_vec();
        let without = library(&case, &fields);
        fields.push((name, value));
        let expected = library(&case, &fields);
        assert_ne!(expected, without, "{name} makes no difference");
        assert_eq!(through_c(&case, &fields), expected, "{name}");
    }
}
