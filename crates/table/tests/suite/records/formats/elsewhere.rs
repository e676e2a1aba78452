//! Records that aren't read, and what their error says; and games with chips.

use mentsu_table::record::{self, GameKind, Wrong};
use mentsu_table::replay;

use crate::records::replayed::played::{game, kinds, seed, to_mjlog};

/// The shapes in which Mahjong Soul's games are exported.
#[test]
fn mahjong_soul_s_own_records_say_what_to_convert_them_with() {
    let packed = [&b"\x0a\x17.lq.RecordNewRound\x12\xff\xfe\x00"[..], &[0x80, 0xff]].concat();
    let texts: [&[u8]; 11] = [
        br#"[{"name":".lq.RecordNewRound","data":{}}]"#,
        br#"{"head":{"uuid":"230101-x","accounts":[]},"data":{"name":".lq.GameDetailRecords"}}"#,
        br#"{"head":{"uuid":"230101-x","start_time":1,"accounts":[{"seat":0}]},"data":"CgZ="}"#,
        br#"{"head":{"uuid":"230101-x"},"data_url":"https://example.com/x","data":""}"#,
        br#"{"error":null,"head":{"uuid":"230101-x"},"data_url":"https://example.com/x"}"#,
        br#"{"uuid":"230101-x","record":[{"name":"RecordDealTile","data":{}}]}"#,
        br#"{"record":{"accounts":[],"version":210715}}"#,
        br#"[{"name":"ActionNewRound","data":{"chang":0,"ju":1}}]"#,
        b"https://game.maj-soul.com/1/?paipu=230101-x_a1",
        br#"{"version":210715,"actions":[{"result":{"name":".lq.RecordDiscardTile"}}]}"#,
        &packed,
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

/// Chips change the scores by amounts that no tag contains, and nothing else.
#[test]
fn the_scores_of_a_game_with_chips_are_not_compared() {
    let text = to_mjlog(&game(GameKind::default(), 1), &seed(1));
    let chips = text.replace("<GO type=\"9\"", "<GO type=\"521\"");
    assert_ne!(text, chips);
    let owari = text.split_once("owari=\"").unwrap().1.split_once('"').unwrap().0;
    let numbers: Vec<f64> = owari.split(',').map(|number| number.parse().unwrap()).collect();
    let with = |text: &str, more: [f64; 2], chips: &str| {
        let numbers =
            numbers.iter().enumerate().map(|(i, number)| (number + more[i % 2]).to_string());
        let numbers = numbers.collect::<Vec<_>>().join(",");
        let record = record::read(text.replace(owari, &(numbers + chips)).as_bytes());
        record.map(|record| (record.result, replay::replay(&record).differences.len()))
    };
    assert_eq!(with(&text, [0.0, 5.0], "").unwrap().1, 1, "scores without chips");
    let (result, differences) = with(&chips, [0.0, 5.0], "").unwrap();
    assert_eq!((result.unwrap().scores, differences), (None, 0));
    assert_eq!(with(&chips, [1.0, 5.0], "").unwrap().1, 1, "points with chips");
    assert_eq!(with(&chips, [0.0, 5.0], ",1,-1,2,-2").unwrap(), (None, 0));
}
