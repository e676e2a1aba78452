//! Hands as 34 counts: answers, and what is wrong with them.

use std::ffi::CStr;
use std::ptr::{null, null_mut};

use mentsu::Hand;
use mentsu_c::boundary::{
    mentsu_abi_version, mentsu_best_discard, mentsu_is_win, mentsu_shanten, mentsu_ukeire,
    mentsu_version, mentsu_waits,
};
use mentsu_c::{Discard, Status, Ukeire};

use crate::calls::{counts, fresh, message};

#[test]
fn hands_are_answered_as_by_the_library() {
    let texts =
        ["1112345678999m", "147m258p369s12345z", "22m", "123m456p78s11z", "19m19p19s12345677z"];
    let all: Vec<u8> = texts.iter().flat_map(|text| counts(text)).collect();
    let n = texts.len();
    let (mut won, mut shanten, mut waits) = (vec![9; n], vec![9; n], vec![9; n]);
    let none = Ukeire { shanten: 0, total: 0, tiles: 0, left: [0; 34] };
    let mut ukeire = vec![none; n];
    // SAFETY: the arrays have a place for each hand.
    unsafe {
        assert_eq!(mentsu_is_win(all.as_ptr(), n, won.as_mut_ptr(), null_mut()), Status::Ok);
        assert_eq!(mentsu_shanten(all.as_ptr(), n, shanten.as_mut_ptr(), null_mut()), Status::Ok);
        assert_eq!(mentsu_waits(all.as_ptr(), n, waits.as_mut_ptr(), null_mut()), Status::Ok);
        assert_eq!(mentsu_ukeire(all.as_ptr(), n, ukeire.as_mut_ptr(), null_mut()), Status::Ok);
    }
    for (i, text) in texts.iter().enumerate() {
        let hand: Hand = text.parse().unwrap();
        assert_eq!((won[i], shanten[i]), (hand.is_win().into(), hand.shanten().get()));
        let bits = |tiles: mentsu::TileSet| tiles.iter().map(|tile| 1u64 << tile.index()).sum();
        assert_eq!(waits[i], bits(hand.wait_tiles()));
        let expected = hand.ukeire();
        assert_eq!((ukeire[i].tiles, ukeire[i].total), (bits(expected.tiles()), expected.total()));
        assert!(expected.iter().all(|(tile, left)| ukeire[i].left[tile.index()] == left));
    }
}

#[test]
fn what_is_wrong_is_named_with_its_place() {
    let good = counts("1112345678999m");
    let mut five = good;
    five[0] = 5;
    let cases = [
        (five, Status::TooManyCopies, "5 copies of 1m, but there are only 4"),
        (counts("123m"), Status::WrongSize, ""),
        ([255; 34], Status::TooManyCopies, ""),
        ([0; 34], Status::WrongSize, ""),
    ];
    for (bad, expected, why) in cases {
        let both = [good, bad].concat();
        let (mut shanten, mut error) = ([9; 2], fresh());
        // SAFETY: the arrays have a place for each hand.
        let status = unsafe { mentsu_shanten(both.as_ptr(), 2, shanten.as_mut_ptr(), &mut error) };
        assert_eq!((status, error.status, error.index), (expected, expected, 1));
        assert!(message(&error).contains(why), "{}", message(&error));
        assert_eq!(shanten, [0, 9]);
    }
    let (mut one, mut error) = (0, fresh());
    // SAFETY: null is allowed.
    unsafe {
        assert_eq!(mentsu_shanten(null(), 1, &mut one, &mut error), Status::NullPointer);
        assert_eq!(message(&error), "`counts` is null");
        assert_eq!(mentsu_shanten(good.as_ptr(), 1, null_mut(), &mut error), Status::NullPointer);
        assert_eq!(
            mentsu_shanten(good.as_ptr(), usize::MAX, &mut one, null_mut()),
            Status::WrongLength
        );
    }
}

#[test]
fn a_discard_is_the_best_or_there_is_none() {
    let none = Ukeire { shanten: 0, total: 0, tiles: 0, left: [0; 34] };
    let (mut best, mut error) = (Discard { tile: 99, ukeire: none }, fresh());
    let hand = counts("123m45p13789s1134z");
    // SAFETY: all pointers are of variables here.
    unsafe {
        assert_eq!(mentsu_best_discard(hand.as_ptr(), 1, &mut best, &mut error), Status::Ok);
        let expected = "123m45p13789s1134z".parse::<Hand>().unwrap().best_discard().unwrap();
        assert_eq!(usize::from(best.tile), expected.tile().index());
        let waiting = counts("1112345678999m");
        let status = mentsu_best_discard(waiting.as_ptr(), 1, &mut best, &mut error);
        assert_eq!(status, Status::NoDiscard);
        assert_eq!(mentsu_abi_version(), 1);
        assert_eq!(CStr::from_ptr(mentsu_version()).to_str(), Ok(env!("CARGO_PKG_VERSION")));
    }
}
