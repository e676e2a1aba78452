//! Statistics of players over recorded games.

use mentsu::riichi::Yaku;
use mentsu_table::record::Record;
use mentsu_table::stats::{By, Counter, Estimate, Figure, Stats, StatsTable, Who};

use crate::object;
use crate::wire::json::{Json, list};

/// What each player, or each seat, did over these games.
pub fn stats(records: &[Record], by: By) -> impl Json + use<> {
    let (mut table, mut counter) = (StatsTable::new(by), Counter::new());
    for record in records {
        table.add(&counter.count(record));
    }
    object!(
        /// What each player did over all games of a `Replay`; intervals hold the value with 95 %.
        StatsView {
            records: table.records(),
            rounds: table.rounds(),
            /// Not followed to their end.
            leftOut: table.left_out(),
            rows: list(table.rows().map(|(who, stats)| row(who, stats))),
        }
    )
}

fn row(who: &Who, stats: &Stats) -> impl Json + use<> {
    let counts = stats.counts();
    let figures = Figure::ALL.into_iter().filter_map(|figure| {
        let estimate = stats.figure(figure)?;
        Some(object!(Inline {
            figure,
            kind: figure.kind(),
            value: estimate.value as f32,
            interval: interval(&estimate),
        }))
    });
    let yaku = Yaku::ALL.into_iter().filter_map(|yaku| {
        let (wins, estimate) = (counts.yaku(yaku), stats.yaku(yaku)?);
        (wins > 0).then(|| {
            object!(Inline {
                name: yaku,
                kanji: yaku.kanji(),
                english: yaku.english(),
                wins,
                value: estimate.value as f32,
                interval: interval(&estimate),
            })
        })
    });
    let places = [counts.first, counts.second, counts.third, counts.fourth];
    object!(StatsRow {
        /// Null by seat.
        player: who.seat.is_none().then_some(&*who.name),
        /// Null by name.
        seat: who.seat.map(|seat| seat.index()),
        players: who.players,
        games: counts.games,
        rounds: counts.rounds,
        /// How often first, second and so on.
        places: list(places.into_iter().take(who.players.into())),
        figures: list(figures),
        /// Of the wins.
        yaku: list(yaku),
    })
}

fn interval(estimate: &Estimate) -> Option<[f32; 2]> {
    estimate.interval.map(|bounds| bounds.map(|bound| bound as f32))
}
