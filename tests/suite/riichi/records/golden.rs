//! Hands whose score other programs have worked out: see `tests/golden/README.md`.

use std::collections::BTreeMap;

use crate::riichi::{drawn, faces, flagged, situation};
use mentsu::riichi::{CountedYakuman, NoWin, Renhou, Rules, Yaku, YakuSet, quick_points, score};
use mentsu::{Face, Hand};

struct Case<'a>(Vec<&'a str>);

impl<'a> Case<'a> {
    fn column(&self, n: usize) -> &'a str {
        self.0[n - 1]
    }

    fn rules(&self) -> Rules {
        let on = |letter: char| self.column(8).contains(letter);
        let mut rules = Rules::TENHOU;
        rules = rules.with_open_tanyao(on('k'));
        if on('o') {
            rules = rules.with_old_yaku(OLD_YAKU).with_renhou(Renhou::Yakuman);
        }
        rules =
            rules.with_double_yakuman(if on('d') { Rules::DOUBLE_YAKUMAN } else { YakuSet::EMPTY });
        if on('o') {
            rules = rules.with_double_yakuman(rules.double_yakuman().with(Yaku::Daishichisei));
        }
        rules = rules.with_kiriage(on('m'));
        let counted = if on('z') { CountedYakuman::Yakuman } else { CountedYakuman::Sanbaiman };
        rules.with_counted_yakuman(counted)
    }
}

fn cases(text: &str) -> Vec<Case<'_>> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| Case(line.split('|').collect())).collect()
}

/// The old yaku that another program knows.
const OLD_YAKU: YakuSet = YakuSet::EMPTY
    .with(Yaku::OpenRiichi)
    .with(Yaku::DoubleOpenRiichi)
    .with(Yaku::Daisharin)
    .with(Yaku::Daichikurin)
    .with(Yaku::Daisuurin)
    .with(Yaku::Daishichisei)
    .with(Yaku::Paarenchan);

#[test]
fn every_golden_case_scores_as_the_oracles_say() {
    let (number, seen) = compare("cases.txt");
    assert_eq!(number, 23_967);
    let rare: Vec<_> = seen.iter().filter(|(_, n)| **n < 20).collect();
    assert!(rare.is_empty(), "{rare:?}");
    assert_eq!(seen.len(), 48, "every yaku but renhou and kita, and three kinds of dora");
}

#[test]
fn golden_cases_with_old_yaku_score_as_the_oracles_say() {
    let (number, seen) = compare("old_yaku.txt");
    assert_eq!(number, 675);
    for yaku in OLD_YAKU.with(Yaku::Renhou) {
        assert!(seen[yaku.name()] >= 20, "{yaku}");
    }
}

/// Scores the cases of a file: how many there are, and how often each yaku was seen.
fn compare(file: &str) -> (usize, BTreeMap<String, u32>) {
    let (mut wrong, mut seen) = (Vec::new(), BTreeMap::<String, u32>::new());
    let path = format!("{}/tests/golden/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let cases = cases(&text);
    for case in &cases {
        let hand: Hand = format!("{}{}", case.column(1), case.column(3)).parse().unwrap();
        let winning: Face = case.column(2).parse().unwrap();
        let mut letters = case.column(4).chars();
        let tsumo = letters.next() == Some('T');
        let hand = drawn(hand, winning, tsumo);
        let (seat, round) = (letters.next().unwrap(), letters.next().unwrap());
        let situation = situation(winning, tsumo, seat, round)
            .with_dora(faces(case.column(5)))
            .with_ura(faces(case.column(6)));
        let situation = flagged(situation, case.column(7).split_whitespace());
        let rules = case.rules();
        let points: u32 = case.column(13).parse().unwrap();
        let expected = match points {
            0 => "no yaku".to_string(),
            _ => {
                let yaku: BTreeMap<&str, u8> = case
                    .column(9)
                    .split_whitespace()
                    .map(|yaku| {
                        yaku.split_once(':').map_or((yaku, 1), |(id, n)| (id, n.parse().unwrap()))
                    })
                    .collect();
                let fields = (case.column(10), case.column(11), case.column(12));
                format!("{yaku:?} {fields:?} {points}")
            }
        };
        let got = match score(&hand, &situation, &rules) {
            Ok(score) => {
                let yaku = crate::riichi::yaku_of(score.best());
                for id in yaku.keys() {
                    *seen.entry(id.clone()).or_default() += 1;
                }
                let text = |n: Option<u8>| n.map_or(String::new(), |n| n.to_string());
                let yakuman = Some(score.yakuman()).filter(|&n| n > 0);
                let fields = (text(score.han()), text(score.fu()), text(yakuman));
                assert_eq!(score.payments().points(), score.points());
                assert_eq!(quick_points(&hand, &situation, &rules), Ok(score.points()));
                for reading in score.readings() {
                    let sum: u8 = reading.fu_items().iter().map(|item| item.fu()).sum();
                    assert_eq!(
                        sum,
                        reading.fu().unwrap_or(0),
                        "{reading:?} {:?}",
                        reading.fu_items()
                    );
                }
                format!("{yaku:?} {fields:?} {}", score.points())
            }
            Err(error) => {
                assert_eq!(quick_points(&hand, &situation, &rules), Err(error));
                match error {
                    NoWin::NoYaku(_) => "no yaku".to_string(),
                    error => error.to_string(),
                }
            }
        };
        if got != expected {
            wrong.push(format!("{}\n  expected {expected}\n       got {got}", case.0.join("|")));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} of {}:\n{}",
        wrong.len(),
        cases.len(),
        wrong[..wrong.len().min(20)].join("\n")
    );
    (cases.len(), seen)
}
