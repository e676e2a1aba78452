//! Chances of any hand and a short wall: no panics, fractions that grow with the draws, and the
//! best discard is what the hand has; where one draw is left, what ukeire and waits say.
#![cfg_attr(fuzzing, no_main)]

use mentsu::chances::{Chance, Goal};
use mentsu::{Counts, Hand, Tile};
use mentsu_fuzz::fuzz_target;

fuzz_target!(|input: (Hand, Vec<Tile>, u8)| {
    let (hand, tiles, draws) = input;
    let mut wall = Counts::EMPTY;
    for tile in tiles.into_iter().take(9) {
        let with = wall.with(tile).ok();
        wall = with.filter(|wall| hand.all_tiles().union(wall).is_ok()).unwrap_or(wall);
    }
    for goal in [Goal::Tenpai, Goal::Win] {
        let ask = |draws| hand.chance(&wall, draws, goal);
        assert!(ask(draws).is_ok() || draws > wall.total().min(9));
        let most = wall.total().min(3);
        let all: Vec<Chance> = (0..=most).map(|draws| ask(draws).unwrap()).collect();
        assert!(all.is_sorted());
        let ranked = hand.discard_chances(&wall, most, goal).unwrap();
        let won = goal == Goal::Win && hand.is_win();
        assert!(won || ranked.first().is_none_or(|best| best.chance() == all[usize::from(most)]));
        if most > 0 && hand.awaits_draw() {
            let helpful = match (goal, hand.shanten().get()) {
                (Goal::Win, _) => hand.waits().tiles(),
                (_, 1) => hand.ukeire().tiles(),
                _ => continue,
            };
            let copies = helpful.iter().map(|tile| u64::from(wall.get(tile))).sum();
            assert_eq!(Some(all[1]), Chance::new(copies, wall.total().into()));
        }
    }
});
