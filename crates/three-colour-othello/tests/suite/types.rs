//! Sizes that the documentation states, and traits of the error types.

use three_colour_othello::{
    Action, Analysis, Entry, Game, IllegalAction, Leaves, NoSuchLevel, OffBoard, Overlap,
    ParseError, Position, Record, RecordError, Square, Svg,
};

#[test]
fn sizes() {
    assert_eq!(size_of::<Position>(), 64);
    assert_eq!(size_of::<Entry>(), 16);
    assert_eq!(size_of::<Square>(), 1);
    assert_eq!(size_of::<Action>(), 2);
}

#[test]
fn errors_are_errors_and_go_between_threads() {
    fn is_error<E: core::error::Error + Copy + Eq + Send + Sync + 'static>() {}
    is_error::<OffBoard>();
    is_error::<Overlap>();
    is_error::<ParseError>();
    is_error::<RecordError>();
    is_error::<IllegalAction>();
    is_error::<NoSuchLevel>();
    fn goes_between<T: Send + Sync + 'static>() {}
    goes_between::<Position>();
    goes_between::<Game>();
    goes_between::<Record>();
    goes_between::<Analysis>();
    goes_between::<Svg>();
}

#[test]
fn leaves_never_overflow() {
    let many = Leaves { plays: u64::MAX, changes: 1, passes: 1, roots: 1 };
    assert_eq!((many + many).total(), u64::MAX);
}
