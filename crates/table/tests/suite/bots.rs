//! The bots: what they do of what they may, and that they know no more than their seat.

use std::collections::BTreeSet;

use mentsu::random::SplitMix64;
use mentsu::riichi::Preset;
use mentsu::{Face, TileSet, Visible as Seen};
use mentsu_table::advice::Strength;
use mentsu_table::{Action, GameRules, Options, Round, RoundStart, Seat, Wall, bot};

use crate::common::{PRESETS, play, round};

fn efficiency(round: &Round, seat: Seat) -> Action {
    bot::efficiency(&round.view(seat).unwrap())
}

/// The value of a red five is known to every strength.
#[test]
fn advisors_keep_the_red_five() {
    let mut source = SplitMix64::new(20);
    let (mut met, mut discarded) = (0, 0);
    while met < 120 {
        let rules = GameRules::TENHOU;
        let wall = Wall::shuffled(&rules, &mut source);
        let mut round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
        while let Some(seat) = round.awaited().next() {
            let view = round.view(seat).unwrap();
            let both = |red: Face| {
                let holds = |wanted: Face| view.hand().faces().any(|face| face == wanted);
                holds(red) && holds(red.tile().into())
            };
            let five = ["0m", "0p", "0s"].map(|red| red.parse().unwrap());
            if let Some(five) = five.into_iter().find(|five| both(*five)) {
                for strength in [Strength::Easy, Strength::Middle] {
                    let action = bot::advisor(&view, strength, &mut source);
                    if let Action::Discard { face, .. } | Action::Riichi { face, .. } = action {
                        met += 1;
                        assert_ne!(face, five, "{}", view.hand());
                        discarded += usize::from(face.tile() == five.tile());
                    }
                }
            }
            round.act(seat, bot::efficiency(&view)).unwrap();
        }
    }
    assert!(discarded > 0, "no five of {met} is discarded");
}

/// What must be so of each decision by tile count.
fn check(round: &Round, seat: Seat, action: Action) {
    let options = round.options(seat);
    assert!(options.contains(&action), "{action:?} isn't among {options:?}");
    let wins = matches!(action, Action::Tsumo | Action::Ron);
    assert_eq!(wins, options.win(), "{action:?} of {options:?}");
    assert!(!matches!(action, Action::Call(_) | Action::Kan(_) | Action::Kyuushu));
    if wins || options.pass() || options.kita() {
        return;
    }
    let (face, tsumogiri) = match action {
        Action::Riichi { face, tsumogiri } => (face, tsumogiri),
        Action::Discard { face, tsumogiri } => {
            assert!(!options.riichi(), "it declares riichi where it can");
            (face, tsumogiri)
        }
        other => panic!("{other:?} of {options:?}"),
    };
    let other_copies = options.iter().filter(|other| match *other {
        Action::Riichi { face: other, .. } => options.riichi() && other.tile() == face.tile(),
        Action::Discard { face: other, .. } => !options.riichi() && other.tile() == face.tile(),
        _ => false,
    });
    for other in other_copies {
        if let Action::Riichi { face: of_other, tsumogiri: drawn }
        | Action::Discard { face: of_other, tsumogiri: drawn } = other
        {
            assert!((face.is_red(), !tsumogiri) <= (of_other.is_red(), !drawn), "{action:?}");
        }
    }
    // Nothing else that is offered leaves less shanten, or as little and more tiles.
    let hand = round.hand(seat).unwrap();
    let in_play = if round.table().rules().sanma() { TileSet::SANMA } else { TileSet::ALL };
    let seen = Seen::of(hand).with_seen(round.table().open_to(seat)).with_in_play(in_play);
    let left = |face: mentsu::Face| {
        let rest = hand.discard(face).unwrap();
        let ukeire = rest.ukeire_in(&seen.after_discard(face.tile()));
        (ukeire.shanten(), u8::MAX - ukeire.total())
    };
    for other in options.iter() {
        if let Action::Riichi { face: of_other, .. } | Action::Discard { face: of_other, .. } =
            other
        {
            let same_kind = matches!(other, Action::Riichi { .. }) == options.riichi();
            assert!(!same_kind || left(face) <= left(of_other), "{action:?} or {other:?}");
        }
    }
}

#[test]
fn the_efficient_bot_takes_the_best_of_what_it_may() {
    for (name, rules) in PRESETS {
        let mut source = SplitMix64::new(11);
        let mut riichi = 0;
        for _ in 0..30 {
            let mut round = round(&rules, &mut source);
            let decide = |round: &Round, seat: Seat| {
                let action = efficiency(round, seat);
                check(round, seat, action);
                riichi += u32::from(matches!(action, Action::Riichi { .. }));
                action
            };
            play(&mut round, decide, |_| {});
        }
        assert!(riichi > 0, "{name}");
    }
}

#[test]
fn bots_are_told_what_their_seat_knows() {
    for (_, rules) in PRESETS {
        let mut source = SplitMix64::new(12);
        for _ in 0..10 {
            let mut round = round(&rules, &mut source);
            let decide = |round: &Round, seat: Seat| {
                let view = round.view(seat).unwrap();
                let seen = bot::efficiency(&view);
                assert_eq!(seen, efficiency(round, seat));
                seen
            };
            play(&mut round, decide, |_| {});
        }
    }
}

#[test]
fn the_random_bot_comes_to_all_it_may_do() {
    let (_, rules) = PRESETS[0];
    let mut source = SplitMix64::new(13);
    let round = round(&rules, &mut source);
    let seat = round.awaited().next().unwrap();
    let options = round.options(seat);
    let key = |action: Action| format!("{action:?}");
    let chosen: BTreeSet<String> =
        (0..500).map(|_| key(bot::random(options, &mut source))).collect();
    assert_eq!(chosen, options.iter().map(key).collect());
    assert_eq!(bot::random(&Options::NONE, &mut source), Action::Pass);
}

#[test]
fn by_tile_count_wins_more_than_at_random() {
    let (_, rules) = PRESETS[0];
    let mut source = SplitMix64::new(14);
    let mut choices = SplitMix64::new(15);
    let mut won = [0; 2];
    for _ in 0..60 {
        let mut round = round(&rules, &mut source);
        let decide = |round: &Round, seat: Seat| match seat.index() {
            0 | 2 => efficiency(round, seat),
            _ => bot::random(round.options(seat), &mut choices),
        };
        play(&mut round, decide, |_| {});
        if let Some(mentsu_table::RoundResult::Won { winners }) =
            round.outcome().map(|outcome| outcome.result)
        {
            for (seat, wins) in winners.into_iter().enumerate() {
                won[seat % 2] += u32::from(wins);
            }
        }
    }
    assert!(won[0] > 20 && won[0] > 5 * won[1], "{won:?}");
}

/// Points after rounds that players by tile count play; `crates/python/tests/table` has the same
/// numbers.
const PLAYED: [(&str, u64, [i32; 4]); 6] = [
    ("tenhou", 0, [21_100, 33_900, 22_000, 23_000]),
    ("tenhou", 7, [25_000, 27_300, 25_000, 22_700]),
    ("tenhou_sanma", 1, [33_000, 35_000, 35_000, 0]),
    ("mahjong_soul", 2, [24_000, 27_000, 24_500, 24_500]),
    ("wrc", 3, [48_000, 24_000, 24_000, 24_000]),
    ("m_league", 4, [37_000, 25_000, 13_000, 25_000]),
];

#[test]
fn python_plays_the_same_rounds() {
    let played = PLAYED.map(|(name, seed, _)| {
        let rules = GameRules::from(name.parse::<Preset>().unwrap());
        let wall = Wall::shuffled(&rules, &mut SplitMix64::new(seed));
        let mut round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
        while let Some(seat) = round.awaited().next() {
            let action = bot::efficiency(&round.view(seat).unwrap());
            round.act(seat, action).unwrap();
        }
        (name, seed, round.outcome().unwrap().points)
    });
    assert_eq!(played, PLAYED);
}
