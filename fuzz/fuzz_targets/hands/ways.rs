//! Searches the ways of any hand and outlook to eight points, under the rules of any house. Wrong
//! input is an error. Each fan in reach comes with a win that has it. Chances grow with the draws
//! and the depth, and with one draw left they are the waits' share of the unseen tiles. Never
//! panics.
#![cfg_attr(fuzzing, no_main)]

use mentsu::mcr::{Outlook, Preset, Rules, Score, Situation, Ways, WaysError, score};
use mentsu::{Counts, Hand, Mentsu, Tile, Visible, Wind};
use mentsu_fuzz::fuzz_target;

#[derive(Debug, arbitrary::Arbitrary)]
struct Input {
    /// Any hand, or else what the sets below leave when some of their tiles are others.
    hand: Option<Hand>,
    melds: u8,
    sets: [Mentsu; 4],
    pair: Tile,
    exchanged: Vec<(u8, Tile)>,
    has_drawn: bool,
    seen: Counts,
    winds: u8,
    draws: u8,
    others: u8,
    depth: u8,
    house: u8,
}

/// A hand of the sets and the pair, some tiles of which are exchanged.
fn near(input: &Input) -> Option<Hand> {
    let melded = usize::from(input.melds % 4);
    let pair = [input.pair; 2];
    let mut tiles: Vec<Tile> = pair
        .into_iter()
        .chain(input.sets[melded..].iter().flat_map(|set| set.tiles().take(3)))
        .collect();
    for &(place, tile) in input.exchanged.iter().take(3) {
        let place = usize::from(place) % tiles.len();
        tiles[place] = tile;
    }
    if !input.has_drawn {
        tiles.pop();
    }
    let text: String = input.sets[..melded].iter().map(|set| format!("({set})")).collect();
    let melds: Hand = format!("11z{text}").parse().ok()?;
    Hand::from_counts(Counts::from_tiles(tiles).ok()?, [0; 3], melds.melds()).ok()
}

/// Whether the hand is worth enough won by drawing the tile.
fn is_enough(hand: &Hand, tile: Tile, outlook: &Outlook, rules: &Rules) -> bool {
    let situation = Situation::self_drawn()
        .with_seat(outlook.seat())
        .with_prevalent(outlook.prevalent())
        .with_seen(outlook.seen().get(tile));
    let drawn = hand.draw(tile);
    drawn.is_ok_and(|won| score(&won, &situation, rules).is_ok_and(|it: Score| it.is_enough()))
}

/// The chance of a discard.
fn chance(ways: &Ways, discard: Option<Tile>) -> f64 {
    let of = ways.chances().iter().find(|chance| chance.discard() == discard);
    of.expect("the same discards").chance()
}

fuzz_target!(|input: Input| {
    let Some(hand) = input.hand.or_else(|| near(&input)) else { return };
    let rules = Preset::ALL[usize::from(input.house) % Preset::ALL.len()].rules();
    let outlook = Outlook::new()
        .with_seat(Wind::ALL[usize::from(input.winds % 4)])
        .with_prevalent(Wind::ALL[usize::from(input.winds / 4 % 4)])
        .with_seen(input.seen)
        .with_draws(input.draws % 19)
        .with_others(input.others % 4)
        .with_depth(input.depth % 2);
    let ways = match Ways::of(&hand, &outlook, &rules) {
        Ok(ways) => ways,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    let discards = if hand.awaits_draw() { 1 } else { hand.concealed().kinds().len() };
    assert_eq!(ways.chances().len(), discards);
    assert!(ways.chances().iter().all(|it| (0.0..=1.0).contains(&it.chance())));
    assert!(ways.chances().windows(2).all(|two| two[0].chance() >= two[1].chance()));
    assert_eq!(ways.fans().first().map(|way| way.lacking()), ways.least());
    for way in ways.fans() {
        assert!((1..=5).contains(&way.lacking()) && way.fans().contains(way.fan()));
        assert!(way.won().get(way.tile()) > 0);
    }

    // More draws and more depth never lower a chance.
    for more in [
        outlook.with_draws(outlook.draws() + 1),
        outlook.with_depth(outlook.depth() + u8::from(ways.least() < Some(3))),
    ] {
        match Ways::of(&hand, &more, &rules) {
            Ok(more) => {
                for one in ways.chances() {
                    assert!(chance(&more, one.discard()) > one.chance() - 1e-9, "{hand} {one:?}");
                }
            }
            Err(error) => assert!(
                matches!(error, WaysError::WallTooShort { .. } | WaysError::TooManyWays),
                "{error}"
            ),
        }
    }

    // One draw alone wins on what the hand waits for.
    let once = outlook.with_draws(1).with_others(0);
    let Ok(ways) = Ways::of(&hand, &once, &rules) else { return };
    let unseen = Visible::of(&hand).with_seen(input.seen).unseen(hand.concealed());
    // Chinese rules have no red fives, and discards name kinds.
    let plain = Hand::from_counts(*hand.concealed(), [0; 3], hand.melds()).expect("the same kinds");
    for one in ways.chances() {
        let waiting = one.discard().map_or(plain, |tile| plain.discard(tile).expect("it is held"));
        let wins = Tile::ALL
            .into_iter()
            .filter(|&tile| unseen.get(tile) > 0 && is_enough(&waiting, tile, &once, &rules));
        let copies: u32 = wins.map(|tile| u32::from(unseen.get(tile))).sum();
        let expected = f64::from(copies) / f64::from(unseen.total());
        assert!((one.chance() - expected).abs() < 1e-9, "{hand} {one:?}: {expected}");
    }
});
