//! Mahjong solitaire: layouts and lists of moves never panic, and what was read is read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use shanghai::{Layout, moves};

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
    match moves::parse(list, &layout) {
        Ok(list) => assert_eq!(moves::parse(&moves::write(&list, &layout), &layout), Ok(list)),
        Err(error) => assert!(error.line() <= list.lines().count()),
    }
});
