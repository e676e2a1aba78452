//! Hands so far from a win that they go for some kinds alone: what that costs beside all shortest ways.

use mentsu::plan::{Goal, Outlook, Planner};
use mentsu::riichi::Rules;
use mentsu::{Face, Hand};

/// A hand, an indicator, and the chance to win along all shortest ways by discard, of those that keep the
/// shanten: they were reckoned once with every kind, in up to a million states.
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
        for goal in Goal::ALL {
            let best = plan.best(goal).expect("a discard");
            assert_eq!(best.shanten().get(), shanten, "{hand} {goal:?}");
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
        // Whatever is best now was nearly as good with every kind, and loses half of it at most.
        assert!(best.0 > if shanten == 5 { 0.9 } else { 0.45 } * best.1, "{hand}: {}", best.0);
        assert!(best.1 > 0.98 * most, "{hand}: {} of {most}", best.1);
    }
}
