//! What sites say about games and players is read, and written where a format has a place for it.

use mentsu::riichi::Preset;
use mentsu_table::Seat;
use mentsu_table::record::{self, Dan, Date, Format, GameKind, LeftOut, Origin, Record, Room};

use crate::records::replayed::played::{game, kinds, seed, to_client, to_mjlog};

const NAME: &str = "2012060420gm-00a9-0000-2f4c8e6a";

/// What Tenhou says about players of this many.
fn on_tenhou(players: usize) -> Origin {
    let mut origin = Origin {
        room: Some(Room::Houou),
        dan: [16, 17, 16, 20].map(Dan::tenhou),
        rates: [211_034, 223_400, 199_901, 150_000].map(Some),
        ..Origin::default()
    };
    for seat in players..4 {
        (origin.dan[seat], origin.rates[seat]) = (None, None);
    }
    origin
}

const UN: &str = r#" dan="16,17,16,20" rate="2110.34,2234.00,1999.01,1500.00" sx="M,F,C,M""#;

/// An mjlog as Tenhou has it, its bits of a room included.
fn mjlog(kind: GameKind) -> String {
    let text = to_mjlog(&game(kind, 1), &seed(1));
    let bits = kind.tenhou_type() & !2;
    let go = format!("<GO type=\"{}\"", bits | 0xA0);
    text.replacen(&format!("<GO type=\"{bits}\""), &go, 1).replacen(
        " n3=\"D\"/>",
        &format!(" n3=\"D\"{UN}/>"),
        1,
    )
}

#[test]
fn mjlog_and_tenhou6_have_rooms_ranks_and_ratings() {
    for kind in [kinds()[0], kinds()[1]] {
        let players = usize::from(kind.players());
        let read = record::read(mjlog(kind).as_bytes()).unwrap();
        assert_eq!(read.origin, on_tenhou(players));
        for format in [Format::Mjlog, Format::Tenhou6] {
            let parts = read.left_out(format);
            assert!(!parts.contains(&LeftOut::Origin) && !parts.contains(&LeftOut::Ranks));
            let written = read.write(format).unwrap();
            let again = record::read(written.as_bytes()).unwrap();
            assert_eq!((again.origin, again.kind), (read.origin.clone(), read.kind), "{format}");
        }
        let tenhou6: serde_json::Value = serde_json::from_str(&read.to_tenhou6().unwrap()).unwrap();
        let disp = tenhou6["rule"]["disp"].as_str().unwrap();
        assert!(disp.starts_with('鳳'), "{disp}");
        assert_eq!((&tenhou6["dan"][1], &tenhou6["rate"][0]), (&"八段".into(), &2110.34.into()));
        let parts = read.left_out(Format::Mjai);
        assert!(parts.contains(&LeftOut::Origin) && parts.contains(&LeftOut::Ranks));
        let mjai = record::read(read.to_mjai().as_bytes()).unwrap();
        assert_eq!(mjai.origin, Origin::default());
    }
}

#[test]
fn every_room_is_read_as_it_is_written() {
    let played = game(GameKind::default(), 1);
    for room in Room::ALL {
        let preset = if room.is_tenhou_s() { Preset::Tenhou } else { Preset::MahjongSoul };
        for sanma in [false, true] {
            let rounds = if sanma { game(kinds()[1], 1).rounds } else { played.rounds.clone() };
            let kind = GameKind::from(preset).with_sanma(sanma);
            let origin = Origin { room: Some(room), ..Origin::default() };
            let record = Record { kind, own_rules: None, origin, rounds, ..played.clone() };
            for format in [Format::Tenhou6, Format::Mjlog] {
                let again = record::read(record.write(format).unwrap().as_bytes()).unwrap();
                let is_held = !record.left_out(format).contains(&LeftOut::Origin);
                assert_eq!(again.origin.room == Some(room), is_held, "{room} {format}");
                assert!(is_held || format == Format::Mjlog && !room.is_tenhou_s());
                assert!(format == Format::Mjlog || again.kind == kind, "{room}");
            }
        }
    }
    // The room of another house, and games with closed tanyao, which no room has.
    let other = |preset, open_tanyao, room| {
        let kind = GameKind { open_tanyao, ..GameKind::from(preset) };
        let origin = Origin { room: Some(room), ..Origin::default() };
        let record = Record { kind, own_rules: None, origin, ..played.clone() };
        let again = record::read(record.to_tenhou6().unwrap().as_bytes()).unwrap();
        assert_eq!((again.kind, again.origin.room), (kind, None));
        assert!(record.left_out(Format::Tenhou6).contains(&LeftOut::Origin));
    };
    other(Preset::Wrc, true, Room::Houou);
    other(Preset::Tenhou, true, Room::KinNoMa);
    other(Preset::MahjongSoul, false, Room::KinNoMa);
}

/// The words of converters from Mahjong Soul, and of Tenhou for private lobbies.
#[test]
fn rooms_of_other_writers_are_read() {
    let text = game(GameKind::default(), 1).to_tenhou6().unwrap();
    for (disp, room) in [
        ("鳳南喰赤", Some(Room::Houou)),
        ("般東喰赤速", Some(Room::Ippan)),
        ("南喰赤", None),
        ("Gold Room South", Some(Room::KinNoMa)),
        ("玉之间南", Some(Room::GyokuNoMa)),
        ("王座の間南喰赤", Some(Room::OuzaNoMa)),
        ("段位の間南喰赤", None),
        ("友人戦 上南", None),
        ("", None),
    ] {
        let text = text.replacen("南喰赤", disp, 1);
        assert_eq!(record::read(text.as_bytes()).unwrap().origin.room, room, "{disp}");
    }
}

#[test]
fn a_game_has_a_name_a_day_and_a_lobby() {
    let mut record = game(GameKind::default(), 1);
    record.origin = Origin { lobby: Some(7447), ..Origin::default().with_file_name(NAME) };
    assert_eq!(record.origin.date, Date::new(2012, 6, 4));
    assert!(!record.left_out(Format::Tenhou6).contains(&LeftOut::Origin));
    assert!(record.left_out(Format::Mjlog).contains(&LeftOut::Origin));
    let tenhou6 = record.to_tenhou6().unwrap();
    assert!(tenhou6.contains(&format!("\"ref\":\"{NAME}\"")), "{tenhou6}");
    assert_eq!(record::read(tenhou6.as_bytes()).unwrap().origin, record.origin);
    // An mjlog has the lobby; the file's name has the rest.
    let mjlog = record.to_mjlog().unwrap();
    let read = record::read(mjlog.as_bytes()).unwrap().origin;
    assert_eq!((read.lobby, &read.reference, read.date), (Some(7447), &None, None));
    assert_eq!(read.room, None, "only games of the public lobby are ranked");
    let named = read.with_file_name(&format!("/logs/{NAME}.mjlog.gz"));
    assert_eq!((named.reference, named.date), (record.origin.reference, record.origin.date));
    let shuffled = mjlog.replacen("<GO", &format!("<SHUFFLE ref=\"{NAME}\"/><GO"), 1);
    let read = record::read(shuffled.as_bytes()).unwrap().origin;
    assert_eq!(read.reference.as_deref(), Some(NAME));
    // A day without a name can't be written.
    record.origin.reference = None;
    assert!(record.left_out(Format::Tenhou6).contains(&LeftOut::Origin));
}

/// A client numbers the places from its own on.
#[test]
fn a_client_s_log_has_ranks_by_seat() {
    let played = game(GameKind::default(), 1);
    for seat in Seat::ALL {
        let text = to_client(&played, seat);
        let tags = format!("Get: <UN n0=\"me\" n1=\"B\" n2=\"C\" n3=\"D\"{UN}/> <UN n2=\"C\"/>\n");
        let text = text.replacen("Send:", &(tags + "Send:"), 1);
        let read = record::read(text.as_bytes()).unwrap();
        let mut expected = on_tenhou(4);
        expected.room = Some(Room::Ippan);
        expected.dan.rotate_right(seat.index());
        expected.rates.rotate_right(seat.index());
        assert_eq!((&read.names[seat.index()][..], read.origin), ("me", expected), "{seat}");
    }
}

/// Nothing of it changes the game, so what can't be read is left out.
#[test]
fn what_can_not_be_read_is_none() {
    let text = mjlog(GameKind::default());
    let wrong = r#" dan="99,,x,-1" rate="1e9,1500.x,99999999999.00" sx="M""#;
    let read = record::read(text.replacen(UN, wrong, 1).as_bytes()).unwrap();
    assert_eq!(read.origin, Origin { room: Some(Room::Houou), ..Origin::default() });
    // A game with chips, in a parlour or a tournament isn't ranked.
    for bit in [0x200, 0x400, 0x800] {
        let bits = GameKind::default().tenhou_type() | 0xA0;
        let go = |bits: u32| format!("<GO type=\"{bits}\"");
        let read = record::read(text.replacen(&go(bits), &go(bits | bit), 1).as_bytes());
        assert_eq!(read.unwrap().origin.room, None, "{bit:#x}");
    }
    let tenhou6 = game(GameKind::default(), 1).to_tenhou6().unwrap();
    for (fields, dan, rate) in [
        (
            r#""dan":["九段",7,"?",null],"rate":[1e300,"1500",null,2000.126],"#,
            Dan::tenhou(18),
            Some(200_013),
        ),
        (r#""dan":"九段","rate":1500,"lobby":-1,"ref":7,"#, None, None),
    ] {
        let text = tenhou6.replacen('{', &format!("{{{fields}"), 1);
        let origin = record::read(text.as_bytes()).unwrap().origin;
        assert_eq!(origin.dan, [dan, None, None, None]);
        assert_eq!(origin.rates, [None, None, None, rate]);
        assert_eq!((origin.reference, origin.lobby), (None, None));
    }
}

/// Ranks are written as mjlog if every player has one of Tenhou.
#[test]
fn ranks_of_some_players_are_left_out_of_an_mjlog() {
    let full = record::read(mjlog(GameKind::default()).as_bytes()).unwrap();
    let changes: [fn(&mut Origin); 3] = [
        |origin| origin.dan[2] = None,
        |origin| origin.rates[0] = None,
        |origin| origin.dan[1] = Dan::named("雀聖★1"),
    ];
    for change in changes {
        let mut record = full.clone();
        change(&mut record.origin);
        assert!(record.left_out(Format::Mjlog).contains(&LeftOut::Ranks));
        assert!(!record.to_mjlog().unwrap().contains(" dan="));
        let again = record::read(record.to_tenhou6().unwrap().as_bytes()).unwrap();
        assert_eq!(again.origin, record.origin);
    }
}
