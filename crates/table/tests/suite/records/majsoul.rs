//! Games of our own in Mahjong Soul's messages: what is read is what was played.

use mentsu::riichi::Preset;
use mentsu::{Face, Meld, MeldKind, Part};
use mentsu_table::record::{self, Format, GameKind, Record, Told, Wrong, YakuName};
use mentsu_table::{Event, RyuukyokuKind, Seat, replay};
use serde_json::{Value, json};

use crate::records::played::game;

fn texts(faces: impl IntoIterator<Item = Face>) -> Vec<String> {
    faces.into_iter().map(|face| face.to_string()).collect()
}

fn call(seat: Seat, meld: &Meld, players: u8) -> Value {
    let source = meld.call().and_then(|call| seat.of_source(call.source(), players));
    let (mut own, mut froms) = (Vec::new(), Vec::new());
    for (face, part) in meld.parts() {
        if part == Part::Own {
            own.push(face);
            froms.push(seat.index());
        }
    }
    own.extend(meld.call().map(|call| call.face()));
    froms.extend(source.map(Seat::index));
    let kind = match meld.kind() {
        MeldKind::Chi => 0,
        MeldKind::Pon => 1,
        _ => 2,
    };
    json!({"seat": seat.index(), "type": kind, "tiles": texts(own), "froms": froms})
}

/// The messages of a round.
fn messages(record: &Record, number: usize) -> Vec<Value> {
    let round = &record.rounds[number];
    let (deal, players) = (&round.deal, record.kind.players());
    let mut events = round.events().map(|(_, event)| event).peekable();
    let first = match events.next() {
        Some(Event::Draw { face: Some(face), .. }) => *face,
        other => panic!("a first draw, not {other:?}"),
    };
    let mut tiles = deal.hands.clone();
    tiles[deal.dealer.index()].push(first);
    let [tiles0, tiles1, tiles2, tiles3] = tiles.map(texts);
    let scores = &deal.points[..usize::from(players)];
    let mut list = vec![(
        "RecordNewRound",
        json!({
            "chang": deal.round as u8, "ju": deal.dealer.index(), "ben": deal.honba,
            "liqibang": deal.sticks, "scores": scores, "doras": [deal.indicator.to_string()],
            "tiles0": tiles0, "tiles1": tiles1, "tiles2": tiles2, "tiles3": tiles3,
        }),
    )];
    let (mut doras, mut liqi, mut declares) = (texts([deal.indicator]), None, false);
    let mut dealt_at_once = true;
    let mut hules: Vec<Value> = Vec::new();
    let mut paid = [0; 4];
    let mut claims = round.claims.iter();
    for event in events {
        let mut message = match event {
            Event::Dora { face } => {
                doras.push(face.to_string());
                continue;
            }
            Event::Riichi { .. } => {
                declares = true;
                continue;
            }
            Event::RiichiAccepted { seat } => {
                liqi = Some(json!({"seat": seat.index(), "score": 0, "liqibang": 1}));
                continue;
            }
            Event::Draw { seat, face, .. } => {
                let tile = face.map(|face| face.to_string());
                ("RecordDealTile", json!({"seat": seat.index(), "tile": tile}))
            }
            Event::Discard { seat, face, tsumogiri } => {
                let moqie = *tsumogiri && !core::mem::take(&mut dealt_at_once);
                let (tile, is_liqi) = (face.to_string(), core::mem::take(&mut declares));
                let data = json!({"seat": seat.index(), "tile": tile, "moqie": moqie,
                    "is_liqi": is_liqi});
                ("RecordDiscardTile", data)
            }
            Event::Call { seat, meld } => ("RecordChiPengGang", call(*seat, meld, players)),
            Event::Kan { seat, meld } => {
                let (kind, tile) = match meld.added() {
                    Some(added) => (2, added.to_string()),
                    None => (3, texts(meld.faces()).swap_remove(0)),
                };
                ("RecordAnGangAddGang", json!({"seat": seat.index(), "type": kind, "tiles": tile}))
            }
            Event::Kita { seat } => ("RecordBaBei", json!({"seat": seat.index()})),
            Event::Win(win) => {
                let claim = claims.next().expect("a claim");
                paid.iter_mut().zip(win.deltas).for_each(|(paid, delta)| *paid += delta);
                let yakuman = claim
                    .yaku
                    .iter()
                    .flatten()
                    .any(|(name, _)| matches!(name, YakuName::Yaku(yaku) if yaku.is_yakuman()));
                hules.push(json!({
                    "seat": win.seat.index(), "zimo": win.from.is_none(), "yiman": yakuman,
                    "hu_tile": win.tile.to_string(), "li_doras": texts(win.ura.iter().copied()),
                    "fu": claim.fu, "doras": doras.clone(),
                    "fans": [{"id": 999, "val": 1}],
                }));
                continue;
            }
            Event::Ryuukyoku(draw)
                if matches!(
                    draw.kind,
                    RyuukyokuKind::Exhaustive | RyuukyokuKind::NagashiMangan
                ) =>
            {
                let shown = |hand: &Option<mentsu::Hand>| match hand {
                    Some(hand) => json!({"tingpai": true, "hand": texts(hand.faces())}),
                    None => json!({"tingpai": false}),
                };
                let nagashi = draw.kind == RyuukyokuKind::NagashiMangan;
                let all: Vec<Value> = draw.hands.iter().map(shown).collect();
                (
                    "RecordNoTile",
                    json!({"liujumanguan": nagashi, "players": all,
                    "scores": [{"delta_scores": &draw.deltas[..usize::from(players)]}]}),
                )
            }
            Event::Ryuukyoku(draw) => {
                let kinds = [
                    RyuukyokuKind::KyuushuKyuuhai,
                    RyuukyokuKind::SuufonRenda,
                    RyuukyokuKind::Suukaikan,
                    RyuukyokuKind::SuuchaRiichi,
                ];
                let kind = kinds.iter().position(|kind| *kind == draw.kind).map_or(5, |at| at + 1);
                ("RecordLiuJu", json!({"type": kind}))
            }
            Event::Deal(_) => continue,
        };
        dealt_at_once = false;
        message.1["doras"] = json!(doras);
        if let Some(liqi) = liqi.take() {
            message.1["liqi"] = liqi;
        }
        list.push(message);
    }
    if !hules.is_empty() {
        let delta_scores = &paid[..usize::from(players)];
        list.push(("RecordHule", json!({"hules": hules, "delta_scores": delta_scores})));
    }
    let message = |(name, data)| {
        let name = format!(".lq.{name}");
        json!({"type": 1, "result": {"name": name, "data": data}})
    };
    list.into_iter().map(message).collect()
}

/// The game in Mahjong Soul's messages.
fn exported(record: &Record) -> Value {
    let actions: Vec<Value> = (0..record.rounds.len()).flat_map(|n| messages(record, n)).collect();
    let mode = if record.kind.is_sanma() { 12 } else { 2 };
    json!({
        "head": {"config": {"mode": {"mode": mode, "detail_rule": {}}}},
        "data": {"name": ".lq.GameDetailRecords", "data": {"version": 210715, "actions": actions}},
    })
}

#[test]
fn games_in_its_messages_are_what_was_played() {
    let (mut rounds, mut wins, mut draws, mut kans) = (0, 0, 0, 0);
    for preset in [Preset::MahjongSoul, Preset::MahjongSoulSanma] {
        for number in 1..14 {
            let played = game(GameKind::from(preset), number);
            let text = exported(&played).to_string();
            let read = record::read(text.as_bytes()).unwrap_or_else(|why| panic!("{why}"));
            assert_eq!((read.format, read.kind), (Format::MahjongSoul, played.kind));
            let replay = replay::replay(&read);
            let shown: Vec<String> = replay.differences.iter().map(ToString::to_string).collect();
            assert!(shown.is_empty(), "{preset:?} {number}: {}", shown.join("\n"));
            assert_eq!(read.rounds.len(), played.rounds.len());
            for (read, played) in read.rounds.iter().zip(&played.rounds) {
                assert_eq!(read.deal.points, played.deal.points);
                for (_, event) in played.events() {
                    wins += usize::from(matches!(event, Event::Win(_)));
                    draws += usize::from(matches!(event, Event::Ryuukyoku(_)));
                    kans += usize::from(matches!(event, Event::Kan { .. }));
                }
            }
            rounds += read.rounds.len();
        }
    }
    assert!(rounds > 100 && wins > 30 && draws > 20 && kans > 5, "{rounds} {wins} {draws} {kans}");
}

#[test]
fn rooms_say_what_they_play() {
    let played = game(GameKind::from(Preset::MahjongSoul), 1);
    let kind = |mode: u32, detail: Value| {
        let mut value = exported(&played);
        value["head"]["config"]["mode"] = json!({"mode": mode, "detail_rule": detail});
        record::read(value.to_string().as_bytes()).expect("a game").kind
    };
    let ranked = GameKind::from(Preset::MahjongSoul);
    assert_eq!(kind(2, json!({})), ranked);
    assert_eq!(kind(1, json!({})), GameKind { hanchan: false, ..ranked });
    let closed = GameKind { open_tanyao: false, ..ranked };
    assert_eq!(kind(2, json!({"dora_count": 3})), closed);
    assert_eq!(kind(2, json!({"shiduan": 1})), GameKind { reds: false, ..ranked });
    let old = json!({"dora_count": 3, "shiduan": 1, "guyi_mode": 1});
    assert_eq!(kind(2, old).preset, Preset::MahjongSoulOldYaku);
}

/// A pass that the players' inputs tell stands where it was made.
#[test]
fn passes_are_told() {
    let mut value = exported(&game(GameKind::from(Preset::MahjongSoul), 1));
    let input = json!({"type": 2, "user_input": {"seat": 2, "type": 3,
        "cpg": {"cancel_operation": true}}});
    let actions = value["data"]["data"]["actions"].as_array_mut().expect("actions");
    actions.insert(2, input);
    let read = record::read(value.to_string().as_bytes()).expect("a game");
    let passes = read.rounds[0].entries.iter().filter(|it| it.told == Told::Passed(Seat::ALL[2]));
    assert_eq!(passes.count(), 1);
}

#[test]
fn what_its_messages_cannot_say_is_an_error() {
    let value = exported(&game(GameKind::from(Preset::MahjongSoul), 1));
    let wrong = |change: &dyn Fn(&mut Value)| {
        let mut value = value.clone();
        change(&mut value["data"]["data"]["actions"]);
        record::read(value.to_string().as_bytes()).map_err(|error| error.wrong)
    };
    let field = |name: &'static str, told: Value| {
        wrong(&|actions| actions[0]["result"]["data"][name] = told.clone()).expect_err(name)
    };
    assert!(matches!(field("chang", json!(4)), Wrong::Unreadable { what: "chang", .. }));
    assert!(matches!(field("ju", json!(7)), Wrong::Unreadable { what: "ju", .. }));
    assert!(matches!(field("tiles1", json!(["1m"])), Wrong::Unreadable { what: "tiles1", .. }));
    assert!(matches!(field("scores", json!([1])), Wrong::Unreadable { what: "scores", .. }));
    let first = wrong(&|actions| drop(actions.as_array_mut().map(|list| list.remove(0))));
    assert!(first.is_err());
}
