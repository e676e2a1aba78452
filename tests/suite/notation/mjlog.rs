//! Tenhou's 16-bit melds: all 65,536 numbers, and all 823 melds.

use crate::common::melds::all_melds;
use mentsu::notation::mjlog::{
    Declaration, MjlogError, decode, decode_sanma, encode, encode_ids, encode_ids_sanma,
    encode_sanma,
};
use mentsu::notation::{RedFives, ids136};
use mentsu::{CalledFrom, Face, Meld, MeldKind, Part, Tile};

const GAMES: [RedFives; 2] = [RedFives::None, RedFives::OnePerSuit];

/// Whether the game has these red and plain tiles.
fn exists(meld: &Meld, game: RedFives) -> bool {
    ids136::write(meld.faces(), game).is_ok()
}

#[test]
fn every_number_declares_what_it_declares_when_written_again() {
    for game in GAMES {
        let mut declarations = 0;
        for bits in 0..=u16::MAX {
            match decode(bits, game) {
                Ok(declaration) => {
                    declarations += 1;
                    let again = encode(declaration, game).and_then(|bits| decode(bits, game));
                    assert_eq!(again, Ok(declaration), "{bits}");
                }
                Err(error) => assert_eq!(error, MjlogError::NotAMeld { bits }),
            }
        }
        // Chi: 63 patterns with four copies of each tile. Pon and kakan: 34 tiles, four copies
        // apart, three called, three sources. Daiminkan: 34 tiles, four copies, three sources.
        // Ankan and kita: four copies.
        let (chi, pon, daiminkan) = (63 * 64, 34 * 4 * 3 * 3, 34 * 4 * 3);
        assert_eq!(declarations, chi + 2 * pon + daiminkan + 34 * 4 + 4);
    }
}

#[test]
fn every_meld_whose_call_is_known_is_read_back() {
    for game in GAMES {
        for meld in all_melds() {
            let written = encode(Declaration::Meld(meld), game);
            if !exists(&meld, game) {
                assert_eq!(written, Err(MjlogError::Reds { reds: meld.reds() }), "{meld}");
            } else if meld.call().is_none() && meld.kind() != MeldKind::Ankan {
                assert_eq!(written, Err(MjlogError::UnknownCall), "{meld}");
            } else {
                let read = written.and_then(|bits| decode(bits, game));
                assert_eq!(read, Ok(Declaration::Meld(meld)), "{meld}");
            }
        }
    }
}

#[test]
fn kita_is_no_meld() {
    // As logs write it: the copy of the north in bits 8 and 9.
    for copy in 0..4 {
        let bits = 30 << 10 | copy << 8 | 1 << 5;
        assert_eq!(decode(bits, RedFives::OnePerSuit), Ok(Declaration::Kita));
    }
    let written = encode(Declaration::Kita, RedFives::OnePerSuit);
    assert_eq!(written.and_then(|bits| decode(bits, RedFives::None)), Ok(Declaration::Kita));
}

/// The faces of a meld with their ids' copies forgotten, the called one first.
#[track_caller]
fn assert_reads(bits: u16, kind: MeldKind, called: u8, from: CalledFrom, others: &[u8]) {
    for game in GAMES {
        let face = |id| ids136::face(id, game).expect("ids run to 135");
        let Ok(Declaration::Meld(meld)) = decode(bits, game) else { panic!("{bits} is a meld") };
        let mut expected: Vec<(Face, bool)> = others.iter().map(|&id| (face(id), false)).collect();
        expected.push((face(called), true));
        expected.sort();
        let is_called = |part| part == Part::Called(from);
        let mut read: Vec<(Face, bool)> =
            meld.parts().into_iter().map(|(face, part)| (face, is_called(part))).collect();
        read.sort();
        assert_eq!((meld.kind(), read), (kind, expected), "{bits} {game:?}");
    }
}

/// The layout of the format, put together from 136-ids field by field.
#[test]
fn numbers_put_together_from_ids_are_read_as_those_tiles() {
    for (start, place) in (0..21u16).flat_map(|start| (0..3).map(move |place| (start, place))) {
        let first = start / 7 * 9 + start % 7;
        for copies in 0..64u16 {
            let copy = |i: u16| copies >> (2 * i) & 0b11;
            let id = |i: u16| (4 * (first + i) + copy(i)) as u8;
            let bits = (start * 3 + place) << 10 | copy(2) << 7 | copy(1) << 5 | copy(0) << 3;
            let others: Vec<u8> = (0..3).filter(|&i| i != place).map(id).collect();
            assert_reads(bits | 1 << 2 | 3, MeldKind::Chi, id(place), CalledFrom::Kamicha, &others);
        }
    }
    for tile in 0..Tile::COUNT as u16 {
        for (n, from) in (1u16..).zip(CalledFrom::ALL) {
            for copy in 0..4 {
                let id = |copy: u16| (4 * tile + copy) as u8;
                let others: Vec<u8> = (0..4).filter(|&other| other != copy).map(id).collect();
                let bits = (4 * tile + copy) << 8 | n;
                assert_reads(bits, MeldKind::Daiminkan, id(copy), from, &others);

                // For pon and kakan `copy` is the one that isn't of the pon.
                for place in 0..3 {
                    let called = others[usize::from(place)];
                    let own: Vec<u8> = others.iter().copied().filter(|&id| id != called).collect();
                    let bits = (3 * tile + place) << 9 | copy << 5 | n;
                    assert_reads(bits | 1 << 3, MeldKind::Pon, called, from, &own);
                    let own_and_added = [&own[..], &[id(copy)]].concat();
                    assert_reads(bits | 1 << 4, MeldKind::Kakan, called, from, &own_and_added);
                }
            }
        }
    }
}

/// All numbers by all seats: a call from a seat is one from whoever plays there.
#[test]
fn in_sanma_seats_are_players_in_the_order_of_play() {
    let game = RedFives::OnePerSuit;
    let mut calls = 0;
    for bits in 0..=u16::MAX {
        for seat in 0..3 {
            let read = decode_sanma(bits, game, seat);
            let Ok(Declaration::Meld(four)) = decode(bits, game) else {
                assert_eq!(read, decode(bits, game));
                continue;
            };
            let target = (seat + (bits & 0b11) as u8) % 4;
            if four.kind() == MeldKind::Chi || four.call().is_some() && target == 3 {
                assert_eq!(read, Err(MjlogError::NotAMeld { bits }));
                continue;
            }
            let Ok(Declaration::Meld(meld)) = read else { panic!("{bits} is a meld of {seat}") };
            let of = |meld: &Meld| (meld.kind(), meld.faces().collect::<Vec<_>>(), meld.added());
            assert_eq!(of(&meld), of(&four));
            assert_eq!(meld.call().map(|call| call.face()), four.call().map(|call| call.face()));
            let source = meld.call().map(|call| call.source());
            assert_eq!(source.and_then(|source| source.seat(3, seat)), source.map(|_| target));
            calls += usize::from(source.is_some());
            let again = encode_sanma(Declaration::Meld(meld), game, seat);
            assert_eq!(again.and_then(|bits| decode_sanma(bits, game, seat)), read, "{bits}");
        }
    }
    // Two of three sources for each seat.
    assert_eq!(calls, 2 * (2 * 34 * 4 * 3 * 3 + 34 * 4 * 3));
    let none = MjlogError::NoSuchSeat { seat: 3 };
    assert_eq!(decode_sanma(46698, game, 3), Err(none));
    assert_eq!(encode_sanma(Declaration::Kita, game, 3), Err(none));
    let toimen = Meld::pon([Tile::East; 2], Tile::East, CalledFrom::Toimen).unwrap();
    let chi = Meld::chi([Tile::P1, Tile::P2], Tile::P3).unwrap();
    for meld in [toimen, chi] {
        let written = encode_sanma(Declaration::Meld(meld), game, 0);
        assert_eq!(written, Err(MjlogError::NotInSanma));
    }
    let unknown = Meld::from_faces(MeldKind::Pon, &[Face::plain(Tile::East); 3]).unwrap();
    let written = encode_sanma(Declaration::Meld(unknown), game, 0);
    assert_eq!(written, Err(MjlogError::UnknownCall));
    assert_eq!(encode_sanma(Declaration::Kita, game, 2), encode(Declaration::Kita, game));
}

/// The ids that a number's bits name, in the order of a meld's parts: own tiles, called, added.
fn ids_of(bits: u16) -> Vec<u8> {
    let id = |tile: u16, copy: u16| (4 * tile + copy) as u8;
    let (low, from) = (bits >> 10, bits & 0b11);
    if bits & 1 << 2 != 0 {
        let (start, copy) = (low / 3, |place: u16| bits >> (3 + 2 * place) & 0b11);
        return (0..3).map(|i| id(start / 7 * 9 + start % 7 + i, copy(i))).collect();
    }
    if bits & 0b1_1000 != 0 {
        let (tile, called, apart) = (bits / 512 / 3, bits / 512 % 3, bits >> 5 & 0b11);
        let mut copies: Vec<u16> = (0..4).filter(|&copy| copy != apart).collect();
        let called = copies.remove(usize::from(called));
        copies.push(called);
        copies.extend((bits & 1 << 4 != 0).then_some(apart));
        return copies.into_iter().map(|copy| id(tile, copy)).collect();
    }
    let first = bits >> 8 & 0b11;
    if bits & 1 << 5 != 0 {
        return [id(low, first)].to_vec();
    }
    let others = (0..4).filter(|&copy| copy != first);
    let copies: Vec<u16> = match from {
        0 => [first].into_iter().chain(others).collect(),
        _ => others.chain([first]).collect(),
    };
    copies.into_iter().map(|copy| id(low, copy)).collect()
}

/// Own tiles have no order among themselves but that red fives come first.
#[test]
fn every_number_is_written_from_the_tiles_that_it_names() {
    for game in GAMES {
        let mut written = 0;
        for bits in 0..=u16::MAX {
            let Ok(declaration) = decode(bits, game) else { continue };
            let mut ids = ids_of(bits);
            if let Declaration::Meld(meld) = declaration {
                let is_red_first = meld.reds() == 0 || ids[0] % 4 == 0;
                if meld.kind() == MeldKind::Ankan && !is_red_first {
                    continue;
                }
            }
            assert_eq!(encode_ids(declaration, &ids, game), Ok(bits), "{bits} {ids:?}");
            written += 1;
            let last = ids.len() - 1;
            ids[last] = ids[0] ^ 4;
            assert_eq!(encode_ids(declaration, &ids, game), Err(MjlogError::OtherTiles));
            assert_eq!(encode_ids(declaration, &ids[1..], game), Err(MjlogError::OtherTiles));
        }
        // All but ankans of fives whose first copy, the red one, the bits don't name.
        let (chi, pon, daiminkan) = (63 * 64, 34 * 4 * 3 * 3, 34 * 4 * 3);
        let ankan = 34 * 4 - if game == RedFives::OnePerSuit { 3 * 3 } else { 0 };
        assert_eq!(written, chi + 2 * pon + daiminkan + ankan + 4);
    }
}

#[test]
fn ids_are_each_given_once_and_in_sanma_seats_are_places_of_four() {
    let game = RedFives::OnePerSuit;
    let pon = Meld::pon([Tile::North; 2], Tile::North, CalledFrom::Shimocha).unwrap();
    let pon = Declaration::Meld(pon);
    assert_eq!(encode_ids(pon, &[120, 120, 123], game), Err(MjlogError::OtherTiles));
    for seat in 0..3 {
        let bits = encode_ids_sanma(pon, &[120, 121, 123], game, seat).unwrap();
        assert_eq!(decode_sanma(bits, game, seat), Ok(pon));
    }
    let none = Err(MjlogError::NoSuchSeat { seat: 3 });
    assert_eq!(encode_ids_sanma(pon, &[120, 121, 123], game, 3), none);
    let unknown = Meld::from_faces(MeldKind::Pon, &[Face::plain(Tile::East); 3]).unwrap();
    let unknown = encode_ids(Declaration::Meld(unknown), &[108, 109, 110], game);
    assert_eq!(unknown, Err(MjlogError::UnknownCall));
}
