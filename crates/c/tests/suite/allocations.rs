//! Which calls allocate.

use std::ptr::null_mut;

use allocation_counter::measure;
use mentsu_c::boundary::{
    mentsu_best_discard, mentsu_game_act, mentsu_game_free, mentsu_game_new, mentsu_game_options,
    mentsu_game_state, mentsu_is_win, mentsu_points, mentsu_rules_free, mentsu_shanten,
    mentsu_ukeire, mentsu_waits,
};
use mentsu_c::{Discard, MENTSU_MOST_OPTIONS, Points, Status, Ukeire};

use crate::calls::{counts, rules};
use crate::points::win;

#[test]
fn typed_calls_allocate_nothing() {
    let hands = [counts("123m45p13789s1134z"), counts("1122334455667z8m")].concat();
    let wins = [win("234567m23488p67s", "8s"), win("1122s(555z)(666z)(777z)", "1s")];
    let house = rules("tenhou").unwrap();
    let none = Ukeire { shanten: 0, total: 0, tiles: 0, left: [0; 34] };
    let (mut won, mut shanten, mut waits) = ([0; 2], [0; 2], [0; 2]);
    let (mut ukeire, mut best) = ([none; 2], [Discard { tile: 0, ukeire: none }; 2]);
    let mut points = [Points::default(); 2];
    let hands = hands.as_ptr();
    // SAFETY: each array has a place for each hand or win.
    let info = measure(|| unsafe {
        let error = null_mut();
        assert_eq!(mentsu_is_win(hands, 2, won.as_mut_ptr(), error), Status::Ok);
        assert_eq!(mentsu_shanten(hands, 2, shanten.as_mut_ptr(), error), Status::Ok);
        assert_eq!(mentsu_waits(hands, 2, waits.as_mut_ptr(), error), Status::Ok);
        assert_eq!(mentsu_ukeire(hands, 2, ukeire.as_mut_ptr(), error), Status::Ok);
        assert_eq!(mentsu_best_discard(hands, 2, best.as_mut_ptr(), error), Status::Ok);
        assert_eq!(mentsu_points(house, wins.as_ptr(), 2, points.as_mut_ptr(), error), Status::Ok);
    });
    assert_eq!(info.count_total, 0);
    assert_eq!(points.map(|answer| answer.points), [2_900, 48_000]);
    // SAFETY: it is freed once.
    unsafe { mentsu_rules_free(house) };
}

#[test]
fn what_a_game_allocates_is_freed() {
    let house = rules("tenhou").unwrap();
    let mut options = Vec::with_capacity(MENTSU_MOST_OPTIONS);
    // SAFETY: all pointers are of variables, and the game is freed once.
    let info = measure(|| unsafe {
        let (mut game, mut count) = (null_mut(), 0);
        mentsu_game_new(house, 3, std::ptr::null(), 0, &mut game, null_mut());
        let asked = measure(|| {
            let mut state = std::mem::MaybeUninit::uninit();
            mentsu_game_state(game, state.as_mut_ptr(), null_mut());
            let room = options.as_mut_ptr();
            mentsu_game_options(game, 0, room, MENTSU_MOST_OPTIONS, &mut count, null_mut());
        });
        assert_eq!((asked.count_total, count > 0), (0, true));
        mentsu_game_act(game, 0, 0, null_mut());
        mentsu_game_free(game);
    });
    // A debug build keeps the mark of what was freed: one small block.
    let kept = i64::from(cfg!(debug_assertions));
    assert_eq!(info.count_current, kept);
    assert!(info.bytes_current <= 16 * kept, "{info:?}");
    // SAFETY: it is freed once.
    unsafe { mentsu_rules_free(house) };
}
