//! Options equal the results of the library's own functions. Each is accepted, and any other action
//! is refused.

use mentsu::random::SplitMix64;
use mentsu::{CalledFrom, Face, Meld, MeldKind, Tile};
use mentsu_table::{
    Action, Event, GameRules, Phase, Round, RoundStart, RyuukyokuKind, Seat, Suukaikan, Wall,
};

use crate::common::{PRESETS, any, efficient, round};
use crate::rounds::indicators::check_indicators;
use crate::rounds::reference::{
    History, check_kans, check_nagashi, check_wins, is_furiten, options,
};
use crate::scene::{IDLE, Scene, plain};

/// Every meld that is written with faces in order, of any source.
fn melds() -> Vec<Meld> {
    let mut melds = Vec::new();
    let faces = Face::ALL;
    for (i, a) in faces.iter().enumerate() {
        for b in &faces[i..] {
            for called in &faces {
                melds.extend(Meld::chi([*a, *b], *called).ok());
                for source in CalledFrom::ALL {
                    let pon = Meld::pon([*a, *b], *called, source);
                    melds.extend(pon.ok());
                    if let Ok(pon) = pon {
                        for third in faces.iter().filter(|face| face.tile() == called.tile()) {
                            let kan = Meld::daiminkan([*a, *b, *third], *called, source);
                            melds.extend(kan.ok());
                            melds.extend(Meld::kakan(pon, *third).ok());
                        }
                    }
                }
            }
        }
    }
    for tile in Tile::ALL {
        for reds in 0..=4 {
            let face = |copy| match Face::red(tile) {
                Ok(red) if copy < reds => red,
                _ => Face::plain(tile),
            };
            melds.extend(Meld::ankan([0, 1, 2, 3].map(face)).ok());
        }
    }
    melds.sort();
    melds.dedup();
    melds
}

fn universe(melds: &[Meld]) -> Vec<Action> {
    let mut all = vec![Action::Kita, Action::Ron, Action::Tsumo, Action::Kyuushu, Action::Pass];
    for face in Face::ALL {
        for tsumogiri in [false, true] {
            all.push(Action::Discard { face, tsumogiri });
            all.push(Action::Riichi { face, tsumogiri });
            all.push(Action::OpenRiichi { face, tsumogiri });
        }
    }
    for meld in melds {
        all.push(Action::Call(*meld));
        all.push(Action::Kan(*meld));
    }
    all
}

/// The options of all seats are those of the reference, each once; so is furiten.
fn agrees(round: &Round, history: &History) {
    for seat in round.table().seats() {
        if let Some(expected) = is_furiten(round, history, *seat) {
            assert_eq!(round.is_furiten(*seat), expected, "furiten of {seat} in {round:?}");
        }
        let offered: Vec<Action> = round.options(*seat).iter().collect();
        assert_eq!(offered.len(), round.options(*seat).len());
        let expected = options(round, history, *seat);
        let missing = expected.iter().find(|action| !offered.contains(action));
        let answered = !round.awaited().any(|awaited| awaited == *seat);
        if answered && matches!(round.table().phase(), Phase::Reply { .. }) && offered.is_empty() {
            // Answered already, or nothing to answer; the latter is checked when the reply opens.
            continue;
        }
        assert_eq!(missing, None, "{seat} of {offered:?} in {round:?}");
        assert_eq!(offered.len(), expected.len(), "{seat}: {offered:?} in {round:?}");
    }
}

/// As a reply opens, nobody has answered, so all options are seen.
fn agrees_from_the_start(round: &Round, history: &History) {
    for seat in round.table().seats() {
        let expected = options(round, history, *seat);
        assert_eq!(round.options(*seat).len(), expected.len(), "{seat}, {expected:?} in {round:?}");
    }
    agrees(round, history);
}

#[test]
fn options_are_those_of_the_reference() {
    for (name, rules) in PRESETS {
        let (mut walls, mut choices) = (SplitMix64::new(3), SplitMix64::new(4));
        for i in 0..200u16 {
            // Honba and sticks of a game in progress, so that who gets them matters.
            let wall = Wall::shuffled(&rules, &mut walls);
            let start = RoundStart { honba: i % 3, sticks: i % 4, ..RoundStart::first(&rules) };
            let mut round = Round::new(&rules, &start, wall).unwrap();
            let mut history = History::default();
            history.add(round.last_events());
            agrees_from_the_start(&round, &history);
            while let Some(seat) = round.awaited().next() {
                let action = if i % 3 == 0 {
                    any(&mut choices)(&round, seat)
                } else {
                    efficient(&mut choices)(&round, seat)
                };
                act(&mut round, &mut history, seat, action, name);
            }
        }
    }
}

/// Players who declare every kan they can, so that four and five of them come about.
#[test]
fn kans_abort_rounds_as_the_reference_has_it() {
    let rules = [Suukaikan::Off, Suukaikan::AfterDiscard, Suukaikan::AtOnce, Suukaikan::FifthKan]
        .map(|rule| GameRules::MAHJONG_SOUL.with_suukaikan(rule));
    let sanma = GameRules::TENHOU_SANMA.with_suukaikan(Suukaikan::AtOnce);
    for rules in rules.into_iter().chain([sanma]) {
        let mut walls = SplitMix64::new(14);
        let mut aborted = 0;
        for _ in 0..150 {
            let mut round = round(&rules, &mut walls);
            let mut history = History::default();
            history.add(round.last_events());
            while let Some(seat) = round.awaited().next() {
                let options = round.options(seat);
                let wanted = |action: &Action| match action {
                    Action::Kan(_) => true,
                    Action::Call(meld) => meld.kind() != MeldKind::Chi,
                    _ => false,
                };
                // A daiminkan stands after the pon of the same tile.
                let action = options.iter().rfind(wanted);
                let action = action.unwrap_or_else(|| fewest(&round, seat));
                act(&mut round, &mut history, seat, action, "kans");
            }
            let aborts = |event: &Event| matches!(event, Event::Ryuukyoku(draw) if draw.kind == RyuukyokuKind::Suukaikan);
            aborted += usize::from(round.last_events().iter().any(aborts));
        }
        println!("{}: {aborted}", rules.suukaikan());
        assert_eq!(aborted > 0, rules.suukaikan() != Suukaikan::Off, "{}", rules.suukaikan());
    }
}

/// The discard of a tile of which the hand has the fewest copies, or the default.
fn fewest(round: &Round, seat: Seat) -> Action {
    let hand = round.hand(seat).unwrap();
    let discards = round.options(seat).iter().filter_map(|action| match action {
        Action::Discard { face, .. } => Some((hand.concealed()[face.tile()], action)),
        _ => None,
    });
    discards
        .min_by_key(|(copies, _)| *copies)
        .map_or_else(|| round.default_action(seat), |(_, action)| action)
}

/// Acts, and compares what follows.
fn act(round: &mut Round, history: &mut History, seat: Seat, action: Action, name: &str) {
    let before = round.clone();
    let events = round.act(seat, action).unwrap_or_else(|e| panic!("{name}: {e}"));
    check_wins(&before, history, events);
    check_kans(history, events, before.table().rules());
    let events = events.to_vec();
    check_nagashi(history, &events, round);
    let news = !events.is_empty();
    history.add(&events);
    check_indicators(history.events(), round);
    if news {
        agrees_from_the_start(round, history);
    } else {
        agrees(round, history);
    }
}

/// Beside kokushi with one wait, 0 declares an ankan of it, before or after riichi of 2.
#[test]
fn kokushi_beside_an_ankan_is_as_the_reference_has_it() {
    for (name, rules) in PRESETS.map(|(name, rules)| (name, plain(&rules))) {
        if rules.sanma() {
            continue;
        }
        for (riichi, ron) in [(false, false), (true, false), (true, true)] {
            let scene = Scene {
                hands: ["147m258p369s1777z", "258m369p147s2345z", "19m19p19s1234566z", IDLE[2]],
                draws: "5m 5p 5s 8m 7z",
                ..Scene::default()
            };
            let mut round = scene.round(&rules);
            let mut history = History::default();
            history.add(round.last_events());
            while let Some(seat) = round.awaited().next() {
                let options = round.options(seat);
                let wanted = options.iter().find(|action| match action {
                    Action::Riichi { .. } => riichi,
                    Action::Ron => ron,
                    Action::Kan(_) => true,
                    _ => false,
                });
                let action = wanted.unwrap_or(round.default_action(seat));
                act(&mut round, &mut history, seat, action, name);
            }
            assert!(round.table().kans() > 0);
        }
    }
}

#[test]
fn what_is_offered_is_accepted_and_all_else_refused() {
    let melds = melds();
    let universe = universe(&melds);
    for (name, rules) in PRESETS {
        let (mut walls, mut choices) = (SplitMix64::new(5), SplitMix64::new(6));
        for _ in 0..6 {
            let mut round = round(&rules, &mut walls);
            while let Some(seat) = round.awaited().next() {
                for other in Seat::ALL {
                    every_action(&round, other, &universe);
                }
                let action = efficient(&mut choices)(&round, seat);
                round.act(seat, action).unwrap_or_else(|error| panic!("{name}: {error}"));
            }
            for seat in Seat::ALL {
                every_action(&round, seat, &universe);
            }
        }
    }
}

fn every_action(round: &Round, seat: Seat, universe: &[Action]) {
    let offered: Vec<Action> = round.options(seat).iter().collect();
    let mut refusing = round.clone();
    for action in universe.iter().filter(|action| !offered.contains(action)) {
        let refused = refusing.act(seat, *action).unwrap_err();
        assert!(!refused.to_string().is_empty());
    }
    assert_eq!(&refusing, round, "a refusal changes nothing");
    for action in &offered {
        assert!(universe.contains(action), "{action:?}");
        let mut accepting = round.clone();
        accepting.act(seat, *action).unwrap();
        assert_ne!(&accepting, round, "{action:?}");
    }
    let default = round.default_action(seat);
    assert_eq!(offered.contains(&default), !offered.is_empty());
}
