//! Hands many tiles from a win, for which plans draw only useful kinds: the figures equal those of
//! all shortest ways to a win.

use mentsu::plan::{Objective, Outlook, Planner};
use mentsu::riichi::Rules;
use mentsu::{Face, Hand};

/// A hand, an indicator, and by discard that keeps the shanten the chance to win along all shortest
/// ways. It was computed once with every kind, in up to a million states.
struct Far {
    hand: &'static str,
    indicator: &'static str,
    shanten: i8,
    wins: &'static [(&'static str, f64)],
}

const HANDS: [Far; 4] = [
    Far {
        hand: "6m24578p334s23457z",
        indicator: "3m",
        shanten: 5,
        wins: &[
            ("6m", 0.096414),
            ("2p", 0.113731),
            ("5p", 0.086026),
            ("8p", 0.062099),
            ("3s", 0.103972),
            ("4s", 0.073795),
            ("2z", 0.126175),
            ("5z", 0.126175),
        ],
    },
    Far {
        hand: "1347899m59p59s126z",
        indicator: "4s",
        shanten: 5,
        wins: &[
            ("1m", 0.113852),
            ("4m", 0.079896),
            ("9m", 0.106311),
            ("5p", 0.092193),
            ("9p", 0.115231),
            ("5s", 0.097298),
            ("9s", 0.115128),
            ("1z", 0.120945),
        ],
    },
    Far {
        hand: "126m58p568s123457z",
        indicator: "9s",
        shanten: 6,
        wins: &[
            ("6m", 0.036821),
            ("5p", 0.038653),
            ("8p", 0.042899),
            ("5s", 0.030361),
            ("8s", 0.043921),
            ("1z", 0.049045),
            ("7z", 0.049045),
        ],
    },
    Far {
        hand: "1249m259p478s3456z",
        indicator: "9m",
        shanten: 6,
        wins: &[
            ("1m", 0.048483),
            ("4m", 0.048483),
            ("9m", 0.055233),
            ("2p", 0.050204),
            ("5p", 0.044799),
            ("9p", 0.052807),
            ("4s", 0.045485),
            ("3z", 0.055645),
        ],
    },
];

#[test]
fn far_hands_lose_little_by_what_they_do_not_go_for() {
    let mut planner = Planner::new();
    for Far { hand, indicator, shanten, wins } in HANDS {
        let (hand, indicator): (Hand, Face) =
            (hand.parse().expect("a hand"), indicator.parse().expect("a tile"));
        assert_eq!(hand.shanten().get(), shanten);
        let outlook = Outlook::new().with_dora([indicator]);
        let plan = planner.plan(&hand, &outlook, &Rules::TENHOU).expect("a plan");
        assert!(plan.states() < 200_000, "{hand}: {} states", plan.states());
        for objective in Objective::ALL {
            let best = plan.best(objective).expect("a discard");
            assert_eq!(best.shanten().get(), shanten, "{hand} {objective:?}");
        }
        let said = |face: &str| {
            let face: Face = face.parse().expect("a tile");
            let discard = plan.discards().iter().find(|discard| discard.face() == face);
            discard.expect("it is held").figures().win()
        };
        let most = wins.iter().map(|&(_, full)| full).fold(0.0, f64::max);
        let mut best = (0.0, 0.0);
        for &(face, full) in wins {
            let said = said(face);
            let least = if shanten == 5 { 0.85 } else { 0.25 };
            let share = said / full;
            assert!((least..=1.01).contains(&share), "{hand} {face}: {said} of {full}");
            if said > best.0 {
                best = (said, full);
            }
        }
        // The best discard is nearly the best with all kinds, and loses half of its chance at most.
        assert!(best.0 > if shanten == 5 { 0.9 } else { 0.45 } * best.1, "{hand}: {}", best.0);
        assert!(best.1 > 0.98 * most, "{hand}: {} of {most}", best.1);
    }
}

/// How far a hand looks shows in its states: 3-shanten as deep as asked for, 4-shanten not, farther
/// hands without chiitoitsu and by their best kinds alone.
#[test]
fn the_farther_a_hand_the_narrower_its_paths() {
    let mut planner = Planner::new();
    for (hand, shanten, depth, states) in [
        ("135m2446p13799s22z", 3, 1, 83_996),
        ("1155m249p279s1346z", 4, 0, 9_740),
        ("6m24578p334s23457z", 5, 0, 89_352),
        ("126m58p568s123457z", 6, 0, 100_218),
    ] {
        let hand: Hand = hand.parse().expect("a hand");
        let plan = planner.plan(&hand, &Outlook::new(), &Rules::TENHOU).expect("a plan");
        let said = (plan.shanten().get(), plan.depth(), plan.states());
        assert_eq!(said, (shanten, depth, states), "{hand}");
    }
}
