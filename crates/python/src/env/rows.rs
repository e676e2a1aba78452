//! The arrays of all tables, written in place, by one thread or several.

use std::panic::{AssertUnwindSafe, catch_unwind};

use mentsu_table::encode::{ActionNumber, Encoder, HIDDEN_PLANES, KINDS, Seen, write_hidden};

use super::house::House;
use super::player_table::{Fault, Led, PlayerTable};
use super::pool::Pool;

/// How many numbers the hidden planes have.
pub(super) const HIDDEN: usize = HIDDEN_PLANES.len() * KINDS;

/// The rows of neighbouring tables.
pub(super) struct Rows<'a> {
    pub(super) observations: &'a mut [f32],
    /// Empty if they aren't asked for.
    pub(super) hidden: &'a mut [f32],
    pub(super) masks: &'a mut [bool],
    pub(super) seats: &'a mut [i8],
    pub(super) rewards: &'a mut [f32],
    pub(super) round_ends: &'a mut [bool],
    pub(super) game_ends: &'a mut [bool],
}

impl<'a> Rows<'a> {
    /// The rows of the first tables, and the others.
    fn split(self, tables: usize, width: usize) -> (Rows<'a>, Rows<'a>) {
        let hidden = if self.hidden.is_empty() { 0 } else { tables * HIDDEN };
        let observations = self.observations.split_at_mut(tables * width);
        let hidden = self.hidden.split_at_mut(hidden);
        let masks = self.masks.split_at_mut(tables * ActionNumber::COUNT);
        let seats = self.seats.split_at_mut(tables);
        let rewards = self.rewards.split_at_mut(tables * 4);
        let round_ends = self.round_ends.split_at_mut(tables);
        let game_ends = self.game_ends.split_at_mut(tables);
        let rows = |observations, hidden, masks, seats, rewards, round_ends, game_ends| Rows {
            observations,
            hidden,
            masks,
            seats,
            rewards,
            round_ends,
            game_ends,
        };
        (
            rows(observations.0, hidden.0, masks.0, seats.0, rewards.0, round_ends.0, game_ends.0),
            rows(observations.1, hidden.1, masks.1, seats.1, rewards.1, round_ends.1, game_ends.1),
        )
    }
}

/// What a thread writes planes with.
pub(super) struct Scribe {
    pub(super) encoder: Encoder,
    /// All planes of the encoder, if not all are wanted in its order.
    pub(super) all: Vec<f32>,
    /// The places of those wanted; `None` for all in order.
    pub(super) chosen: Option<Vec<usize>>,
    /// How many numbers a row has.
    pub(super) width: usize,
    /// Whether it makes plans.
    pub(super) plans: bool,
}

impl Scribe {
    pub(super) fn write(&mut self, seen: &Seen<'_>, out: &mut [f32]) -> Result<(), Fault> {
        let wrong = |error: mentsu_table::encode::WrongLength| Fault::Bug(error.to_string());
        if self.width == 0 {
            return Ok(());
        }
        match &self.chosen {
            None => self.encoder.write(seen, out).map_err(wrong)?,
            Some(chosen) => {
                self.encoder.write(seen, &mut self.all).map_err(wrong)?;
                for (place, plane) in chosen.iter().zip(out.chunks_exact_mut(KINDS)) {
                    plane.copy_from_slice(&self.all[place * KINDS..][..KINDS]);
                }
            }
        }
        Ok(())
    }
}

/// Fewer tables take less time than to wake a thread: with masks alone, and with planes.
const FEWEST_MASKED: usize = 128;
const FEWEST_SEEN: usize = 32;

/// What is done at every table before its row is written.
#[derive(Clone, Copy)]
pub(super) enum Before<'a> {
    /// Nothing.
    Nothing,
    /// A number for each is chosen.
    Step(&'a [i64]),
}

/// Steps all tables and writes their rows, in up to as many threads as there are scribes. Returns
/// the tables at fault, in order; their rows stay as they were, but for rewards and ends.
pub(super) fn step_all(
    house: &House,
    tables: &mut [PlayerTable],
    scribes: &mut [Scribe],
    pool: &mut Pool,
    before: Before<'_>,
    rows: Rows<'_>,
) -> Vec<(usize, Fault)> {
    let width = scribes.first().map_or(0, |scribe| scribe.width);
    let plans = scribes.first().is_some_and(|scribe| scribe.plans);
    let fewest = match width {
        _ if plans || house.thinks() => 1,
        0 => FEWEST_MASKED,
        _ => FEWEST_SEEN,
    };
    let threads = scribes.len().min(tables.len() / fewest).max(1);
    let share = tables.len().div_ceil(threads).max(1);
    let mut parts = Vec::new();
    let mut rest = rows;
    for ((nth, tables), scribe) in tables.chunks_mut(share).enumerate().zip(scribes) {
        let first = nth * share;
        let (rows, others) = rest.split(tables.len(), scribe.width);
        rest = others;
        let before = match before {
            Before::Nothing => Before::Nothing,
            Before::Step(numbers) => Before::Step(&numbers[first..][..tables.len()]),
        };
        parts.push(Part { house, first, tables, scribe, before, rows });
    }
    // A part catches what its tables panic with.
    let steps = parts.into_iter().map(|part| || part.step()).collect();
    pool.run(steps).into_iter().flatten().collect()
}

/// Neighbouring tables and their rows.
struct Part<'a> {
    house: &'a House,
    /// The number of the first table.
    first: usize,
    tables: &'a mut [PlayerTable],
    scribe: &'a mut Scribe,
    before: Before<'a>,
    rows: Rows<'a>,
}

impl Part<'_> {
    fn step(self) -> Vec<(usize, Fault)> {
        let Part { house, first, tables, scribe, before, mut rows } = self;
        let mut faults = Vec::new();
        for (row, table) in tables.iter_mut().enumerate() {
            let number = first + row;
            // What panics is left as it is only to be begun anew.
            let stepped = catch_unwind(AssertUnwindSafe(|| {
                let led = match before {
                    Before::Nothing => Led::default(),
                    Before::Step(numbers) => table.step(house, number, numbers[row])?,
                };
                write_row(table, scribe, &mut rows, row, &led)
            }));
            let fault = match stepped {
                Ok(Ok(())) => continue,
                Ok(Err(fault)) => fault,
                Err(panic) => Fault::Bug(panic_text(&*panic)),
            };
            let again = catch_unwind(AssertUnwindSafe(|| {
                if let Fault::Bug(_) = fault {
                    table.begin_anew(house, number)?;
                }
                write_row(table, scribe, &mut rows, row, &Led::default())
            }));
            drop(again);
            faults.push((number, fault));
        }
        faults
    }
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or(panic.downcast_ref::<&str>().copied()).unwrap_or("a panic").to_owned()
}

fn write_row(
    table: &PlayerTable,
    scribe: &mut Scribe,
    rows: &mut Rows<'_>,
    row: usize,
    led: &Led,
) -> Result<(), Fault> {
    let width = scribe.width;
    scribe.write(&table.seen(), &mut rows.observations[row * width..][..width])?;
    if !rows.hidden.is_empty() {
        let out = &mut rows.hidden[row * HIDDEN..][..HIDDEN];
        write_hidden(table.round(), table.seat(), out)
            .map_err(|error| Fault::Bug(error.to_string()))?;
    }
    let mask = &mut rows.masks[row * ActionNumber::COUNT..][..ActionNumber::COUNT];
    mask.copy_from_slice(&table.mask().to_array());
    rows.seats[row] = table.seat().index() as i8;
    rows.rewards[row * 4..][..4].copy_from_slice(&led.rewards);
    rows.round_ends[row] = led.round_ended;
    rows.game_ends[row] = led.game_ended;
    Ok(())
}
