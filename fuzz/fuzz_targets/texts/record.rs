//! Records of games: bytes of any kind are read or refused, what is read is replayed, and what is
//! written is read back.
#![cfg_attr(fuzzing, no_main)]

use mentsu_fuzz::fuzz_target;
use mentsu_table::{analysis, record, replay};

fuzz_target!(|bytes: &[u8]| {
    let Ok(games) = record::read_all(bytes) else { return };
    assert!(!games.is_empty());
    for read in games {
        let replayed = replay::replay(&read);
        let ended = replayed.differences.iter().filter(|difference| difference.ends_check);
        assert!(ended.count() <= replayed.rounds);
        let _ = analysis::analyse(&read);
        let written = [read.to_tenhou6().ok(), Some(read.to_mjai())];
        if read.seen_by.is_none() && replayed.differences.is_empty() && replayed.notes.is_empty() {
            let four = read.kind.players() == 4;
            let majiang = four.then(|| read.to_majiang().ok());
            for text in written.into_iter().chain(majiang) {
                let text = text.expect("all hands are seen");
                let again = record::read(text.as_bytes()).expect("it was written");
                assert_eq!(again.rounds.len(), read.rounds.len());
            }
        }
    }
});
