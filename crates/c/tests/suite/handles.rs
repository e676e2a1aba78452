//! Objects freed twice, used after that, or passed for others.

use std::ptr::null_mut;

use mentsu_c::boundary::{
    mentsu_free, mentsu_game_event_count, mentsu_game_free, mentsu_game_save, mentsu_game_state,
    mentsu_points, mentsu_record_free, mentsu_record_games, mentsu_record_read, mentsu_rules_free,
};
use mentsu_c::{Game, Points, Record, Status};

use crate::calls::{done, game, rules};
use crate::points::win;

#[test]
fn null_is_freed_without_effect() {
    // SAFETY: null is allowed.
    unsafe {
        assert_eq!(mentsu_rules_free(null_mut()), Status::Ok);
        assert_eq!(mentsu_game_free(null_mut()), Status::Ok);
        assert_eq!(mentsu_record_free(null_mut()), Status::Ok);
    }
}

#[test]
fn an_object_of_another_kind_is_an_error() {
    let house = rules("tenhou").unwrap();
    let mut count = 0;
    // SAFETY: every object begins with a mark, which is all that is read here.
    unsafe {
        let error = done(|error| mentsu_game_event_count(house.cast::<Game>(), &mut count, error));
        let why = "the pointer isn't a Game".to_owned();
        assert_eq!(error, Err((Status::WrongHandle, why)));
        assert_eq!(mentsu_record_free(house.cast::<Record>()), Status::WrongHandle);
        assert_eq!(mentsu_rules_free(house), Status::Ok);
    }
}

#[test]
#[cfg(debug_assertions)]
fn debug_builds_notice_what_was_freed() {
    let house = rules("tenhou").unwrap();
    let played = game(house, 1, None).unwrap();
    let (mut record, mut games) = (null_mut(), 0);
    let mut answer = Points::default();
    let lines = crate::records::mjai(played);
    // SAFETY: debug builds keep the mark of what was freed.
    unsafe {
        mentsu_record_read(lines.as_ptr(), lines.len(), &mut record, null_mut());
        for _ in 0..2 {
            mentsu_game_free(played);
            mentsu_rules_free(house);
            mentsu_record_free(record);
        }
        assert_eq!(mentsu_game_free(played), Status::Freed);
        let mut state = std::mem::MaybeUninit::uninit();
        let error = done(|error| mentsu_game_state(played, state.as_mut_ptr(), error));
        assert_eq!(error, Err((Status::Freed, "the Game was freed".to_owned())));
        let error = done(|error| mentsu_record_games(record, &mut games, error)).unwrap_err();
        assert_eq!(error, (Status::Freed, "the Record was freed".to_owned()));
        let won = win("234567m23488p67s", "8s");
        assert_eq!(mentsu_points(house, &won, 1, &mut answer, null_mut()), Status::Freed);
        assert_eq!(game(house, 1, None).unwrap_err().0, Status::Freed);
    }
}

#[test]
fn a_text_outlives_its_game_and_a_game_its_rules() {
    let house = rules("tenhou").unwrap();
    let played = game(house, 1, None).unwrap();
    let mut text = null_mut();
    // SAFETY: each is freed once.
    unsafe {
        assert_eq!(mentsu_rules_free(house), Status::Ok);
        assert_eq!(mentsu_game_save(played, &mut text, null_mut(), null_mut()), Status::Ok);
        assert_eq!(mentsu_game_free(played), Status::Ok);
        let saved = std::ffi::CStr::from_ptr(text).to_str().unwrap();
        assert!(saved.starts_with(r#"{"game":{"#), "{saved}");
        mentsu_free(text);
    }
}
