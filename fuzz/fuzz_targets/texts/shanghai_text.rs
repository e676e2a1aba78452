//! Mahjong solitaire: layouts, boards, records and lists of moves never panic, and what was read is
//! read again.
#![cfg_attr(fuzzing, no_main)]

use mentsu_fuzz::fuzz_target;
use shanghai::{Board, Layout, Record, moves};

fuzz_target!(|input: (&str, &str)| {
    let (layout, list) = input;
    let layout = match layout.parse::<Layout>() {
        Ok(layout) => {
            assert_eq!(layout.to_text().parse().as_ref(), Ok(&layout));
            layout
        }
        Err(error) => {
            assert!(error.line() >= 1 && error.column() >= 1);
            assert!(error.line() <= layout.lines().count() + 2);
            shanghai::layouts::turtle()
        }
    };
    match list.parse::<Board>() {
        Ok(board) => assert_eq!(board.to_string().parse(), Ok(board)),
        Err(error) => assert!(error.line() >= 1 && error.column() >= 1),
    }
    if let Ok(record) = list.parse::<Record>() {
        assert_eq!(record.to_string().parse(), Ok(record));
    }
    match moves::parse(list, &layout) {
        Ok(list) => assert_eq!(moves::parse(&moves::write(&list, &layout), &layout), Ok(list)),
        Err(error) => assert!(error.line() <= list.lines().count()),
    }
});
