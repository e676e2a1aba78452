//! How lucky the draws were, counted again from the events alone.

use mentsu::riichi::dora_of;
use mentsu::riichi::legality::declare;
use mentsu::{Face, FifthCopy, Hand, Tile, Visible};
use mentsu_table::record::{GameKind, Record};
use mentsu_table::stats::{By, Counter, Figure, StatsTable};
use mentsu_table::{Event, Seat};

use crate::records::replayed::played::{game, kinds};

/// Dealt shanten, dealt dora, winning draws and their expected number for each seat.
type Luck = [(i64, i64, i64, f64); 4];

/// All copies that a player doesn't see: those that nobody has shown, by a list of all shown tiles.
fn unseen(shown: &[Tile], own: &Hand, tile: Tile) -> usize {
    let held = own.faces().filter(|face| face.tile() == tile).count();
    let melded = own.melds().iter().flat_map(|meld| meld.mentsu().tiles());
    let melded = melded.filter(|other| *other == tile).count();
    // The own melds are among the shown tiles.
    let shown = shown.iter().filter(|other| **other == tile).count();
    4 - held - (shown.max(melded))
}

fn counted(record: &Record) -> Luck {
    let mut luck: Luck = [(0, 0, 0, 0.0); 4];
    let sanma = record.kind.is_sanma();
    let seats = Seat::of_players(record.kind.players());
    for round in &record.rounds {
        let mut hands: Vec<Hand> = Vec::new();
        for seat in seats {
            let dealt = &round.deal.hands[seat.index()];
            let hand = Hand::new(dealt.iter().copied(), &[]).unwrap();
            let dora = dora_of(round.deal.indicator.tile(), sanma);
            let of = &mut luck[seat.index()];
            of.0 += i64::from(hand.shanten().get());
            let worth = |face: &Face| usize::from(face.is_red()) + usize::from(face.tile() == dora);
            of.1 += dealt.iter().map(worth).sum::<usize>() as i64;
            hands.push(hand);
        }
        let mut shown = vec![round.deal.indicator.tile()];
        for (_, event) in round.events() {
            match *event {
                Event::Draw { seat, face: Some(face), .. } => {
                    let hand = &mut hands[seat.index()];
                    let by_shape = Visible::of(hand).with_fifth_copy(FifthCopy::Ignored);
                    let waits = hand.wait_tiles_in(&by_shape);
                    if !waits.is_empty() {
                        let kinds = Tile::ALL.into_iter();
                        let in_play =
                            kinds.filter(|tile| !sanma || !(1..8).contains(&(tile.index())));
                        let of = |tile: Tile| unseen(&shown, hand, tile);
                        let all: usize = in_play.map(of).sum();
                        let left: usize = waits.iter().map(of).sum();
                        let counts = &mut luck[seat.index()];
                        counts.2 += i64::from(waits.contains(face.tile()));
                        counts.3 += left as f64 / all as f64;
                    }
                    *hand = hand.draw(face).unwrap();
                }
                Event::Discard { seat, face, .. } => {
                    let hand = &mut hands[seat.index()];
                    *hand = hand.discard(face).unwrap();
                    shown.push(face.tile());
                }
                Event::Call { seat, meld } => {
                    let hand = &mut hands[seat.index()];
                    *hand = declare(hand, &meld).unwrap();
                    let own = meld.parts().into_iter().skip(1).map(|_| ());
                    let mut tiles: Vec<Tile> = meld.mentsu().tiles().collect();
                    // The called tile is shown already.
                    let called = *shown.last().unwrap();
                    tiles.remove(tiles.iter().position(|tile| *tile == called).unwrap());
                    assert_eq!(tiles.len(), own.count());
                    shown.extend(tiles);
                }
                Event::Kan { seat, meld } => {
                    let hand = &mut hands[seat.index()];
                    *hand = declare(hand, &meld).unwrap();
                    let new = if meld.added().is_some() { 1 } else { 4 };
                    shown.extend(meld.mentsu().tiles().take(new));
                }
                Event::Kita { seat } => {
                    let hand = &mut hands[seat.index()];
                    *hand = hand.discard(Tile::North).unwrap();
                    shown.push(Tile::North);
                }
                Event::Dora { face } => shown.push(face.tile()),
                _ => {}
            }
        }
    }
    luck
}

#[test]
fn luck_is_what_a_count_by_hand_says() {
    let mut draws = 0;
    for (number, kind) in (0..).zip(kinds()) {
        let record = game(kind, number);
        let luck = counted(&record);
        let stats = Counter::new().count(&record);
        for seat in Seat::of_players(kind.players()) {
            let counts = stats.counts(*seat).unwrap();
            let (shanten, dora, winning, expected) = luck[seat.index()];
            assert_eq!(counts.dealt, record.rounds.len() as i64);
            assert_eq!((counts.dealt_shanten, counts.dealt_dora), (shanten, dora), "{kind:?}");
            assert_eq!(counts.winning_draws, winning, "{kind:?} {seat}");
            let differ = (counts.winning_draws_expected as f64 / 1_000.0 - expected).abs();
            assert!(differ < 0.05, "{kind:?} {seat}: {expected}, {differ}");
            draws += winning;
        }
    }
    assert!(draws > 10, "{draws}");
}

/// Over many games draws are as lucky as they are expected to be.
#[test]
fn luck_evens_out() {
    let mut table = StatsTable::new(By::Seat);
    let mut counter = Counter::new();
    for number in 0..60 {
        table.add(&counter.count(&game(GameKind::default(), number)));
    }
    for (who, stats) in table.rows() {
        let figure = |figure| stats.figure(figure).unwrap();
        let lucky = figure(Figure::WinningDraws);
        let [low, high] = lucky.interval.unwrap();
        // A wider interval than 95 %, since there are four seats.
        let (low, high) = (1.5 * low - 0.5 * lucky.value, 1.5 * high - 0.5 * lucky.value);
        assert!((low..=high).contains(&1.0), "{who:?}: {lucky:?}");
        let dealt = figure(Figure::DealtShanten).value;
        assert!((3.0..4.0).contains(&dealt), "{dealt}");
        let dora = figure(Figure::DealtDora).value;
        // 13 of 136 tiles, of which three are red and four are dora.
        assert!((0.5..0.9).contains(&dora), "{dora}");
        assert!((0.0..=1.0).contains(&figure(Figure::UraRate).value));
        assert!(figure(Figure::NagashiRate).value < 0.05);
    }
}
