//! An independent count of Tenhou's recorded games, from the tags of their XML alone.

use std::io::Read as _;
use std::path::Path;
use std::{env, fs};

use mentsu::riichi::{DoraKind, Yaku};
use mentsu::{Counts as Tiles, Tile};
use mentsu_table::Seat;
use mentsu_table::record;
use mentsu_table::stats::{By, Counter, Counts, Figure, StatsTable};

use crate::stats::OF_LUCK;

const REASON: &str = "the recorded games of ../shared/data/logs";

/// A tag's attribute.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let from = tag.find(&format!(" {name}=\""))? + name.len() + 3;
    tag[from..].split('"').next()
}

fn number(tag: &str, name: &str) -> i64 {
    attribute(tag, name).unwrap().parse().unwrap()
}

fn numbers(text: &str) -> Vec<i64> {
    text.split(',').map(|number| number.parse::<f64>().unwrap() as i64).collect()
}

/// What one player does in a round.
#[derive(Clone, Default)]
struct Player {
    /// How many of each kind are concealed; none before the deal.
    tiles: Vec<u8>,
    discards: i64,
    riichi: bool,
    calls: i64,
    dealt_in: bool,
    is_tenpai: bool,
    was_tenpai: bool,
}

impl Player {
    fn is_dama(&self) -> bool {
        self.is_tenpai && !self.riichi && self.calls == 0
    }

    /// Whether some tile that isn't concealed four times would complete the tiles.
    fn waits(&self) -> bool {
        let tiles = Tiles::from_array(self.tiles[..].try_into().unwrap()).unwrap();
        tiles.shanten().get() == 0
            && Tile::ALL
                .iter()
                .any(|tile| tiles.with(*tile).is_ok_and(|full| full.shanten().is_win()))
    }
}

/// The counts of everybody, and those of some yaku.
#[derive(Default)]
struct Counted {
    counts: [Counts; 4],
    yaku: [[i64; 4]; YAKU.len()],
    double_riichi: [i64; 4],
    ura: [i64; 4],
    aka: [i64; 4],
}

/// Yaku with their numbers in mjlog.
const YAKU: [(Yaku, i64); 5] = [
    (Yaku::MenzenTsumo, 0),
    (Yaku::Riichi, 1),
    (Yaku::Ippatsu, 2),
    (Yaku::Pinfu, 7),
    (Yaku::Tanyao, 8),
];

fn counted(text: &str) -> Counted {
    let mut all = Counted::default();
    let mut round: [Player; 4] = Default::default();
    let (mut players, mut any_riichi, mut is_over) = (4, false, true);
    for tag in text.split('<').skip(1) {
        let name = tag.split([' ', '/', '>']).next().unwrap();
        match name {
            "GO" if number(tag, "type") & 0x10 != 0 => players = 3,
            "INIT" => {
                (any_riichi, is_over) = (false, false);
                round = Default::default();
                for (seat, player) in round.iter_mut().enumerate().take(players) {
                    all.counts[seat].rounds += 1;
                    player.tiles = vec![0; 34];
                    for id in numbers(attribute(tag, &format!("hai{seat}")).unwrap()) {
                        player.tiles[id as usize / 4] += 1;
                    }
                }
            }
            "REACH" if number(tag, "step") == 1 => {
                let who = number(tag, "who") as usize;
                round[who].riichi = true;
                all.counts[who].riichi += 1;
                all.counts[who].riichi_turns += round[who].discards + 1;
                all.counts[who].first_riichi += i64::from(!any_riichi);
                any_riichi = true;
            }
            "REACH" => all.counts[number(tag, "who") as usize].balance -= 1_000,
            "N" => meld(tag, &mut round, &mut all),
            "AGARI" => {
                if !is_over {
                    count_dama(&round, &mut all);
                }
                is_over = true;
                agari(tag, &mut round, &mut all);
            }
            "RYUUKYOKU" => {
                is_over = true;
                count_dama(&round, &mut all);
                pay(tag, &mut all);
                let runs_out = matches!(attribute(tag, "type"), None | Some("nm"));
                if attribute(tag, "type") == Some("nm") {
                    let sc = numbers(attribute(tag, "sc").expect("the payments"));
                    for seat in 0..players {
                        all.counts[seat].nagashi += i64::from(sc[2 * seat + 1] > 0);
                    }
                }
                for seat in (0..players).filter(|_| runs_out) {
                    let is_shown = attribute(tag, &format!("hai{seat}")).is_some();
                    all.counts[seat].draws += 1;
                    all.counts[seat].draws_tenpai += i64::from(is_shown);
                }
            }
            _ => draw_or_discard(name, &mut round, &mut all),
        }
        if let Some(points) = attribute(tag, "owari") {
            end(&numbers(points), players, &mut all);
        }
    }
    all
}

/// `T12` draws tile 12, `D12` discards it; the next letters are the others'.
fn draw_or_discard(name: &str, round: &mut [Player; 4], all: &mut Counted) {
    let (letter, id) = name.split_at(1.min(name.len()));
    let Ok(id) = id.parse::<usize>() else { return };
    if let Some(who) = "TUVW".find(letter) {
        round[who].tiles[id / 4] += 1;
    } else if let Some(who) = "DEFG".find(letter) {
        let player = &mut round[who];
        player.tiles[id / 4] -= 1;
        player.discards += 1;
        player.is_tenpai = player.waits();
        if player.is_tenpai && !player.was_tenpai {
            player.was_tenpai = true;
            all.counts[who].tenpai += 1;
            all.counts[who].tenpai_turns += player.discards;
        }
    }
}

fn meld(tag: &str, round: &mut [Player; 4], all: &mut Counted) {
    let (who, m) = (number(tag, "who") as usize, number(tag, "m") as usize);
    let player = &mut round[who];
    let mut is_call = true;
    if m & 4 != 0 {
        let (pattern, called) = ((m >> 10) / 3, (m >> 10) % 3);
        let first = pattern / 7 * 9 + pattern % 7;
        (0..3).filter(|at| *at != called).for_each(|at| player.tiles[first + at] -= 1);
    } else if m & 8 != 0 {
        player.tiles[(m >> 9) / 3] -= 2;
    } else if m & 0x10 != 0 {
        player.tiles[(m >> 9) / 3] -= 1;
        is_call = false;
    } else if m & 0x20 != 0 {
        player.tiles[(m >> 8) / 4] -= 1;
        is_call = false;
    } else {
        is_call = m & 3 != 0;
        player.tiles[(m >> 8) / 4] = 0;
    }
    if is_call {
        all.counts[who].called += i64::from(player.calls == 0);
        all.counts[who].calls += 1;
        player.calls += 1;
    }
}

fn count_dama(round: &[Player; 4], all: &mut Counted) {
    for (counts, player) in all.counts.iter_mut().zip(round) {
        counts.dama += i64::from(player.is_dama());
    }
}

/// Points and what they change by stand in turn, in hundreds.
fn pay(tag: &str, all: &mut Counted) -> [i64; 4] {
    let moved = numbers(attribute(tag, "sc").unwrap());
    let deltas = [moved[1], moved[3], moved[5], moved[7]].map(|delta| 100 * delta);
    for (counts, delta) in all.counts.iter_mut().zip(deltas) {
        counts.balance += delta;
    }
    deltas
}

fn agari(tag: &str, round: &mut [Player; 4], all: &mut Counted) {
    let (who, from) = (number(tag, "who") as usize, number(tag, "fromWho") as usize);
    let deltas = pay(tag, all);
    let counts = &mut all.counts[who];
    let player = &round[who];
    let is_dama = !player.riichi && player.calls == 0;
    counts.wins += 1;
    counts.tsumo += i64::from(who == from);
    counts.hand_points += numbers(attribute(tag, "ten").unwrap())[1];
    counts.won += deltas[who];
    counts.win_turns += player.discards + 1;
    counts.riichi_wins += i64::from(player.riichi);
    counts.called_wins += i64::from(player.calls > 0);
    counts.dama_wins += i64::from(is_dama);
    counts.dama += i64::from(is_dama && !player.is_dama());
    let yaku = attribute(tag, "yaku").map(numbers).unwrap_or_default();
    for pair in yaku.chunks(2) {
        for (counted, (_, number)) in all.yaku.iter_mut().zip(YAKU) {
            counted[who] += i64::from(pair[0] == number);
        }
        all.double_riichi[who] += i64::from(pair[0] == 21);
        all.ura[who] += i64::from(pair[0] == 53 && pair[1] > 0);
        all.aka[who] += i64::from(pair[0] == 54 && pair[1] > 0);
        if (52..=54).contains(&pair[0]) {
            counts.dora_han += pair[1];
        }
    }
    if who != from {
        let counts = &mut all.counts[from];
        counts.paid -= deltas[from];
        if !std::mem::replace(&mut round[from].dealt_in, true) {
            counts.deal_ins += 1;
            counts.riichi_deal_ins += i64::from(round[from].riichi);
            counts.called_deal_ins += i64::from(round[from].calls > 0);
        }
    }
}

/// Points and scores stand in turn; points in hundreds.
fn end(owari: &[i64], players: usize, all: &mut Counted) {
    let points: Vec<i64> = owari.iter().step_by(2).map(|points| 100 * points).collect();
    for seat in 0..players {
        let before = |other: &usize| {
            points[*other] > points[seat] || (points[*other] == points[seat] && *other < seat)
        };
        let place = 1 + (0..players).filter(before).count() as i64;
        let counts = &mut all.counts[seat];
        counts.games += 1;
        counts.places += place;
        counts.points += points[seat];
        counts.busted += i64::from(points[seat] < 0);
        match place {
            1 => counts.first += 1,
            2 => counts.second += 1,
            3 => counts.third += 1,
            _ => counts.fourth += 1,
        }
    }
}

#[test]
#[ignore = "needs the recorded games of ../shared"]
fn all_counts_of_recorded_games_are_those_of_their_tags() {
    let default = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    let shared = env::var_os("MENTSU_SHARED").map_or(default, Into::into);
    let (mut table, mut rounds) = (StatsTable::new(By::Seat), 0);
    for (folder, games) in [("mjlog", 208), ("mjlog-many", 1_100)] {
        let mut files: Vec<_> = fs::read_dir(shared.join("data/logs").join(folder))
            .unwrap_or_else(|why| panic!("{REASON}: {why}"))
            .map(|entry| entry.expect(REASON).path())
            .collect();
        files.sort();
        assert!(files.len() >= games, "{folder}");
        for file in files {
            let bytes = fs::read(&file).expect(REASON);
            let mut text = String::new();
            flate2::read::GzDecoder::new(&bytes[..]).read_to_string(&mut text).expect(REASON);
            let game = Counter::new().count(&record::read(&bytes).expect(REASON));
            let own = counted(&text);
            assert_eq!(game.left_out(), 0, "{}", file.display());
            rounds += game.rounds();
            for seat in Seat::of_players(game.players()) {
                let at = format!("{} {seat}", file.display());
                let (counts, index) = (game.counts(*seat).unwrap(), seat.index());
                let pairs: Vec<_> = counts.iter().zip(own.counts[index].iter()).collect();
                assert!(pairs.len() > 30);
                for ((name, count), (_, of_tags)) in pairs {
                    if OF_LUCK.contains(&name) {
                        continue;
                    }
                    assert_eq!(count, of_tags, "{at}: {name}");
                }
                for (counted, (yaku, _)) in own.yaku.iter().zip(YAKU) {
                    assert_eq!(counts.yaku(yaku), counted[index], "{at}: {yaku}");
                }
                assert_eq!(counts.yaku(Yaku::DoubleRiichi), own.double_riichi[index], "{at}");
                assert_eq!(counts.dora(DoraKind::UraDora).wins, own.ura[index], "{at}");
                assert_eq!(counts.dora(DoraKind::AkaDora).wins, own.aka[index], "{at}");
            }
            table.add(&game);
        }
    }
    assert!(rounds > 12_000, "{rounds}");
    assert_eq!((table.records(), table.rounds(), table.rows().len()), (1_308, rounds, 7));
    // The rates of many more of Tenhou's games, kobalab's 天鳳統計(1): in our figures, 0.211 wins,
    // 0.125 deal-ins, 0.170 riichi and 0.344 calls a round.
    for (who, stats) in table.rows().filter(|(who, _)| who.players == 4) {
        for (figure, known) in [
            (Figure::WinRate, 0.211),
            (Figure::DealInRate, 0.125),
            (Figure::RiichiRate, 0.170),
            (Figure::CallRate, 0.344),
        ] {
            let rate = stats.figure(figure).unwrap();
            assert!((rate.value - known).abs() < 0.03, "{who} {figure}: {rate:?}");
        }
    }
}
