//! Chinese official rules: any hand, situation and rules. Never panics; the total is the sum of its
//! fan, what is left out has its reason, and forms, shanten and waits agree.
#![cfg_attr(fuzzing, no_main)]

use mentsu::mcr::{
    Preset, Rules, Situation, WaitsOfStraights, discards, forms, is_win, score, shantens, ukeire,
    wait_worths,
};
use mentsu::{Counts, Face, Hand, Meld, MeldKind, Mentsu, MentsuKind, Tile, Visible, Wind};
use mentsu_fuzz::fuzz_target;

#[derive(Debug, arbitrary::Arbitrary)]
struct Input {
    /// Any hand and tile, or else the win below.
    hand: Option<(Hand, Face)>,
    sets: [(Mentsu, bool); 4],
    pair: Tile,
    last: u8,
    events: u8,
    seat: u8,
    prevalent: u8,
    flowers: u8,
    seen: Option<u8>,
    /// What lies open elsewhere.
    open: Counts,
    house: u8,
    switches: u16,
}

/// Four sets, some of them declared, and a pair, without one of the concealed tiles.
fn win(input: &Input) -> Option<(Hand, Face)> {
    let (mut melds, mut concealed) = (Vec::new(), vec![Face::plain(input.pair); 2]);
    for &(set, open) in &input.sets {
        let faces: Vec<Face> = set.tiles().map(Face::plain).collect();
        let kind = match (set.kind(), open) {
            (MentsuKind::Kantsu, false) => MeldKind::Ankan,
            (MentsuKind::Kantsu, true) => MeldKind::Daiminkan,
            (MentsuKind::Shuntsu, true) => MeldKind::Chi,
            (MentsuKind::Koutsu, true) => MeldKind::Pon,
            (_, false) => {
                concealed.extend(faces);
                continue;
            }
        };
        melds.push(Meld::from_faces(kind, &faces).ok()?);
    }
    let winning = concealed.swap_remove(usize::from(input.last) % concealed.len());
    Some((Hand::new(concealed, &melds).ok()?, winning))
}

fn situation(input: &Input, winning: Face) -> Situation {
    let happened = |bit: u8| input.events >> bit & 1 == 1;
    let start = if happened(0) { Situation::self_drawn() } else { Situation::by_discard(winning) };
    let events = [Situation::with_kong, Situation::with_last_tile, Situation::with_last_copy];
    let said = (1..).zip(events).filter(|(bit, _)| happened(*bit));
    let situation = said.fold(start, |situation, (_, event)| event(situation));
    let situation = input.seen.map_or(situation, |seen| situation.with_seen(seen));
    situation
        .with_seat(Wind::ALL[usize::from(input.seat % 4)])
        .with_prevalent(Wind::ALL[usize::from(input.prevalent % 4)])
        .with_flowers(input.flowers)
}

fn rules(input: &Input) -> Rules {
    let rules = Preset::ALL[usize::from(input.house) % Preset::ALL.len()].rules();
    let on = |bit: u32| input.switches >> bit & 1 == 1;
    if !on(15) {
        return rules;
    }
    rules
        .with_always_fully_concealed(on(0))
        .with_all_types_of_pairs(on(1))
        .with_waits_of_straights(WaitsOfStraights::ALL[usize::from(input.switches >> 6) % 3])
        .with_waits_by_shape(on(3))
        .with_flowers(on(4))
        .with_cap(on(5).then_some(input.switches & 127))
        .with_minimum(input.switches)
        .with_base(input.switches)
}

fuzz_target!(|input: Input| {
    let Some((hand, winning)) = input.hand.or_else(|| win(&input)) else { return };
    let (situation, rules) = (situation(&input, winning), rules(&input));
    for field in Rules::FIELDS {
        let value = rules.get(field.name()).expect("a rule").to_string();
        assert_eq!(rules.set_text(field.name(), &value), Ok(rules));
    }

    let (least, useful) = (shantens(&hand).least(), ukeire(&hand));
    assert_eq!((is_win(&hand), forms(&hand).is_empty()), (least.is_win(), !least.is_win()));
    assert_eq!(useful.shanten(), least);
    let leaving = discards(&hand);
    assert!(leaving.iter().all(|discard| discard.shanten() >= least));
    let visible = Visible::of(&hand).with_seen(input.open);
    for wait in &wait_worths(&hand, &situation, &visible, &rules) {
        let won = hand.draw(wait.tile()).expect("a copy is left");
        assert!(is_win(&won) && useful.tiles().contains(wait.tile()) && wait.left() > 0);
    }

    let hand = if situation.is_self_drawn() { hand.draw(winning).unwrap_or(hand) } else { hand };
    let Ok(score) = score(&hand, &situation, &rules) else { return };
    let sum: u16 = score.fans().map(|one| u16::from(one.points()) * u16::from(one.times())).sum();
    let flowers = score.total() - score.without_flowers();
    assert!(flowers == 0 || flowers == u16::from(situation.flowers()));
    let all = sum - flowers;
    assert_eq!(score.without_flowers(), rules.cap().map_or(all, |cap| all.min(cap)));
    assert!(score.left_out().all(|out| score.fan_set().contains(out.by()) && out.times() > 0));
    assert!(score.payments().received() >= 3 * u32::from(rules.base()));
});
