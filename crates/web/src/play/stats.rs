//! Statistics of players over recorded games.

use mentsu::riichi::Yaku;
use mentsu_table::record::Record;
use mentsu_table::stats::{By, Counter, Estimate, Figure, Stats, StatsTable, Who};

use crate::wire::json::{Json, Object, Written, list, object, to_text};

/// What each player, or each seat, did over these games.
pub fn stats(records: &[Record], by: By) -> impl Json + use<> {
    let (mut table, mut counter) = (StatsTable::new(by), Counter::new());
    for record in records {
        table.add(&counter.count(record));
    }
    Written(to_text(object(|o| {
        o.put("records", table.records())
            .put("rounds", table.rounds())
            .put("leftOut", table.left_out())
            .put("rows", list(table.rows().map(|(who, stats)| row(who, stats))));
    })))
}

fn row<'a>(who: &'a Who, stats: &'a Stats) -> impl Json + use<'a> {
    object(move |o| {
        let counts = stats.counts();
        let figures = Figure::ALL.into_iter().filter_map(|figure| {
            let estimate = stats.figure(figure)?;
            Some(object(move |o| {
                o.put("figure", figure).put("kind", figure.kind());
                estimated(o, &estimate);
            }))
        });
        let yaku = Yaku::ALL.into_iter().filter_map(|yaku| {
            let (wins, estimate) = (counts.yaku(yaku), stats.yaku(yaku)?);
            (wins > 0).then(|| {
                object(move |o| {
                    o.put("id", yaku)
                        .put("kanji", yaku.kanji())
                        .put("english", yaku.english())
                        .put("wins", wins);
                    estimated(o, &estimate);
                })
            })
        });
        let places = [counts.first, counts.second, counts.third, counts.fourth];
        o.put("player", who.seat.is_none().then_some(&*who.name))
            .put("seat", who.seat.map(|seat| seat.index()))
            .put("players", who.players)
            .put("games", counts.games)
            .put("rounds", counts.rounds)
            .put("places", list(places.into_iter().take(who.players.into())))
            .put("figures", list(figures))
            .put("yaku", list(yaku));
    })
}

/// The value, and the interval that holds it with 95 %.
fn estimated(o: &mut Object<'_>, estimate: &Estimate) {
    let bounds = estimate.interval.map(|bounds| list(bounds.map(|bound| bound as f32)));
    o.put("value", estimate.value as f32).put("interval", bounds);
}
