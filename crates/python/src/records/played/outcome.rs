//! How a recorded round ended for each seat, and how the game did.

use mentsu_table::record::{Record, RecordedRound};
use mentsu_table::{Event, Seat};

/// How a round ended, according to the record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Ended {
    /// `tsumo`, `ron` or the draw's name; `None` if the record ends before the round does.
    pub(crate) how: Option<&'static str>,
    pub(crate) won: [bool; 4],
    pub(crate) dealt_in: [bool; 4],
    /// What each seat receives, or pays if negative; `None` if the record doesn't say it.
    pub(crate) deltas: Option<[i32; 4]>,
}

impl Ended {
    pub(crate) fn of(round: &RecordedRound) -> Ended {
        let mut ended = Ended::default();
        let mut deltas = Some([0; 4]);
        let mut add = |more: Option<[i32; 4]>| {
            deltas = deltas.zip(more).map(|(sum, more): ([i32; 4], _)| {
                core::array::from_fn(|seat| sum[seat].saturating_add(more[seat]))
            });
        };
        for (_, event) in round.events() {
            match event {
                Event::Win(win) => {
                    ended.win(win.seat, win.from);
                    add(Some(win.deltas));
                }
                Event::Ryuukyoku(draw) => {
                    ended.how = Some(draw.kind.name());
                    add(Some(draw.deltas));
                }
                _ => {}
            }
        }
        for (_, win) in round.hidden_wins() {
            ended.win(win.seat, win.from);
            add(win.deltas);
        }
        ended.deltas = deltas.filter(|_| ended.how.is_some() && round.payments_told);
        ended
    }

    fn win(&mut self, seat: Seat, from: Option<Seat>) {
        self.how = Some(if from.is_some() { "ron" } else { "tsumo" });
        self.won[seat.index()] = true;
        if let Some(from) = from {
            self.dealt_in[from.index()] = true;
        }
    }
}

/// The place of each seat by its points, 1 to 4; ties go to the seat that dealt earlier.
pub(crate) fn ranks(points: &[i32; 4], players: u8) -> [i8; 4] {
    let seats = Seat::of_players(players);
    let before = |seat: Seat, other: &Seat| {
        let (own, others) = (points[seat.index()], points[other.index()]);
        others > own || (others == own && other.index() < seat.index())
    };
    Seat::ALL.map(|seat| {
        let better = seats.iter().filter(|other| before(seat, other)).count();
        i8::try_from(better + 1).unwrap_or(i8::MAX)
    })
}

/// The points at the end of a game and the places, if the record says them.
pub(crate) fn final_standing(record: &Record) -> Option<([i32; 4], [i8; 4])> {
    let result = record.result?;
    Some((result.points, ranks(&result.points, record.kind.players())))
}
