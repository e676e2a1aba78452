//! Families and hands as text: a preset's name, or a table in JSON or TOML; an empty line; hands
//! with winning tiles. No text makes a panic; a win scores where its shanten is -1, payments sum
//! to zero, and waits are the tiles that score.
#![cfg_attr(fuzzing, no_main)]

use mentsu::{Tile, Wind};
use mentsu_families::{Family, Preset, Win};
use mentsu_fuzz::fuzz_target;

/// More jokers take long, and find nothing else.
const MOST_JOKERS: u8 = 3;

fn family(text: &str) -> Option<Family> {
    if let Some(preset) = Preset::from_name(text.trim()) {
        return Some(preset.family());
    }
    let read = |read: fn(&str) -> Result<Family, mentsu_families::FamilyError>| {
        let family = read(text);
        if let Err(error) = &family {
            assert!(error.line().is_none_or(|line| line <= 1 + text.matches('\n').count()));
            assert!(!error.to_string().is_empty());
        }
        family.ok()
    };
    read(Family::from_json).or_else(|| read(Family::from_toml))
}

fn assert_answers(family: &Family, text: &str) {
    let (hand, tile) = text.split_once('+').unwrap_or((text, "5m"));
    let (Ok(hand), Ok(tile)) = (family.hand(hand), tile.parse::<Tile>()) else { return };
    if hand.jokers() > MOST_JOKERS {
        return;
    }
    let drawn = Win::self_drawn().with_kong();
    let discarded = Win::by_discard().with_seat(Wind::West).with_discarder(Wind::East);
    for win in [drawn, discarded.with_last_tile().with_streak(1)] {
        let score = family.score(&hand, tile, &win);
        if let Ok(score) = &score {
            let drawn = hand.draw(tile).expect("it was won");
            assert!(family.shanten(&drawn).is_win());
            assert_eq!(score.payments().map(|gains| gains.iter().sum()), Some(0i64));
            assert!(score.patterns().count() + score.left_out().count() <= family.patterns().len());
        }
        let Ok(waits) = family.waits(&hand, &win) else { continue };
        let waits: Vec<Tile> = waits.iter().map(|wait| wait.tile()).collect();
        assert_eq!(waits.contains(&tile), score.is_ok());
        assert!(family.wait_tiles(&hand).iter().eq(waits));
    }
}

fuzz_target!(|text: &str| {
    let (table, hands) = text.split_once("\n\n").unwrap_or((text, ""));
    if let Some(family) = family(table) {
        hands.lines().take(4).for_each(|hand| assert_answers(&family, hand));
    }
});
