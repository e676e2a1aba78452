//! Wins for exercises satisfy their query, and every fan can be reached.

use std::collections::BTreeSet;

use mentsu::mcr::{Fan, FanSet, FormKind, Query, Rules, is_win, score, shantens, ukeire};
use mentsu::random::{RandomSource, SplitMix64};

fn only(fan: Fan) -> FanSet {
    FanSet::from_iter([fan])
}

#[test]
fn every_fan_is_found_soon() {
    let mut found = BTreeSet::new();
    for fan in Fan::ALL {
        for seed in 0..3 {
            let query = Query::new().with_fans(only(fan));
            let win = query.random(&mut SplitMix64::new(seed), &Rules::MIL);
            let win = win.unwrap_or_else(|| panic!("{fan}"));
            assert!(win.score().fan_set().contains(fan));
            let again = score(win.hand(), win.situation(), &Rules::MIL);
            assert_eq!(again.as_ref(), Ok(win.score()));
            assert_eq!(query.random(&mut SplitMix64::new(seed), &Rules::MIL), Some(win));
            found.insert((win.hand().to_string(), fan));
        }
    }
    assert!(found.len() > 3 * Fan::COUNT - 10, "{}", found.len());
}

#[test]
fn every_condition_holds() {
    let mut random = SplitMix64::new(1);
    let straight = only(Fan::MixedStraight);
    let few = FanSet::from_iter([Fan::AllChows, Fan::ConcealedHand, Fan::MixedDoubleChow]);
    for query in [
        Query::new().with_points(8..=8),
        Query::new().with_points(24..=30).with_number_of_melds(2..=3),
        Query::new().with_fans(straight).with_only(few),
        Query::new().with_fans(straight).with_left_out(only(Fan::ShortStraight)),
        Query::new().with_number_of_waits(5..=13),
        Query::new().with_number_of_waits(1..=1).with_form(FormKind::KnittedStraight),
        Query::new().with_form(FormKind::SevenPairs).with_only(FanSet::ALL),
        Query::new().with_number_of_melds(0..=0).with_fans(only(Fan::AllPungs)),
    ] {
        let mut hands = BTreeSet::new();
        for _ in 0..40 {
            let win = query.random(&mut random, &Rules::MIL).expect("such a win");
            let score = win.score();
            assert!(query.points().contains(&score.without_flowers()));
            assert!(query.number_of_melds().contains(&win.hand().melds().len()));
            assert!(query.fans().is_subset(score.fan_set()));
            assert!((score.fan_set() - query.fans()).is_subset(query.only()));
            let out: FanSet = score.left_out().map(|out| out.fan()).collect();
            assert!(query.left_out().is_subset(out));
            assert!(query.form().is_none_or(|form| form == score.form().kind()));
            let drawn = win.situation().is_self_drawn();
            assert_eq!(drawn, win.hand().drawn().is_some());
            let waiting = win.hand().before_draw();
            assert!(query.number_of_waits().contains(&ukeire(&waiting).tiles().len()));
            assert!(shantens(&waiting).least().is_one_away());
            assert_eq!(is_win(win.hand()), drawn);
            assert!(query.matches(win.hand(), win.situation(), &Rules::MIL).is_some());
            hands.insert(win.hand().to_string());
        }
        assert!(hands.len() > 15, "{query:?}: {hands:?}");
    }
    // A win that lacks one of the conditions doesn't match.
    let win = Query::new().with_fans(straight).random(&mut random, &Rules::MIL).expect("a win");
    let (hand, situation) = (win.hand(), win.situation());
    let points = win.score().without_flowers();
    for query in [
        Query::new().with_points(0..=points - 1),
        Query::new().with_points(points + 1..=u16::MAX),
        Query::new().with_fans(only(Fan::ChickenHand)),
        Query::new().with_only(only(Fan::ChickenHand)),
        Query::new().with_left_out(straight),
        Query::new().with_form(FormKind::SevenPairs),
        Query::new().with_number_of_waits(14..=20),
        Query::new().with_number_of_melds(5..=9),
    ] {
        assert_eq!(query.matches(hand, situation, &Rules::MIL), None, "{query:?}");
    }
    let impossible = Query::new().with_fans(FanSet::from_iter([Fan::AllHonors, Fan::NoHonors]));
    assert_eq!(impossible.random(&mut random, &Rules::MIL), None);
}

/// A source that doesn't keep to its range isn't let out of it.
struct Wild(u64);

impl RandomSource for Wild {
    fn next_u64(&mut self) -> u64 {
        self.0 = self.0.rotate_left(7) ^ 0x9E37_79B9_7F4A_7C15;
        self.0
    }

    fn below(&mut self, _: usize) -> usize {
        usize::MAX
    }
}

#[test]
fn a_bad_source_of_numbers_is_harmless() {
    for mut source in [Wild(0), Wild(u64::MAX)] {
        let _ = Query::new().with_points(8..=9).random(&mut source, &Rules::MIL);
    }
    for constant in [0, u64::MAX, 1 << 63] {
        let _ = Query::new().random(&mut || constant, &Rules::MIL);
    }
}
