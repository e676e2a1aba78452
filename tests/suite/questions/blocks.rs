//! Blocks with unknown tiles against all blocks there are.

use mentsu::{BlockKind, Counts, FormBlock, Mentsu, NotABlock, ParseErrorKind, PartialBlock, Tile};

/// Every block: 34 pairs, 21 shuntsu, 34 koutsu, 34 kantsu.
fn all_blocks() -> Vec<(BlockKind, FormBlock, Vec<Tile>)> {
    let mut all = Vec::new();
    for (i, tile) in Tile::ALL.into_iter().enumerate() {
        all.push((BlockKind::Jantou, FormBlock::Pair(tile), vec![tile; 2]));
        if let Ok(shuntsu) = Mentsu::shuntsu(tile) {
            let tiles = Tile::ALL[i..i + 3].to_vec();
            all.push((BlockKind::Shuntsu, FormBlock::Mentsu(shuntsu), tiles));
        }
        all.push((BlockKind::Koutsu, FormBlock::Mentsu(Mentsu::koutsu(tile)), vec![tile; 3]));
        all.push((BlockKind::Kantsu, FormBlock::Mentsu(Mentsu::kantsu(tile)), vec![tile; 4]));
    }
    assert_eq!(all.len(), 123);
    all
}

/// Every multiset of up to four known tiles with every number of unknown ones, for every kind.
#[test]
fn each_partial_block_is_completed_to_every_block_that_holds_its_tiles() {
    let blocks = all_blocks();
    let kinds = BlockKind::ALL.iter().copied().map(Some).chain([None]);
    let mut asked = 0;
    for kind in kinds {
        for (len, unknown) in (2..=4).flat_map(|len| (0..=len).map(move |n| (len, n))) {
            each_multiset(len - unknown, 0, &mut Vec::new(), &mut |known| {
                let counts = Counts::from_tiles(known.iter().copied()).expect("at most four");
                let Ok(block) = PartialBlock::new(counts, unknown, kind) else { return };
                let mut expected = Vec::new();
                for (of_kind, made, tiles) in &blocks {
                    if tiles.len() == len && kind.is_none_or(|kind| kind == *of_kind) {
                        expected.extend(without(tiles, known).map(|added| (added, *made)));
                    }
                }
                expected.sort();
                let found = block.completions();
                let found = found.iter().map(|one| (one.tiles().tiles().collect(), one.block()));
                assert!(found.eq(expected), "{block}");
                assert_eq!(block.to_string().parse(), Ok(block));
                asked += 1;
            });
        }
    }
    // Multisets of 0 to 4 tiles: 1, 34, 595, 7,140 and 66,045. Two tiles are tried as a jantou
    // and as any block, three as two kinds and any, four as a kantsu and any.
    let [of_2, of_3, of_4] = [1 + 34 + 595, 630 + 7140, 7770 + 66_045];
    assert_eq!(asked, 2 * of_2 + 3 * of_3 + 2 * of_4);
}

fn each_multiset(len: usize, from: usize, known: &mut Vec<Tile>, visit: &mut impl FnMut(&[Tile])) {
    if len == 0 {
        return visit(known);
    }
    for i in from..Tile::COUNT {
        known.push(Tile::ALL[i]);
        each_multiset(len - 1, i, known, visit);
        known.pop();
    }
}

/// The tiles without those known, if all of these are among them.
fn without(tiles: &[Tile], known: &[Tile]) -> Option<Vec<Tile>> {
    let mut left = tiles.to_vec();
    for tile in known {
        left.remove(left.iter().position(|held| held == tile)?);
    }
    Some(left)
}

#[test]
fn blocks_are_read_as_people_write_them() {
    for (text, canonical) in [
        ("(刻子 🀀 🀀 ?🀫)", "(koutsu 11z?)"),
        ("(刻子🀀🀀🀫)", "(koutsu 11z?)"),
        ("( koutsu 1z1z? )", "(koutsu 11z?)"),
        ("(雀頭 🀀 ?🀫)", "(jantou 1z?)"),
        ("(順子 7p ??)", "(shuntsu 7p??)"),
        ("(槓子 1111m)", "(kantsu 1111m)"),
        (" ( 11z? ) ", "11z?"),
        ("4m?6m", "46m?"),
        ("4?6m", "46m?"),
        ("0s??", "5s??"),
        ("🀫🀫7p", "7p??"),
    ] {
        let block = text.parse::<PartialBlock>().map(|block| block.to_string());
        assert_eq!(block, Ok(canonical.to_owned()), "{text}");
    }
}

#[test]
fn wrong_blocks_are_told_where_and_why() {
    use ParseErrorKind::{Misplaced, TooManyUnknown, Unclosed, UnknownCharacter};

    for (text, at, kind) in [
        ("", 0, ParseErrorKind::NotABlock),
        ("1m", 2, ParseErrorKind::NotABlock),
        ("12345m", 6, ParseErrorKind::NotABlock),
        ("(雀頭 ?)", 9, ParseErrorKind::NotABlock),
        (" (koutsu 11z", 1, Unclosed('(')),
        ("(toitsu 11z)", 1, UnknownCharacter('t')),
        ("11z(?)", 3, Misplaced('(')),
        ("?????", 4, TooManyUnknown),
    ] {
        let error = text.parse::<PartialBlock>().unwrap_err();
        assert_eq!((error.at(), error.kind()), (at, kind), "{text}");
    }
    let koutsu = Some(BlockKind::Koutsu);
    let error = PartialBlock::new(Counts::EMPTY, usize::MAX, koutsu).unwrap_err();
    assert_eq!(error, NotABlock { tiles: usize::MAX, kind: koutsu });
}
