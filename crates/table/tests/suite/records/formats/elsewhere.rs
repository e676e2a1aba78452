//! Records that aren't read, and what their error says; and games with chips.

use mentsu_table::record::{self, Wrong};

use crate::records::replayed::played::{game, kinds};

/// What names a game of Mahjong Soul and doesn't have its messages.
#[test]
fn games_of_mahjong_soul_without_messages_say_what_would_have_them() {
    let packed = b"\x0a\x12.lq.RecordNewRound\x12\x02\xff\xfe";
    let texts: [&[u8]; 10] = [
        br#"{"head":{"uuid":"230101-x","accounts":[]},"data":{"name":".lq.GameDetailRecords"}}"#,
        br#"{"head":{"uuid":"230101-x","start_time":1,"accounts":[{"seat":0}]},"data":"CgZ="}"#,
        br#"{"head":{"uuid":"230101-x"},"data_url":"https://example.com/x","data":""}"#,
        br#"{"error":null,"head":{"uuid":"230101-x"},"data_url":"https://example.com/x"}"#,
        br#"{"uuid":"230101-x","record":"x"}"#,
        br#"{"record":{"accounts":[],"version":210715}}"#,
        br#"[{"name":"ActionNewRound","data":{"chang":0,"ju":1}}]"#,
        b"https://game.maj-soul.com/1/?paipu=230101-x_a1",
        br#"{"version":210715,"actions":[{"result":{"name":".lq.RecordDiscardTile"}}]}"#,
        packed,
    ];
    for text in texts {
        let error = record::read(text).expect_err("no record that is read");
        let shown = String::from_utf8_lossy(text);
        assert_eq!(error.wrong, Wrong::MahjongSoul, "{shown}");
        let error = error.to_string();
        assert!(error.contains("tensoul") && error.contains("tenhou/6"), "{error}");
    }
    for text in [&br#"{"head":1}"#[..], br#"{"data":[]}"#, b"{\"record\":1}", b"\xff\xfe"] {
        assert_ne!(record::read(text).unwrap_err().wrong, Wrong::MahjongSoul);
    }
}

/// A converter's title that names where it is from doesn't make a record unreadable.
#[test]
fn a_converted_record_is_read() {
    let text = game(kinds()[3], 1).to_tenhou6().unwrap();
    let titled = text.replace("\"title\":[\"\",", "\"title\":[\"head data record uuid\",");
    assert_ne!(text, titled);
    assert!(record::read(titled.as_bytes()).is_ok());
}
