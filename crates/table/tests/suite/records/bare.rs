//! Wins that a record doesn't describe: the engine scores them, and every format writes the score.

use mentsu::riichi::Yaku;
use mentsu_table::record::{self, Format, GameKind, Oddity, Record, YakuName};
use mentsu_table::replay;
use serde_json::Value;

use crate::records::replayed::played::{game, kinds};
use crate::records::replayed::seen::seen_by;

/// A game as Mortal and RiichiEnv write it: a `hora` has who wins from whom, what is paid and the
/// ura indicators.
pub(crate) fn bare(record: &Record) -> Record {
    let lines = record.to_mjai();
    let lines = lines.lines().map(|line| {
        let mut line: Value = serde_json::from_str(line).expect("a line of ours");
        if line["type"] == "hora" {
            let fields = line.as_object_mut().expect("an object");
            let kept = ["type", "actor", "target", "deltas", "ura_markers"];
            fields.retain(|name, _| kept.contains(&name.as_str()));
        }
        line.to_string()
    });
    let lines: Vec<String> = lines.collect();
    record::read(lines.join("\n").as_bytes()).unwrap_or_else(|why| panic!("{why}"))
}

#[test]
fn wins_without_words_are_written_as_described_ones() {
    let mut wins = 0;
    for (number, kind) in (0..).zip(kinds()) {
        let played = game(kind, number);
        let bare = bare(&played);
        let claims = || bare.rounds.iter().flat_map(|round| &round.claims);
        assert!(claims().all(|claim| claim.points.is_none() && claim.yaku.is_none()));
        wins += claims().count();
        let claimed = |record: &Record| {
            let rounds = record.rounds.iter();
            rounds.map(|round| round.claims.clone()).collect::<Vec<_>>()
        };
        assert_eq!(claimed(&bare.scored()), claimed(&played), "{kind:?}");
        for format in [Format::Tenhou6, Format::Mjlog, Format::Majiang] {
            let same = Record {
                names: played.names.clone(),
                result: played.result,
                kind,
                own_rules: played.own_rules,
                ..bare.clone()
            };
            let (described, text) = (played.write(format), same.write(format));
            if described == text {
                continue;
            }
            let (described, text) = (described.unwrap(), text.unwrap());
            let mut pairs = described.split(',').zip(text.split(','));
            panic!("{kind:?} {format}: {:?}", pairs.find(|(described, text)| described != text));
        }
    }
    assert!(wins > 30, "{wins}");
}

/// Of one seat's record the wins whose hands are seen.
#[test]
fn a_seat_s_own_wins_are_scored() {
    let played = game(GameKind::default(), 3);
    let mut scored = 0;
    for &seat in mentsu_table::Seat::of_players(4) {
        let bare = bare(&seen_by(&played, seat));
        let with_worth = bare.scored();
        for round in &with_worth.rounds {
            for claim in &round.claims {
                assert!(claim.points.is_some() && claim.yaku.is_some());
                scored += 1;
            }
        }
    }
    assert!(scored > 2, "{scored}");
}

/// What the record says stays, and a win that the rules score otherwise keeps what it has.
#[test]
fn recorded_claims_stay() {
    let played = game(GameKind::default(), 1);
    assert!(matches!(played.scored(), std::borrow::Cow::Borrowed(_)));
    let mut other = bare(&played);
    for claim in other.rounds.iter_mut().flat_map(|round| &mut round.claims) {
        claim.points = Some(100);
    }
    assert_eq!(*other.scored(), other);
    assert_ne!(replay::replay(&other).differences, []);
    let mut partly = played.clone();
    for claim in partly.rounds.iter_mut().flat_map(|round| &mut round.claims) {
        (claim.yaku, claim.points) = (None, None);
    }
    assert_eq!(partly.scored().rounds, played.rounds);
}

/// A win by tsumo of the dealer on the last draw, with these yaku.
fn with_yakus(yakus: &str) -> String {
    let hand = r#"["2m","3m","4m","5p","6p","7p","2s","2s","3s","4s","5s","6s","7s"]"#;
    let other = r#"["1m","1m","9m","9m","1p","1p","9p","9p","1s","1s","9s","9s","E"]"#;
    let third = r#"["S","S","S","W","W","W","N","N","N","P","P","P","F"]"#;
    let fourth = r#"["E","E","E","F","F","F","C","C","C","1m","1m","9m","9m"]"#;
    let game = [
        r#"{"type":"start_game","names":["A","B","C","D"],"aka_flag":false}"#.to_owned(),
        format!(
            r#"{{"type":"start_kyoku","bakaze":"E","kyoku":1,"honba":0,"kyotaku":0,"oya":0,"dora_marker":"8m","scores":[25000,25000,25000,25000],"tehais":[{hand},{other},{third},{fourth}]}}"#
        ),
        r#"{"type":"tsumo","actor":0,"pai":"4m"}"#.to_owned(),
        r#"{"type":"dahai","actor":0,"pai":"4m","tsumogiri":true}"#.to_owned(),
        r#"{"type":"tsumo","actor":1,"pai":"3p"}"#.to_owned(),
        r#"{"type":"dahai","actor":1,"pai":"3p","tsumogiri":true}"#.to_owned(),
        r#"{"type":"tsumo","actor":2,"pai":"3p"}"#.to_owned(),
        r#"{"type":"dahai","actor":2,"pai":"3p","tsumogiri":true}"#.to_owned(),
        r#"{"type":"tsumo","actor":3,"pai":"3p"}"#.to_owned(),
        r#"{"type":"dahai","actor":3,"pai":"3p","tsumogiri":true}"#.to_owned(),
        r#"{"type":"tsumo","actor":0,"pai":"8s"}"#.to_owned(),
        format!(
            r#"{{"type":"hora","actor":0,"target":0,"pai":"8s","fu":20,"fan":3,"yakus":{yakus},"hora_points":3900,"deltas":[3900,-1300,-1300,-1300]}}"#
        ),
        r#"{"type":"end_kyoku"}"#.to_owned(),
        r#"{"type":"end_game"}"#.to_owned(),
    ];
    game.join("\n")
}

#[test]
fn names_of_the_first_mjai_server_are_read() {
    let text = with_yakus(r#"[["pinfu",1],["menzenchin_tsumoho",1],["tanyaochu",1]]"#);
    let read = record::read(text.as_bytes()).unwrap();
    assert_eq!(read.oddities, []);
    assert_eq!(replay::replay(&read).differences, []);
    let yaku = read.rounds[0].claims[0].yaku.as_ref().unwrap();
    assert_eq!(yaku[2], (YakuName::Yaku(Yaku::Tanyao), 1));
    let other = text.replace("tanyaochu", "ipeko");
    assert_ne!(replay::replay(&record::read(other.as_bytes()).unwrap()).differences, []);
    // A dragon isn't named, so nothing is compared.
    let dragons = text.replace("tanyaochu", "sangenpai");
    let read = record::read(dragons.as_bytes()).unwrap();
    assert_eq!((&read.rounds[0].claims[0].yaku, &read.oddities[..]), (&None, &[][..]));
    assert!(read.to_tenhou6().unwrap().contains("20符3飜1300点∀"));
}

#[test]
fn unknown_yaku_are_noted_and_scored_by_the_rules() {
    let text = with_yakus(r#"[["pinfu",1],["menzenchin_tsumoho",1],["no_such_yaku",1],[7]]"#);
    let read = record::read(text.as_bytes()).unwrap();
    let noted: Vec<String> = read.oddities.iter().map(ToString::to_string).collect();
    let place = "line 12";
    assert_eq!(
        noted,
        [
            format!(r#"{place}: the yaku "no_such_yaku" is unknown"#),
            format!(r#"{place}: the yaku "[7]" is unknown"#)
        ]
    );
    assert_eq!(replay::replay(&read).differences, []);
    let tenhou6 = read.to_tenhou6().unwrap();
    let texts = r#""20符3飜1300点∀","門前清自摸和(1飜)","平和(1飜)","断幺九(1飜)""#;
    assert!(tenhou6.contains(texts), "{tenhou6}");
    // The texts of tenhou/6 stay as they are, and other formats get the engine's.
    let odd = tenhou6.replace("断幺九(1飜)", "謎の役(1飜)");
    let read = record::read(odd.as_bytes()).unwrap();
    assert!(
        matches!(&read.oddities[..], [Oddity::UnknownYaku { name, .. }] if name == "謎の役"),
        "{:?}",
        read.oddities
    );
    assert_eq!(read.to_tenhou6().unwrap(), odd);
    assert!(read.to_mjlog().unwrap().contains(r#" yaku="0,1,7,1,8,1""#));
    let majiang = read.to_majiang().unwrap();
    assert!(majiang.contains(r#""fu":20,"#) && majiang.contains("断幺九"), "{majiang}");
    let odd = majiang.replace("断幺九", "謎の役");
    let read = record::read(odd.as_bytes()).unwrap();
    assert!(matches!(&read.oddities[..], [Oddity::UnknownYaku { .. }]), "{:?}", read.oddities);
    let mjlog = read.to_mjlog().unwrap().replace("7,1,8,1", "7,1,99,1");
    let read = record::read(mjlog.as_bytes()).unwrap();
    assert!(matches!(&read.oddities[..], [Oddity::UnknownYaku { name, .. }] if name == "99"));
    assert_eq!(replay::replay(&read).differences, []);
}
