//! Games of our own, played by players who want to win, and written in every format.

use mentsu::notation::mjlog::{self, Declaration};
use mentsu::notation::{RedFives, ids136};
use mentsu::random::{RandomSource, SplitMix64};
use mentsu::riichi::{DoraKind, Preset};
use mentsu::{Face, Hand, Wind};
use mentsu_table::record::{GameKind, Record, TenhouWalls, WinClaim, YakuName};
use mentsu_table::replay::Recorder;
use mentsu_table::{Action, Deal, Event, Game, GameRules, RyuukyokuKind, Seat, View, Wall};

const REDS: RedFives = RedFives::OnePerSuit;

/// Tenhou's hanchan and tonpuu, with three and four players; Mahjong Soul's; and those of
/// tournaments and leagues, whose kans' indicators are turned over at other times.
pub(crate) fn kinds() -> [GameKind; 7] {
    let hanchan = GameKind::default();
    let tonpuu = GameKind { hanchan: false, ..hanchan };
    [
        hanchan,
        GameKind::from(Preset::TenhouSanma),
        GameKind { open_tanyao: false, ..tonpuu },
        GameKind::from(Preset::MahjongSoul),
        GameKind { hanchan: false, ..GameKind::from(Preset::Wrc) },
        GameKind { hanchan: false, ..GameKind::from(Preset::Ema) },
        GameKind { hanchan: false, ..GameKind::from(Preset::MLeague) },
    ]
}

/// A seed as records have it.
pub(crate) fn seed(number: u64) -> String {
    use base64::Engine as _;
    let mut source = SplitMix64::new(number);
    let bytes: Vec<u8> = (0..312).flat_map(|_| source.next_u64().to_le_bytes()).collect();
    base64::engine::general_purpose::STANDARD.encode(bytes)
}

/// A game of this kind, played on the walls of a seed.
pub(crate) fn game(kind: GameKind, number: u64) -> Record {
    game_by(&kind.rules(), kind, number)
}

/// A game by rules that this kind of game comes nearest to, played on the walls of a seed.
pub(crate) fn game_by(rules: &GameRules, kind: GameKind, number: u64) -> Record {
    let mut walls = TenhouWalls::new(&seed(number), kind.is_sanma()).expect("a seed");
    let mut wall = move |rules: &GameRules| {
        let ids = walls.next().expect("walls never end");
        let reds = if kind.reds { REDS } else { RedFives::None };
        Wall::new(ids.iter().map(|&id| ids136::face(id, reds).unwrap()), rules).expect("a wall")
    };
    let mut chance = SplitMix64::new(number);
    let mut game = Game::new(rules, wall(rules)).unwrap();
    let names = ["A", "B", "C", "D"].map(String::from);
    let mut recorder = Recorder::new(kind, names).with_rules(*rules);
    recorder.events(game.round().last_events());
    loop {
        if let Some(seat) = game.round().awaited().next() {
            let action = choice(&game, seat, &mut chance);
            recorder.events(game.act(seat, action).expect("an offered action"));
        } else if let Some(result) = game.result() {
            return recorder.finish(Some(result));
        } else {
            let next = wall(rules);
            recorder.events(game.next_round(next).expect("another round"));
        }
    }
}

/// Wins, declares riichi and kans, calls now and then, and keeps the most tiles that help.
fn choice(game: &Game, seat: Seat, chance: &mut SplitMix64) -> Action {
    let options = game.round().options(seat);
    let hand = game.round().hand(seat).unwrap();
    let one_in = |chance: &mut SplitMix64, n: u64| chance.next_u64() % n == 0;
    if options.ron() || options.tsumo() {
        return if options.ron() { Action::Ron } else { Action::Tsumo };
    }
    if options.kyuushu() && one_in(chance, 2) {
        return Action::Kyuushu;
    }
    if options.kita() {
        return Action::Kita;
    }
    if let Some(kan) = options.kans().first().filter(|_| one_in(chance, 2)) {
        return Action::Kan(*kan);
    }
    if options.pass() {
        let call = options.calls().last().filter(|_| one_in(chance, 4));
        return call.map_or(Action::Pass, Action::Call);
    }
    let riichi = options.iter().find(|action| matches!(action, Action::Riichi { .. }));
    if let Some(riichi) = riichi {
        // Every second one is open, where the house plays it.
        if let Action::Riichi { face, tsumogiri } = riichi {
            if options.open_riichi() && one_in(chance, 2) {
                return Action::OpenRiichi { face, tsumogiri };
            }
        }
        return riichi;
    }
    let best = hand.discards().into_iter().find_map(|discard| {
        options.iter().find(|action| match action {
            Action::Discard { face, .. } => face.tile() == discard.tile(),
            _ => false,
        })
    });
    best.unwrap_or(options.default_action())
}

fn hundreds(points: impl IntoIterator<Item = i32>) -> String {
    points.into_iter().map(|points| (points / 100).to_string()).collect::<Vec<_>>().join(",")
}

fn ids(faces: impl IntoIterator<Item = Face>) -> String {
    let ids = ids136::write(faces, REDS).expect("tiles of one game");
    ids.iter().map(u8::to_string).collect::<Vec<_>>().join(",")
}

fn id(face: Face) -> u8 {
    ids136::write([face], REDS).expect("a tile")[0]
}

/// The id of a discard: that of the drawn tile, or another of the same face.
fn discarded(face: Face, tsumogiri: bool) -> u8 {
    if tsumogiri || face.is_red() {
        id(face)
    } else {
        ids136::write([face, face], REDS).unwrap()[1]
    }
}

/// As Tenhou numbers a meld: places around a table for four, in sanma too.
fn meld_bits(meld: mentsu::Meld, seat: Seat, sanma: bool) -> u16 {
    let declaration = Declaration::Meld(meld);
    let bits = if sanma {
        mjlog::encode_sanma(declaration, REDS, seat.index() as u8)
    } else {
        mjlog::encode(declaration, REDS)
    };
    bits.expect("a meld of a game")
}

fn go(kind: GameKind) -> u32 {
    let bit = |is: bool, bit: u32| if is { bit } else { 0 };
    1 | bit(!kind.open_tanyao, 4) | bit(kind.hanchan, 8) | bit(kind.is_sanma(), 16)
}

/// A game as mjlog.
pub(crate) fn to_mjlog(record: &Record, seed: &str) -> String {
    let mut text = format!(
        "<mjloggm ver=\"2.3\"><SHUFFLE seed=\"{},{seed}\" ref=\"\"/><GO type=\"{}\"/>\
         <UN n0=\"%41\" n1=\"B\" n2=\"C\" n3=\"D\"/><TAIKYOKU oya=\"0\"/>",
        TenhouWalls::METHOD,
        go(record.kind)
    );
    let last = record.rounds.len() - 1;
    for (number, round) in record.rounds.iter().enumerate() {
        text += &init(&Event::Deal(round.deal.clone()), None);
        let mut points = round.deal.points;
        let mut claims = round.claims.iter();
        let count = round.events().count();
        for (at, (_, event)) in round.events().enumerate() {
            let owari =
                if number == last && at + 1 == count { owari(record) } else { String::new() };
            text += &tag(
                event,
                record.kind.is_sanma(),
                None,
                &mut points,
                &mut claims,
                &round.deal,
                &owari,
            );
        }
    }
    text + "</mjloggm>"
}

fn owari(record: &Record) -> String {
    let result = record.result.expect("a game that is over");
    let scores = result.scores.expect("scores");
    let pairs = result.points.iter().zip(scores);
    let pairs =
        pairs.map(|(points, score)| format!("{},{}", points / 100, f64::from(score) / 10.0));
    format!(" owari=\"{}\"", pairs.collect::<Vec<_>>().join(","))
}

fn init(deal: &Event, seen_by: Option<Seat>) -> String {
    let Event::Deal(deal) = deal else { panic!("a deal") };
    let number = 4 * deal.round as usize + deal.dealer.index();
    let turned = seen_by.map_or(0, Seat::index);
    let points = (0..4).map(|place| deal.points[(place + turned) % 4]);
    let hands = match seen_by {
        Some(seat) => format!("hai=\"{}\"", ids(deal.hands[seat.index()].iter().copied())),
        None => {
            let hand = |(i, hand): (usize, &Vec<Face>)| {
                format!("hai{i}=\"{}\"", ids(hand.iter().copied()))
            };
            deal.hands.iter().enumerate().map(hand).collect::<Vec<_>>().join(" ")
        }
    };
    format!(
        "<INIT seed=\"{number},{},{},1,2,{}\" ten=\"{}\" oya=\"{}\" {hands}/>",
        deal.honba,
        deal.sticks,
        id(deal.indicator),
        hundreds(points),
        (deal.dealer.index() + 4 - turned) % 4,
    )
}

/// The tag of an event; of a seat's log with its own letters and places.
fn tag(
    event: &Event,
    sanma: bool,
    seen_by: Option<Seat>,
    points: &mut [i32; 4],
    claims: &mut core::slice::Iter<'_, WinClaim>,
    deal: &Deal,
    owari: &str,
) -> String {
    let place = |seat: Seat| (seat.index() + 4 - seen_by.map_or(0, Seat::index)) % 4;
    let sc = |points: &mut [i32; 4], deltas: [i32; 4]| {
        let mut pairs = [0; 8];
        for seat in Seat::ALL {
            pairs[2 * place(seat)] = points[seat.index()];
            pairs[2 * place(seat) + 1] = deltas[seat.index()];
            points[seat.index()] += deltas[seat.index()];
        }
        hundreds(pairs)
    };
    let honba = deal.honba;
    match event {
        Event::Deal(_) => init(event, seen_by),
        Event::Draw { seat, face, .. } => {
            let face = face.map_or(String::new(), |face| id(face).to_string());
            format!("<{}{face}/>", ["T", "U", "V", "W"][place(*seat)])
        }
        Event::Discard { seat, face, tsumogiri } => {
            let letters = match seen_by {
                Some(own) if own != *seat && *tsumogiri => ["d", "e", "f", "g"],
                _ => ["D", "E", "F", "G"],
            };
            format!("<{}{}/>", letters[place(*seat)], discarded(*face, *tsumogiri))
        }
        Event::Riichi { seat } => format!("<REACH who=\"{}\" step=\"1\"/>", place(*seat)),
        Event::OpenHand { .. } => panic!("Tenhou has no open riichi"),
        Event::RiichiAccepted { seat } => {
            points[seat.index()] -= 1_000;
            format!("<REACH who=\"{}\" ten=\"0,0,0,0\" step=\"2\"/>", place(*seat))
        }
        Event::Call { seat, meld } | Event::Kan { seat, meld } => {
            format!("<N who=\"{}\" m=\"{}\" />", place(*seat), meld_bits(*meld, *seat, sanma))
        }
        Event::Kita { seat } => format!("<N who=\"{}\" m=\"31264\" />", place(*seat)),
        Event::Dora { face } => format!("<DORA hai=\"{}\" />", id(*face)),
        Event::Win(win) => {
            let claim = claims.next().expect("a claim for each win");
            let melds: Vec<String> = (0..claim.kita.unwrap_or(0))
                .map(|_| String::from("31264"))
                .chain(
                    win.hand
                        .melds()
                        .iter()
                        .rev()
                        .map(|meld| meld_bits(*meld, win.seat, sanma).to_string()),
                )
                .collect();
            let m = if melds.is_empty() {
                String::new()
            } else {
                format!(" m=\"{}\"", melds.join(","))
            };
            let won = win.from.map(|_| win.tile);
            let ura = match &win.ura[..] {
                [] => String::new(),
                ura => format!(" doraHaiUra=\"{}\"", ids(ura.iter().copied())),
            };
            let pao =
                claim.pao.map_or(String::new(), |seat| format!(" paoWho=\"{}\"", place(seat)));
            format!(
                "<AGARI ba=\"{honba},0\" hai=\"{}\"{m} machi=\"{}\" ten=\"{}\" {} doraHai=\"{}\"{ura} \
                 who=\"{}\" fromWho=\"{}\"{pao} sc=\"{}\"{owari} />",
                ids(win.hand.faces().chain(won)),
                id(win.tile),
                ten(claim),
                yaku(claim, win.seat.wind(deal.dealer, if sanma { 3 } else { 4 }), deal.round),
                ids(claim.dora.iter().flatten().copied()),
                place(win.seat),
                place(win.from.unwrap_or(win.seat)),
                sc(points, win.deltas),
            )
        }
        Event::Ryuukyoku(draw) => {
            let kind = match draw.kind {
                RyuukyokuKind::NagashiMangan => " type=\"nm\"",
                RyuukyokuKind::KyuushuKyuuhai => " type=\"yao9\"",
                RyuukyokuKind::SuufonRenda => " type=\"kaze4\"",
                RyuukyokuKind::Suukaikan => " type=\"kan4\"",
                RyuukyokuKind::SuuchaRiichi => " type=\"reach4\"",
                RyuukyokuKind::Sanchahou => " type=\"ron3\"",
                _ => "",
            };
            let shown = |(hand, seat): (&Option<Hand>, Seat)| {
                hand.map(|hand| format!(" hai{}=\"{}\"", place(seat), ids(hand.faces())))
            };
            let hands: String = draw.hands.iter().zip(Seat::ALL).filter_map(shown).collect();
            let sc = sc(points, draw.deltas);
            format!("<RYUUKYOKU{kind} ba=\"{honba},0\" sc=\"{sc}\"{hands}{owari} />")
        }
    }
}

fn ten(claim: &WinClaim) -> String {
    use mentsu::riichi::Limit;
    let limit = match claim.limit.expect("a limit") {
        Limit::None => 0,
        Limit::Mangan => 1,
        Limit::Haneman => 2,
        Limit::Baiman => 3,
        Limit::Sanbaiman => 4,
        Limit::CountedYakuman | Limit::Yakuman => 5,
    };
    format!("{},{},{limit}", claim.fu.unwrap_or(30), claim.points.expect("points"))
}

/// Tenhou's numbers of the yaku that the games of these tests have, looked up by name.
fn yaku(claim: &WinClaim, seat_wind: Wind, round_wind: Wind) -> String {
    const NAMES: [&str; 55] = [
        "menzen_tsumo",
        "riichi",
        "ippatsu",
        "chankan",
        "rinshan",
        "haitei",
        "houtei",
        "pinfu",
        "tanyao",
        "iipeikou",
        "seat_wind",
        "",
        "",
        "",
        "round_wind",
        "",
        "",
        "",
        "haku",
        "hatsu",
        "chun",
        "double_riichi",
        "chiitoitsu",
        "chanta",
        "ittsu",
        "sanshoku_doujun",
        "sanshoku_doukou",
        "sankantsu",
        "toitoi",
        "sanankou",
        "shousangen",
        "honroutou",
        "ryanpeikou",
        "junchan",
        "honitsu",
        "chinitsu",
        "renhou",
        "tenhou",
        "chiihou",
        "daisangen",
        "suuankou",
        "suuankou_tanki",
        "tsuuiisou",
        "ryuuiisou",
        "chinroutou",
        "chuuren",
        "junsei_chuuren",
        "kokushi",
        "kokushi_13",
        "daisuushi",
        "shousuushi",
        "suukantsu",
        "dora",
        "ura",
        "aka",
    ];
    let number = |name: YakuName| {
        let id = match name {
            YakuName::Yaku(yaku) => yaku.name(),
            YakuName::Dora(DoraKind::UraDora) => "ura",
            YakuName::Dora(DoraKind::AkaDora) => "aka",
            YakuName::Dora(_) => "dora",
        };
        let first = NAMES.iter().position(|name| *name == id).expect("a yaku");
        first
            + match id {
                "seat_wind" => seat_wind as usize,
                "round_wind" => round_wind as usize,
                _ => 0,
            }
    };
    let listed = claim.yaku.as_ref().expect("yaku");
    if listed.iter().all(|(_, han)| *han == 0) {
        let numbers: Vec<String> =
            listed.iter().map(|(name, _)| number(*name).to_string()).collect();
        return format!("yakuman=\"{}\"", numbers.join(","));
    }
    let pair = |(name, han): &(YakuName, u8)| format!("{},{han}", number(*name));
    format!("yaku=\"{}\"", listed.iter().map(pair).collect::<Vec<_>>().join(","))
}

/// A game as the client of one seat sees it, with what its view offers.
pub(crate) fn to_client(record: &Record, seat: Seat) -> String {
    let mut text = format!("Get: <GO type=\"{}\"/> <TAIKYOKU oya=\"0\"/> \n", go(record.kind));
    for round in &record.rounds {
        let deal = Event::Deal(round.deal.clone()).seen_by(seat);
        let Event::Deal(seen) = &deal else { panic!("a deal") };
        let mut view = View::new(&record.kind.rules(), seat, seen).expect("a deal");
        let mut points = round.deal.points;
        let mut claims = round.claims.iter();
        text += &format!("Send: <NEXTREADY />\nGet: {}\n", init(&deal, Some(seat)));
        for (_, event) in round.events() {
            let event = event.seen_by(seat);
            let tag = tag(
                &event,
                record.kind.is_sanma(),
                Some(seat),
                &mut points,
                &mut claims,
                &round.deal,
                "",
            );
            view.apply(&event).expect("what the seat sees");
            text += &match offers(&view, &event) {
                0 => format!("Get: {tag}\n"),
                offers => format!("Get: {} t=\"{offers}\"/>\n", tag.trim_end_matches("/>")),
            };
        }
    }
    text + "Send: <BYE />\n"
}

fn offers(view: &View, event: &Event) -> u16 {
    use mentsu::MeldKind::{Chi, Daiminkan, Pon};
    let asks = match *event {
        Event::Draw { seat, .. } => seat == view.seat(),
        Event::Discard { seat, .. } | Event::Kan { seat, .. } | Event::Kita { seat } => {
            seat != view.seat()
        }
        _ => false,
    };
    if !asks {
        return 0;
    }
    let options = view.options();
    let has = |kind| options.calls().any(|meld| meld.kind() == kind);
    let bits = [
        has(Pon),
        has(Daiminkan),
        has(Chi),
        options.ron(),
        options.tsumo(),
        options.riichi(),
        options.kyuushu(),
    ];
    bits.iter().enumerate().map(|(bit, is)| u16::from(*is) << bit).sum()
}
