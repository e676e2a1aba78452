//! Streams of any length are read game by game, as files are read at once.

use std::io::{self, BufRead, BufReader, Read, Write as _};

use allocation_counter::measure;
use flate2::Compression;
use flate2::write::GzEncoder;
use mentsu::random::{RandomSource, SplitMix64};
use mentsu_table::Seat;
use mentsu_table::record::{self, Format, GameKind, Oddity, Reader, Record, RecordError, Wrong};

use crate::records::replayed::played::{game, kinds, seed, to_client, to_mjlog};

fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::fast());
    packer.write_all(bytes).unwrap();
    packer.finish().unwrap()
}

/// Gives so few bytes at once.
struct Slowly<'a>(&'a [u8], usize);

impl Read for Slowly<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let count = self.0.len().min(self.1).min(into.len());
        into[..count].copy_from_slice(&self.0[..count]);
        self.0 = &self.0[count..];
        Ok(count)
    }
}

fn streamed(input: impl BufRead) -> Result<Vec<Record>, RecordError> {
    Reader::new().games(input).collect()
}

#[track_caller]
fn assert_alike(text: &str) {
    let at_once = record::read_all(text.as_bytes());
    assert!(at_once.is_ok(), "{at_once:?}");
    assert!(streamed(text.as_bytes()) == at_once, "otherwise than at once");
    assert!(streamed(BufReader::new(Slowly(text.as_bytes(), 7))) == at_once, "by 7 bytes");
    let pack = packed(text.as_bytes());
    assert!(streamed(BufReader::with_capacity(1, Slowly(&pack, 1))) == at_once, "packed, by bytes");
    let (begin, end) = text.as_bytes().split_at(text.len() / 3);
    let members = [packed(begin), packed(end), vec![0; 99]].concat();
    assert!(streamed(&members[..]) == at_once, "in two members");
}

#[test]
fn games_of_every_format_are_read_as_at_once() {
    let [hanchan, sanma, tonpuu, ..] = kinds();
    let games = [game(hanchan, 1), game(sanma, 1), game(tonpuu, 2), game(tonpuu, 2)];
    let joined = |write: &dyn Fn(&Record) -> String, between: &str| {
        games.each_ref().map(write).join(between)
    };
    let mjlog = joined(&|game| game.to_mjlog().unwrap(), "\n");
    let seeded = joined(&|game| to_mjlog(game, &seed(1)), " ");
    let tenhou6 = joined(&|game| game.to_tenhou6().unwrap(), "\n");
    let listed = format!("\u{feff} [{}]\n", joined(&|game| game.to_tenhou6().unwrap(), " ,\n"));
    let mjai = joined(&Record::to_mjai, "");
    let without_starts: Vec<&str> =
        mjai.lines().filter(|line| !line.contains("start_game")).collect();
    let events = format!("[{}]", mjai.lines().collect::<Vec<_>>().join(","));
    let values: Vec<serde_json::Value> =
        mjai.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let pretty = serde_json::to_string_pretty(&values).unwrap();
    let link = |game: &Record| -> String {
        let rounds = (0..game.rounds.len()).map(|round| game.round_to_tenhou6(round).unwrap());
        rounds.map(|json| format!("https://tenhou.net/6/#json={json}\n")).collect()
    };
    let client = to_client(&games[0], Seat::ALL[2]) + &to_client(&games[1], Seat::ALL[0]);
    for text in [
        &mjlog,
        &format!("<?xml version=\"1.0\"?>\n<!-- a game -->{mjlog}\n\n"),
        &seeded,
        &tenhou6,
        &listed,
        &mjai,
        &mjai.replace('\n', "\r\n\r\n"),
        &without_starts.join("\n"),
        &(mjai.clone() + "{\"type\":\"start_game\"}\n{\"type\":\"hello\"}"),
        &events,
        &pretty,
        &joined(&link, ""),
        &client,
    ] {
        assert_alike(text);
    }
    // Rounds that are objects of their own are one game.
    let rounds = (0..games[2].rounds.len()).map(|round| games[2].round_to_tenhou6(round).unwrap());
    let rounds: Vec<String> = rounds.collect();
    assert_alike(&rounds.join("\n"));
}

/// The games before it are read, the error has its place in the whole stream, and nothing follows.
#[test]
fn an_error_comes_behind_the_games_before_it() {
    let game = game(kinds()[2], 1);
    let (mjlog, mjai) = (game.to_mjlog().unwrap(), game.to_mjai());
    let events = mjai.lines().collect::<Vec<_>>().join(",");
    for (text, wrong) in [
        (mjlog.repeat(2), mjlog.replace("<INIT", "<INIX")),
        (mjlog.repeat(2), "<UN n0=\"A\"/>".to_owned()),
        (mjai.repeat(2), mjai.replacen("\"pai\":\"", "\"pai\":\"x", 3)),
        (format!("[{events},{events},"), events.replacen("\"pai\":\"", "\"pai\":\"x", 3) + "]"),
        (game.to_tenhou6().unwrap().repeat(2), "{\"log\":[[".to_owned()),
        (game.to_tenhou6().unwrap().repeat(2), "{\"log\":[[]]}".to_owned()),
    ] {
        let text = text + &wrong;
        let mut games = Reader::new().games(text.as_bytes());
        let at_once = record::read_all(text.as_bytes()).unwrap_err();
        let read: Vec<Result<Record, RecordError>> = games.by_ref().collect();
        let (errors, before): (Vec<_>, Vec<_>) = read.into_iter().partition(Result::is_err);
        assert!(matches!(before.len(), 1 | 2), "{} games before {wrong}", before.len());
        let error = errors.into_iter().next().unwrap().unwrap_err();
        assert_eq!(error.format, at_once.format);
        assert_eq!((error.place, &error.wrong), (at_once.place, &at_once.wrong), "{wrong}");
        assert!(games.next().is_none());
    }
}

#[test]
fn what_is_not_a_record_is_an_error() {
    let texts = ["", " \n", "nothing of the kind", "{}", "[]", "<", "{\"log\":[]}", "\u{1F}\u{8B}"];
    for text in texts {
        let wrong = |read: Result<Vec<Record>, RecordError>| read.err().map(|error| error.wrong);
        let (one, all) =
            (wrong(streamed(text.as_bytes())), wrong(record::read_all(text.as_bytes())));
        assert!(one.is_some() && one == all, "{text:?}: {one:?}, {all:?}");
    }
    let bytes = [&b"{\"type\":\"start_game\"}\n\xFF"[..], &[b' '; 99]].concat();
    let wrong = streamed(&bytes[..]).unwrap_err().wrong;
    assert_eq!(wrong, Wrong::NotUtf8 { at: 22 });
    for (bytes, at) in [(&b"\xFF\xFE"[..], 0), (b"a game\xFF", 6), (b"\xEF\xBB\xBF\xFF", 3)] {
        assert_eq!(streamed(bytes).unwrap_err().wrong, Wrong::NotUtf8 { at });
        assert_eq!(record::read_all(bytes).unwrap_err().wrong, Wrong::NotUtf8 { at });
    }
    let packed = packed(game(kinds()[2], 1).to_mjai().as_bytes());
    for end in [3, 11, packed.len() / 2, packed.len() - 1] {
        let wrong = streamed(&packed[..end]).unwrap_err().wrong;
        assert!(matches!(wrong, Wrong::Gzip { .. }), "{wrong:?}");
    }
    struct Broken;
    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("the cable is out"))
        }
    }
    let wrong = streamed(BufReader::new(Broken)).unwrap_err().wrong;
    assert_eq!(wrong, Wrong::Io { why: "the cable is out".to_owned() });
}

#[test]
fn bytes_behind_gzip_are_noted_with_the_last_game() {
    let game = game(kinds()[2], 1);
    let tenhou6 = game.to_tenhou6().unwrap();
    for text in [
        game.to_mjlog().unwrap().repeat(2),
        game.to_mjai().repeat(2),
        format!("[{tenhou6}\n, {tenhou6}\n]\n"),
    ] {
        let bytes = [&packed(text.as_bytes())[..], b"signed"].concat();
        let games = streamed(&bytes[..]).unwrap();
        let noted = games.iter().map(|game| game.oddities.clone()).collect::<Vec<_>>();
        assert_eq!(noted, [vec![], vec![Oddity::TrailingBytes { bytes: 6 }]]);
    }
}

/// A limit holds for each game, at which no format is read that has it a byte longer.
#[test]
fn the_limit_is_one_of_a_game() {
    let game = game(kinds()[2], 1);
    let (mjlog, tenhou6) = (game.to_mjlog().unwrap(), game.to_tenhou6().unwrap());
    let events = game.to_mjai().lines().collect::<Vec<_>>().join(",");
    for (text, game, length) in [
        (mjlog.repeat(9), Format::Mjlog, mjlog.len()),
        (game.to_mjai().repeat(9), Format::Mjai, game.to_mjai().len()),
        (format!("[{}]", [&events[..]; 9].join(", ")), Format::Mjai, events.len() + 1),
        (tenhou6.repeat(9), Format::Tenhou6, tenhou6.len()),
    ] {
        let read = |most| Reader::new().with_most_bytes(most).games(text.as_bytes());
        assert_eq!(read(length).filter(Result::is_ok).count(), 9, "{game}");
        let mut games = read(length - 1);
        let error = games.next().unwrap().unwrap_err();
        assert_eq!(error.wrong, Wrong::TooLong { most: length - 1 }, "{game}");
        assert!(games.next().is_none());
        let error = read(0).next().unwrap().unwrap_err();
        assert_eq!(error.wrong, Wrong::TooLong { most: 0 }, "{game}");
    }
}

/// Repeats the same bytes this many times.
struct Again<'a> {
    bytes: &'a [u8],
    at: usize,
    times: usize,
}

impl Read for Again<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.times == 0 {
            return Ok(0);
        }
        let count = (&self.bytes[self.at..]).read(into)?;
        self.at += count;
        if self.at == self.bytes.len() {
            (self.at, self.times) = (0, self.times - 1);
        }
        Ok(count)
    }
}

/// Hundreds of MiB, of which a game and little beside it are in memory. Most of it is white space
/// or lines that nobody reads, so that the test is quick.
#[test]
fn a_stream_beyond_the_limit_takes_the_memory_of_a_game() {
    const SPACE: usize = 1 << 20;
    let played = game(GameKind { hanchan: false, ..GameKind::default() }, 1);
    let space = " ".repeat(SPACE);
    let mjlog = played.to_mjlog().unwrap().replacen("<INIT", &format!("{space}<INIT"), 1);
    let tenhou6 = played.to_tenhou6().unwrap().replacen("\"log\":", &format!("\"log\":{space}"), 1);
    let mjai = played.to_mjai() + &"\n".repeat(SPACE);
    for text in [mjlog, tenhou6, mjai] {
        let times = (3 * record::MAX_BYTES).div_ceil(text.len());
        let read = |input: Again<'_>| {
            let games = Reader::new().games(BufReader::new(input));
            games.map(|game| game.map(|game| game.rounds.len())).collect::<Result<Vec<_>, _>>()
        };
        let mut games = Ok(Vec::new());
        let taken = measure(|| games = read(Again { bytes: text.as_bytes(), at: 0, times }));
        assert_eq!(games, Ok(vec![played.rounds.len(); times]));
        assert!(taken.bytes_max < 16 << 20, "{} MiB", taken.bytes_max >> 20);
    }
}

/// What is read at once is read alike, whatever it is; and what is read is written, or isn't.
#[test]
fn no_bytes_panic_in_a_stream() {
    let games = [game(kinds()[2], 6), game(kinds()[1], 6)];
    let twice = |write: &dyn Fn(&Record) -> String| games.each_ref().map(write).concat();
    let texts = [
        twice(&|game| game.to_mjlog().unwrap()),
        twice(&|game| game.to_tenhou6().unwrap()),
        twice(&Record::to_mjai),
        format!("[{}]", twice(&Record::to_mjai).lines().collect::<Vec<_>>().join(",")),
        games[0].to_majiang().unwrap() + &games[0].to_majiang().unwrap(),
    ];
    let mut chance = SplitMix64::new(1);
    let mut read = 0;
    for text in texts {
        for _ in 0..120 {
            let mut bytes = text.clone().into_bytes();
            for _ in 0..chance.next_u64() % 3 {
                let at = chance.next_u64() as usize % bytes.len();
                match chance.next_u64() % 4 {
                    0 => bytes.truncate(at.max(1)),
                    1 => bytes[at] = chance.next_u64() as u8,
                    2 => bytes[at] = b"0123456789<>\"{}[],-"[chance.next_u64() as usize % 19],
                    _ => {
                        let end = (at + chance.next_u64() as usize % 300).min(bytes.len());
                        let piece = bytes[at..end].to_vec();
                        let to = chance.next_u64() as usize % bytes.len();
                        bytes.splice(to..to, piece);
                    }
                }
            }
            let (one, all) = (streamed(&bytes[..]), record::read_all(&bytes));
            if let Ok(games) = &all {
                assert_eq!(one.as_ref(), Ok(games));
                read += 1;
            }
            for game in all.iter().chain(&one).flatten() {
                for format in Format::WRITTEN {
                    let _ = (game.write(format), game.left_out(format));
                }
            }
        }
    }
    assert!(read > 200, "{read}");
}
