//! Each of the five forms, tried: the attempts agree with the forms, and each fact is true.

use crate::common::Random;
use crate::mcr::drawn::random_win;
use mentsu::attempts::Outcome;
use mentsu::mcr::{Form, FormKind, KnittedStraight, NoForm, form_attempts, forms};
use mentsu::{Hand, Tile, TileSet, hand};

/// Whether a fact is true of a hand and rules out a form.
fn stands(hand: &Hand, kind: FormKind, fact: NoForm) -> bool {
    let concealed = hand.concealed();
    let (total, kinds) = (concealed.total(), concealed.kinds());
    match (kind, fact) {
        (FormKind::Standard, NoForm::Size { concealed }) => concealed == total && total % 3 != 2,
        (FormKind::KnittedStraight, NoForm::Size { concealed }) => {
            concealed == total && total != 11 && total != 14
        }
        (_, NoForm::Size { concealed }) => concealed == total && total != 14,
        (FormKind::Standard, NoForm::NoPair) => Tile::ALL.iter().all(|t| concealed.get(*t) < 2),
        (FormKind::Standard, NoForm::LeftOver(attempt)) => {
            let left = |outcome: Outcome| match outcome {
                Outcome::LeftOver(tiles) => tiles.total(),
                Outcome::Complete(_) => 0,
            };
            let least = hand.attempts().map(|one| left(one.outcome())).min();
            hand.attempts().any(|one| one == attempt)
                && least == Some(left(attempt.outcome()))
                && least != Some(0)
        }
        (FormKind::KnittedStraight, NoForm::NotStraight { straight, missing }) => {
            let fewest = KnittedStraight::ALL.iter().map(|one| (one.tiles() - kinds).len()).min();
            missing == straight.tiles() - kinds && fewest == Some(missing.len()) && fewest > Some(0)
        }
        (FormKind::KnittedStraight, NoForm::BesideStraight { straight, rest }) => {
            let mut whole: Vec<Tile> = straight.tiles().iter().chain(rest.tiles()).collect();
            whole.sort();
            whole == concealed.tiles().collect::<Vec<_>>() && rest.decompositions().is_empty()
        }
        (FormKind::SevenPairs, NoForm::Unpaired { tile, held }) => {
            held == concealed.get(tile) && held % 2 == 1
        }
        (FormKind::ThirteenOrphans, NoForm::NotOrphan(tile)) => {
            kinds.contains(tile) && !tile.is_yaochuu()
        }
        (FormKind::ThirteenOrphans, NoForm::MissingOrphans(tiles)) => {
            !tiles.is_empty() && tiles == TileSet::YAOCHUU - kinds
        }
        (FormKind::HonorsAndKnitted, NoForm::HeldTwice { tile, held }) => {
            held == concealed.get(tile) && held > 1
        }
        (FormKind::HonorsAndKnitted, NoForm::NotKnitted(one, other)) => {
            let has_both =
                |straight: &KnittedStraight| straight.contains(one) && straight.contains(other);
            let are_numbers = !one.is_honor() && !other.is_honor();
            let are_held = kinds.contains(one) && kinds.contains(other) && one != other;
            are_numbers && are_held && !KnittedStraight::ALL.iter().any(has_both)
        }
        _ => false,
    }
}

#[track_caller]
fn compare(hand: &Hand) {
    let attempts = form_attempts(hand);
    let won: Vec<Form> = attempts.iter().filter_map(|one| one.outcome().ok()).collect();
    assert!(forms(hand).iter().all(|form| won.contains(form)) && won.len() == forms(hand).len());
    for kind in FormKind::ALL {
        let of_kind: Vec<_> = attempts.iter().filter(|one| one.kind() == kind).collect();
        let ways = won.iter().filter(|form| form.kind() == kind).count();
        assert_eq!(of_kind.len(), ways.max(1), "{hand} {kind}");
        for fact in of_kind.iter().filter_map(|one| one.outcome().err()) {
            assert_eq!(ways, 0, "{hand} {kind} {fact}");
            assert!(stands(hand, kind, fact), "{hand} {kind} {fact}");
        }
    }
    assert!(attempts.windows(2).all(|two| two[0].kind() <= two[1].kind()));
}

#[test]
fn every_form_that_is_not_there_has_its_fact() {
    let mut random = Random::new(5);
    for _ in 0..4_000 {
        let (hand, situation) = random_win(&mut random);
        compare(&hand);
        let Some(won) = situation.winning_tile().map_or(Some(hand), |tile| hand.draw(tile).ok())
        else {
            continue;
        };
        compare(&won);
        // One tile changed, which is mostly no win any more.
        let held: Vec<Tile> = won.concealed().tiles().collect();
        let before = won.discard(*random.pick(&held)).expect("held");
        if let Ok(other) = before.draw(*random.pick(&Tile::ALL)) {
            compare(&other);
        }
    }
}

#[test]
fn facts_against_forms_are_told_in_words() {
    let reported = |hand: Hand| -> Vec<String> {
        let line = |one: &mentsu::mcr::FormAttempt| match one.outcome() {
            Ok(form) => form.to_string(),
            Err(fact) => fact.to_string(),
        };
        form_attempts(&hand).iter().map(line).collect()
    };
    assert_eq!(
        reported(hand!("147m258p369s55z(234p)"))[..3],
        [
            "with the pair 55z 147m258p369s are left over",
            "147m258p369s 55z",
            "not with 11 concealed tiles",
        ]
    );
    assert_eq!(
        reported(hand!("147m258p369s12355z")),
        [
            "with the pair 55z 147m258p369s123z are left over",
            "147m258p369s leaves 12355z, which is not a pair and sets",
            "1 of 1m",
            "4m is no terminal or honor",
            "2 of 5z",
        ]
    );
    assert_eq!(
        reported(hand!("124m258p69s123456z")),
        [
            "no tile is held twice",
            "7m3s are missing of 147m258p369s",
            "1 of 1m",
            "2m is no terminal or honor",
            "no knitted straight has both 1m and 2m",
        ]
    );
    assert_eq!(reported(hand!("19m19p199s1123456z"))[3], "7z is missing");
    // Of two suits one line, of one suit two.
    for (hand, expected) in [
        (hand!("147m147p258s12345z"), "no knitted straight has both 1m and 1p"),
        (hand!("147m25p369s123456z"), "147m25p369s123456z"),
        (hand!("147m26p369s123456z"), "no knitted straight has both 2p and 6p"),
        (hand!("147m36p369s123456z"), "no knitted straight has both 3p and 3s"),
    ] {
        compare(&hand);
        assert_eq!(reported(hand)[4], expected);
    }
}
