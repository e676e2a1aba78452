//! What reading takes: no text of any kind makes the reader build more than the game that it holds.

use std::io::Write as _;

use allocation_counter::measure;
use flate2::Compression;
use flate2::write::GzEncoder;
use mentsu_table::record::{self, MAX_BYTES, Oddity, Reader, Wrong};

use crate::records::formats::mjai::read;
use crate::records::replayed::played::game;

/// What reading may take beside the text and the game.
const BESIDE: u64 = 16 << 20;

fn packed(text: &str) -> Vec<u8> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::fast());
    packer.write_all(text.as_bytes()).expect("memory takes all");
    packer.finish().expect("memory takes all")
}

/// A text of this many MiB with this beginning and end, filled with `again`.
fn filled(mebibytes: usize, begin: &str, again: &str, end: &str) -> String {
    let times = ((mebibytes << 20) - begin.len() - end.len()) / again.len();
    begin.to_owned() + &again.repeat(times) + end
}

#[test]
fn what_unpacks_to_much_takes_little_more_than_its_text() {
    const ROUND: &str = r#"{"title":["",""],"name":[],"rule":{"disp":""},"log":[["#;
    for (nth, (begin, again, end)) in [
        (r#"[{"type":"start_game"}"#, ",0", "]"),
        (r#"[{"type":"start_game"}"#, ",{}", "]"),
        (r#"[{"type":"start_game"}"#, r#",{"type":"x"}"#, "]"),
        ("", "{\"type\":\"start_game\"}\n", ""),
        (r#"{"type":"start_game","names":[0"#, ",0", "]}"),
        (r#"{"type":"start_game","names":[{}"#, ",{}", "]}"),
        (ROUND, "0,", "0]]}"),
        (ROUND, "{},", "0]]}"),
        (ROUND, "[[],", "0"),
        (r#"[{"log":[]}"#, r#",{"log":[]}"#, "]"),
        ("<mjloggm>", "<UN/>", "</mjloggm>"),
        ("<mjloggm><INIT ", "a=\"\" ", "/></mjloggm>"),
        ("Get: <HELO/>\n", "Get: <UN/>\n", ""),
    ]
    .into_iter()
    .enumerate()
    {
        let text = filled(if nth == 0 { 63 } else { 8 }, begin, again, end);
        let bytes = packed(&text);
        let mut games = 0;
        let taken = measure(|| games = record::read_all(&bytes).map_or(0, |games| games.len()));
        assert_eq!(games, 0, "{begin}{again}");
        let most = text.len() as u64 + BESIDE;
        assert!(taken.bytes_max < most, "{begin}{again}: {} MiB", taken.bytes_max >> 20);
    }
}

/// Mahjong Soul's messages, packed or one by one, take no more than the longest game of them.
#[test]
fn messages_without_end_take_what_a_long_game_takes() {
    /// What a million values take.
    const VALUES: u64 = 64 << 20;
    let wrapper = "\n\u{5}.lq.X";
    let named = format!("\n\u{7}{wrapper}");
    for (begin, again) in [
        (named.as_str(), "\u{1a}\0"),
        (&named, "\u{1a}\u{2}\u{1a}\0"),
        (&named, "\n\0"),
        (&named, &named),
        ("", r#"{"type":1}"#),
        ("", r#"{"type":"RecordNewRound","data":{"scores":[]}}"#),
        (r#"{"head":{},"data":{"actions":[{}"#, r#",{"result":""}"#),
    ] {
        let bytes = filled(8, begin, again, "").into_bytes();
        let mut games = 0;
        let taken = measure(|| games = record::read_all(&bytes).map_or(0, |games| games.len()));
        assert_eq!(games, 0, "{begin}{again}");
        assert!(taken.bytes_max < VALUES, "{begin}{again}: {} MiB", taken.bytes_max >> 20);
    }
}

/// Read from plain bytes, a game takes no copy of its text.
#[test]
fn a_plain_text_is_not_copied() {
    let text = filled(16, "Get: <HELO/>\n", "Get: <UN/>\n", "");
    let taken = measure(|| drop(record::read_all(text.as_bytes())));
    assert!(taken.bytes_max < BESIDE, "{} MiB", taken.bytes_max >> 20);
}

#[test]
fn the_limit_is_an_argument() {
    let text = game(record::GameKind::default(), 1).to_mjai();
    for bytes in [text.clone().into_bytes(), packed(&text)] {
        let limit = |most| Reader::new().with_most_bytes(most).read(&bytes);
        assert!(limit(text.len()).is_ok());
        let error = limit(text.len() - 1).expect_err("a byte too long");
        assert_eq!(error.wrong, Wrong::TooLong { most: text.len() - 1 });
    }
    assert_eq!(Reader::new().most_bytes(), MAX_BYTES);
}

/// Some programs append a checksum or a signature.
#[test]
fn bytes_behind_gzip_are_noted() {
    let text = game(record::GameKind::default(), 1).to_mjai();
    let mut bytes = packed(&text);
    bytes.extend(b"signed");
    let found = record::read(&bytes).expect("the gzip is whole");
    assert_eq!(found.oddities, [Oddity::TrailingBytes { bytes: 6 }]);
    assert_eq!(found.rounds, read(&text).rounds);
    // A second member is part of the text, and a broken one an error.
    let mut two = packed(&text);
    two.extend(&packed(&text)[..40]);
    assert!(matches!(record::read_all(&two).map_err(|e| e.wrong), Err(Wrong::Gzip { .. })));
}
