use mentsu::random::SplitMix64;

use super::*;
use crate::{Action, GameRules, Round, RoundStart, Wall, bot};

/// Shows every reading of a player in their own turn, in rounds played by tile count.
fn each_turn(rules: &GameRules, mut show: impl FnMut(&Round, &TableReading<'_>, Action)) {
    for seed in 0..20 {
        let wall = Wall::shuffled(rules, &mut SplitMix64::new(seed));
        let mut round = Round::new(rules, &RoundStart::first(rules), wall).unwrap();
        while let Some(seat) = round.awaited().next() {
            let view = round.view(seat).unwrap();
            let action = bot::efficiency(&view);
            if !view.hand().awaits_draw() {
                show(&round, &TableReading::of(&view), action);
            }
            round.act(seat, action).unwrap();
        }
    }
}

#[test]
fn factors_are_zero_only_where_no_ron_can_come() {
    let (mut passed, mut others_in_riichi) = (0, 0);
    for rules in [GameRules::TENHOU, GameRules::TENHOU_SANMA] {
        each_turn(&rules, |round, reading, _| {
            let (table, seat) = (round.table(), reading.seat());
            let to_come = reading.tiles_to_come(None, false);
            let in_riichi = table.player(seat).riichi_accepted();
            let mut own_riichi = false;
            let mut since = TileSet::EMPTY;
            for discard in table.discards() {
                own_riichi |= discard.seat == seat && discard.riichi;
                if own_riichi {
                    since = since.with(discard.face.tile());
                }
            }
            assert_eq!(own_riichi, in_riichi);
            let barred = table.player(seat).discards() | since;
            let left = reading.table().known_to(seat, reading.hand());
            for tile in Tile::ALL {
                let in_play = !rules.sanma() || TileSet::SANMA.contains(tile);
                let left = left.left(reading.hand().concealed(), tile) * u8::from(in_play);
                assert_eq!(to_come.unseen(tile), left, "{tile}");
                let factor = to_come.discard_factor(tile, 2);
                assert_eq!(factor == 0.0, left == 0 || barred.contains(tile), "{tile} {factor}");
                assert_eq!(to_come.draw_factor(tile, 2) == 0.0, left == 0, "{tile}");
                let chance = to_come.discard_chance([tile].into_iter().collect(), 17);
                assert!((0.0..=1.0).contains(&chance), "{tile} {chance}");
            }
            assert_eq!(to_come.draw_factors(0)[33], to_come.draw_factor(Tile::Red, 0));
            assert_eq!(to_come.discard_factors(1)[4], to_come.discard_factor(Tile::M5, 1));
            assert!(to_come.draw_chance(TileSet::ALL, 0) > 0.5);
            passed += usize::from(!since.is_empty());
            others_in_riichi += usize::from(to_come.seen.safe.is_some());
        });
    }
    assert!(passed > 100 && others_in_riichi > 200, "{passed} {others_in_riichi}");
}

/// The features of a riichi before its discard equal those that the table shows after it.
#[test]
fn a_riichi_declared_is_a_riichi_made() {
    let mut declared = 0;
    each_turn(&GameRules::TENHOU, |round, reading, action| {
        let Action::Riichi { face, .. } = action else { return };
        let before = reading.tiles_to_come(Some(face.tile()), true);
        let mut after = round.clone();
        after.act(reading.seat(), action).unwrap();
        let hand = after.hand(reading.seat()).unwrap();
        let after =
            TableReading::new(after.table(), reading.seat(), hand).tiles_to_come(None, true);
        for tile in hand.wait_tiles() {
            let [before, after] = [&before, &after].map(|it| it.discard_factor(tile, 3));
            assert!((before - after).abs() < 1e-12, "{tile} {before} {after}");
        }
        declared += 1;
    });
    assert!(declared > 10, "{declared}");
}
