//! Rounds played without a plan, and with one, under all presets.

use std::collections::BTreeMap;

use mentsu::random::SplitMix64;
use mentsu_table::{Event, Round, Wall};

use crate::common::{PRESETS, any, efficient, last_event, play, round};

/// All tiles of the table and of the wall that is left are the tiles of the wall.
fn tiles_are_conserved(round: &Round) {
    let table = round.table();
    let mut count = usize::from(table.draws_left()) + Wall::DEAD;
    for seat in table.seats() {
        let public = table.player(*seat);
        let hand = round.hand(*seat).unwrap();
        assert_eq!(hand.concealed().total(), public.concealed());
        assert_eq!(hand.melds(), public.melds());
        count += hand.faces().count() + usize::from(public.kita());
        count += hand.melds().iter().map(|meld| meld.faces().count()).sum::<usize>();
        count += table.river(*seat).filter(|discard| discard.called.is_none()).count();
    }
    // A tile won by ron lies in the river, one called in a meld.
    assert_eq!(count, round.wall().len(), "{round:?}");
    let points: i32 = table.points().iter().sum();
    let all = table.rules().start_points() * i32::from(table.rules().players());
    assert_eq!(points + 1_000 * i32::from(table.sticks()), all);
}

#[test]
fn rounds_end_under_all_presets() {
    for (name, rules) in PRESETS {
        let mut source = SplitMix64::new(1);
        let mut choices = SplitMix64::new(2);
        let mut ends: BTreeMap<String, usize> = BTreeMap::new();
        for i in 0..400 {
            let mut round = round(&rules, &mut source);
            if i % 2 == 0 {
                play(&mut round, any(&mut choices), tiles_are_conserved);
            } else {
                play(&mut round, efficient(&mut choices), tiles_are_conserved);
            }
            let end = match last_event(&round) {
                Event::Win(win) if win.from.is_some() => "ron".to_owned(),
                Event::Win(_) => "tsumo".to_owned(),
                Event::Ryuukyoku(draw) => format!("{:?}", draw.kind),
                other => panic!("{other:?}"),
            };
            *ends.entry(end).or_default() += 1;
        }
        println!("{name}: {ends:?}");
        assert!(ends.contains_key("ron") && ends.contains_key("tsumo"), "{name}: {ends:?}");
    }
}
