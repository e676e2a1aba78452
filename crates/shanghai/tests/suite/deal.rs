//! Deals: their faces, and the layouts for which clearable deals exist.

use std::collections::{BTreeMap, BTreeSet};

use shanghai::{
    BoardError, DealError, Face, Game, Layout, Position, Verdict, deal, layouts, verdict,
};

/// A tower of `high` tiles, and `singles` tiles that lie alone.
fn tower_and_singles(high: u8, singles: u8) -> Layout {
    let tower = (0..high).map(|z| Position::new(0, 0, z));
    let single = |i: u8| Position::new(4 * (i % 60) + 4, 4 * (i / 60), 0);
    Layout::new(tower.chain((0..singles).map(single))).unwrap()
}

/// Two of each of `of` faces.
fn pairs(of: usize) -> Vec<Face> {
    (0..of as u16).flat_map(|face| [Face(face); 2]).collect()
}

#[test]
fn layouts_that_nothing_clears_are_told_from_faces_that_don_t_fit() {
    let places = [(0, 0, 0), (0, 0, 1), (0, 0, 2), (4, 0, 0)];
    let layout = Layout::new(places.map(|(x, y, z)| Position::new(x, y, z))).unwrap();
    assert_eq!(deal::clearable(&layout, &[Face(1); 4], 1), Err(DealError::Unclearable));
    let error = BoardError::FaceCount { tiles: 4, faces: 2 };
    assert_eq!(deal::clearable(&layout, &[Face(1); 2], 1), Err(DealError::Board(error)));
}

/// Two towers can only be emptied by taking from both. Random tries may miss this order; the search
/// doesn't.
#[test]
fn narrow_layouts_are_dealt_clearable() {
    let towers = (0..10).flat_map(|z| [Position::new(0, 0, z), Position::new(4, 0, z)]);
    let layout = Layout::new(towers).unwrap();
    let board = deal::clearable(&layout, &deal::four_of_each(5), 3).unwrap();
    let mut game = Game::new(board);
    while let Some(&pair) = game.pairs().first() {
        game.take(pair).unwrap();
    }
    assert!(game.is_cleared());
}

/// Each pair must take one tile of the tower and a single one. Random tries hardly ever do, and the
/// pairs vary between seeds.
#[test]
fn a_tower_among_single_tiles_is_dealt_clearable() {
    for high in [60, 160] {
        let layout = tower_and_singles(high, high);
        let mut mates = BTreeSet::new();
        for seed in 0..8 {
            let board = deal::clearable(&layout, &pairs(usize::from(high)), seed).unwrap();
            let top = layout.tile_at(Position::new(0, 0, high - 1)).unwrap();
            mates.extend(board.group(top).filter(|&tile| tile != top));
            assert!(matches!(verdict(&board), Verdict::Clearable(..)));
        }
        assert!(mates.len() > 4, "{mates:?}");
    }
}

/// A tower that is too high for the tiles around it. If every set of places can be visited, the
/// error is `Unclearable`; otherwise it is `NotFound`.
#[test]
fn unclearable_layouts_are_distinguished_from_unknown_ones() {
    let dealt = |layout: Layout| deal::clearable(&layout, &pairs(layout.len() / 2), 1);
    assert_eq!(dealt(tower_and_singles(16, 12)), Err(DealError::Unclearable));
    let towers = (0..200).map(|z| Position::new(0, 0, z));
    let towers = towers.chain((0..100).map(|z| Position::new(4, 0, z)));
    assert_eq!(dealt(Layout::new(towers).unwrap()), Err(DealError::Unclearable));
    assert_eq!(dealt(tower_and_singles(60, 58)), Err(DealError::NotFound));
    assert_eq!(dealt(tower_and_singles(250, 240)), Err(DealError::NotFound));
}

/// The same seed deals the same board everywhere, also with `clearable`.
#[test]
fn a_seed_deals_one_board() {
    let clearable = deal::clearable(&layouts::hill(), &deal::four_of_each(6), 5).unwrap();
    let faces = [1, 4, 4, 5, 1, 3, 0, 5, 0, 5, 4, 1, 3, 1, 3, 2, 2, 0, 0, 3, 2, 4, 5, 2];
    assert_eq!(clearable.faces(), faces.map(Face));
}

/// A full set has the requested number of tiles, and its flowers and its seasons match.
#[test]
fn full_sets_have_any_size() {
    for tiles in (0..=288).step_by(2).filter(|tiles| tiles % 4 == 0 || *tiles < 144) {
        let faces = deal::full_set_of(tiles);
        assert_eq!(faces.len(), tiles);
        let mut groups: BTreeMap<Face, usize> = BTreeMap::new();
        for face in &faces {
            *groups.entry(face.flowers_and_seasons()).or_default() += 1;
        }
        assert!(groups.values().all(|size| [2, 4, 6, 8].contains(size)), "{tiles}: {groups:?}");
        let whole = groups.values().filter(|&&size| size >= 4).count();
        assert!(whole >= tiles.min(144) / 4, "{tiles}: {groups:?}");
        if tiles > 144 {
            assert_eq!(faces[..144], deal::full_set_of(144));
            assert_eq!(faces[144..], deal::full_set_of(tiles - 144));
        } else {
            // Suits and honors are used evenly.
            let honors = groups.keys().filter(|face| (27..34).contains(&face.0)).count();
            let kinds = groups.len().saturating_sub(2);
            assert!(honors.abs_diff(kinds * 7 / 34) <= 1, "{tiles}: {groups:?}");
        }
    }
    let mut whole = deal::full_set_of(144);
    whole.sort_unstable();
    assert_eq!(whole, deal::full_set());
    let twice = deal::full_set_of(288);
    assert_eq!(twice[..144], twice[144..]);
    assert_eq!(deal::full_set_of(usize::MAX).len(), Layout::MAX_TILES);
}

#[test]
fn every_day_has_a_board_of_its_own() {
    let mut seeds = BTreeSet::new();
    for year in [0, 1, 2025, 2026, u16::MAX] {
        for month in 0..=13 {
            seeds.extend((0..=32).map(|day| deal::seed_of_day(year, month, day)));
        }
    }
    assert_eq!(seeds.len(), 5 * 14 * 33);
}
