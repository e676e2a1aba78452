//! Open hands with all possible concealed tiles: a block with a yaku is never excluded.

use std::vec::Vec;

use mentsu::random::{RandomSource, SplitMix64};
use mentsu::riichi::{NoWin, Rules, Situation, quick_points};
use mentsu::{
    CalledFrom, Counts, Face, FifthCopy, Hand, Meld, MeldKind, Tile, TileSet, Visible, Wind,
};

use super::FOUR_PLAYERS;
use super::signs::Signs;
use super::slots;
use super::tests::{any, each_hand};
use super::yaku::Blocks;

/// A shuntsu, koutsu or pair, with its tiles: three times in four one that yaku ask for.
fn block(source: &mut SplitMix64, theme: usize) -> Vec<Tile> {
    let koutsu = |tile| Vec::from([tile; 3]);
    let shuntsu = |first: usize| Vec::from_iter((first..first + 3).map(|index| Tile::ALL[index]));
    let any_start = |source: &mut SplitMix64| 9 * source.below(3) + source.below(7);
    let tile = Tile::ALL[source.below(Tile::COUNT)];
    match (source.below(5), theme) {
        (0, _) => shuntsu(any_start(source)),
        // Tanyao, chanta, honitsu, toitoi, sanshoku and its koutsu, ittsu, and anything.
        (_, 0) => shuntsu(9 * source.below(3) + 1 + source.below(5)),
        (1 | 2, 1) => koutsu(TileSet::YAOCHUU.iter().nth(source.below(13)).unwrap()),
        (_, 1) => shuntsu(9 * source.below(3) + 6 * source.below(2)),
        (1, 2) => koutsu(Tile::ALL[27 + source.below(7)]),
        (_, 2) => shuntsu(9 + source.below(7)),
        (_, 3) => koutsu(tile),
        (_, 4) => shuntsu(9 * source.below(3) + 3),
        (_, 5) => koutsu(Tile::ALL[9 * source.below(3) + 4]),
        (_, 6) => shuntsu(18 + 3 * source.below(3)),
        (1 | 2, _) => koutsu(tile),
        _ => shuntsu(any_start(source)),
    }
}

fn meld(source: &mut SplitMix64, tiles: &[Tile]) -> Meld {
    let [one, two, three] = [tiles[0], tiles[1], tiles[2]].map(Face::plain);
    match (one == three, source.below(6)) {
        (false, _) => Meld::chi([one, two], three).unwrap(),
        (_, 0) => Meld::ankan([one; 4]).unwrap(),
        (_, 1) => Meld::from_faces(MeldKind::Kakan, &[one; 4]).unwrap(),
        _ => Meld::pon([one, two], three, CalledFrom::Toimen).unwrap(),
    }
}

/// What was found over many small walls.
#[derive(Debug, Default)]
struct Found {
    won: usize,
    without_yaku: usize,
    /// Tiles without a yaku, of those that some hand waits for.
    safe: usize,
    /// Tiles that some hand wins on, of those that may have a yaku.
    exact: usize,
    not_safe: usize,
}

fn of_wall(source: &mut SplitMix64, rules: &Rules, found: &mut Found) -> Option<()> {
    let theme = source.below(8);
    let number = 1 + source.below(4);
    let mut melds: Vec<Meld> = Vec::new();
    let mut seen = Counts::EMPTY;
    for _ in 0..number {
        let tiles = block(source, theme);
        let meld = meld(source, &tiles);
        seen = meld.mentsu().tiles().try_fold(seen, |all, tile| all.with(tile)).ok()?;
        melds.push(meld);
    }
    if melds.iter().all(|meld| !meld.is_open()) {
        return None;
    }
    let mut unseen = Counts::EMPTY;
    for block_number in 0..7 - number {
        let tiles = block(source, theme);
        let tiles = if block_number == 0 { &tiles[..2] } else { &tiles[..] };
        for &tile in tiles {
            if unseen.get(tile) + seen.get(tile) < 4 {
                unseen = unseen.with(tile).ok()?;
            }
        }
    }
    let winds = [Wind::South, Wind::East].map(Wind::tile);
    let yakuhai = TileSet::DRAGONS | winds.into_iter().collect();
    let unseen = Tile::ALL.map(|tile| unseen.get(tile));
    let yaku = Blocks::of_melds(&melds, &unseen, yakuhai, rules.open_tanyao());
    let signs = Signs {
        genbutsu: TileSet::EMPTY,
        passed: TileSet::EMPTY,
        is_closed: false,
        yaku,
        ..any(source, |_, index| unseen[index])
    };
    let shares = signs.shares(&FOUR_PLAYERS);
    // One copy more must be left, to be discarded.
    let may_come: TileSet =
        Tile::ALL.into_iter().filter(|tile| unseen[tile.index()] + seen.get(*tile) < 4).collect();
    let (mut won, mut waited) = (TileSet::EMPTY, TileSet::EMPTY);
    each_hand(&unseen, 0, 13 - 3 * number as u8, Counts::EMPTY, &mut |concealed| {
        let ignored = Visible::NOTHING.with_fifth_copy(FifthCopy::Ignored);
        let hand = Hand::from_counts(concealed, [0; 3], &melds).unwrap();
        for tile in (hand.wait_tiles_in(&ignored) & may_come).iter() {
            waited = waited.with(tile);
            let ron = Situation::ron(tile).with_seat(Wind::South).with_round(Wind::East);
            match quick_points(&hand, &ron, rules) {
                Ok(_) => {
                    found.won += 1;
                    won = won.with(tile);
                    assert!(shares.of[tile.index()] > 0.0, "{tile} of {hand:?}, {unseen:?}");
                }
                Err(NoWin::NoYaku(_)) => found.without_yaku += 1,
                Err(other) => panic!("{hand:?} {tile}: {other}"),
            }
        }
    });
    for tile in waited.iter() {
        let (is_safe, is_won) = (shares.of[tile.index()] == 0.0, won.contains(tile));
        found.safe += usize::from(is_safe);
        found.not_safe += usize::from(!is_safe);
        found.exact += usize::from(!is_safe && is_won);
    }
    Some(())
}

/// Builds all hands that a few unseen tiles allow with one to four melds. No tile reported as
/// having no yaku completes a winning hand. Most tiles without a winning hand are reported.
#[test]
fn no_hidden_hand_has_a_yaku_for_a_tile_without_one() {
    let mut source = SplitMix64::new(36);
    let mut found = Found::default();
    for round in 0..8_000 {
        let rules = Rules::TENHOU.with_open_tanyao(round % 4 > 0);
        let _ = of_wall(&mut source, &rules, &mut found);
    }
    assert!(found.won > 400_000 && found.without_yaku > 300_000, "{found:?}");
    // Of the tiles that complete no hidden hand, 86 of 100 are reported as safe.
    let (safe, missed) = (found.safe, found.not_safe - found.exact);
    assert!(safe > 10_000 && missed * 5 < safe, "{found:?}");
}

/// One clear case for each yaku.
#[test]
fn what_each_yaku_asks_of_the_melds() {
    let all = [4; Tile::COUNT];
    let none_of = |tiles: TileSet| Tile::ALL.map(|tile| if tiles.contains(tile) { 0 } else { 4 });
    let no_yakuhai = none_of(TileSet::DRAGONS | TileSet::WINDS);
    let yakuhai = TileSet::DRAGONS.with(Tile::East);
    let blocks = |melds: &[Meld], unseen| Blocks::of_melds(melds, unseen, yakuhai, true);
    let wins = |blocks: u64, tile: Tile| blocks >> slots::slot(tile.index()) & 1 == 1;
    let chi = |first: usize| {
        let [one, two, three] = [0, 1, 2].map(|up| Face::plain(Tile::ALL[first + up]));
        Meld::chi([one, two], three).unwrap()
    };
    let pon = |tile: Tile| Meld::pon([tile, tile], tile, CalledFrom::Kamicha).unwrap();

    // A koutsu of dragons may be concealed beside any wait, or be declared.
    assert_eq!(blocks(&[chi(0)], &all), Blocks::ALL);
    assert_eq!(blocks(&[chi(0), pon(Tile::White)], &no_yakuhai), Blocks::ALL);
    // 123m 345p 456s: no yaku but a dragon's koutsu, which needs the last mentsu, and sanshoku.
    let melds = [chi(0), chi(11), chi(21)];
    let found = blocks(&melds, &all);
    assert!(wins(found.jantou, Tile::P9) && !wins(found.koutsu, Tile::P9));
    assert!(wins(found.koutsu, Tile::White) && found.shuntsu == 0);
    assert_eq!(blocks(&melds, &no_yakuhai).jantou, 0);
    // Tanyao: nothing with a terminal.
    let found = blocks(&[chi(2), chi(13), chi(21)], &no_yakuhai);
    assert!(wins(found.jantou, Tile::P8) && !wins(found.jantou, Tile::P9));
    assert!(wins(found.shuntsu, Tile::P6) && !wins(found.shuntsu, Tile::P7));
    // 123m 456m 111p: 789m makes ittsu, whole or as the wait.
    let found = blocks(&[chi(0), chi(3), pon(Tile::P1)], &no_yakuhai);
    assert!(wins(found.shuntsu, Tile::M7) && wins(found.jantou, Tile::S5));
    assert!(!wins(found.shuntsu, Tile::M6) && !wins(found.koutsu, Tile::S5));
    // 999p 999s 789m: chanta has 123 and 789 only, and sanshoku doukou its 999m.
    let found = blocks(&[pon(Tile::P9), pon(Tile::S9), chi(6)], &no_yakuhai);
    assert!(wins(found.shuntsu, Tile::S1) && !wins(found.shuntsu, Tile::S2));
    assert!(wins(found.koutsu, Tile::M9) && !wins(found.koutsu, Tile::M5));
}
