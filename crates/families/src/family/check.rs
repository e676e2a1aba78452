//! Makes a family of a table, and names what is wrong with it.

use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use mentsu::any::Sets;
use mentsu::names::{Named, UnknownName};
use mentsu::{Counts, Tile, TileSet};

use super::error::{FamilyError, FamilyErrorKind};
use super::pays::Pays;
use super::table::{PointsTable, Row, Table};
use super::{Family, Pattern, Points, Preset, SevenPairs};
use crate::reading::Form;

/// The most that a total, a minimum or a step may be.
const MAX_TOTAL: u32 = 1_000_000_000;

fn named<T: Named>(place: &str, name: &str) -> Result<T, FamilyError> {
    let index = T::NAMES.iter().position(|other| *other == name);
    index.map(|index| T::ALL[index]).ok_or_else(|| {
        FamilyError::new(place, FamilyErrorKind::UnknownName(UnknownName::of::<T>(name)))
    })
}

fn in_range(place: &str, value: u32, range: [u32; 2]) -> Result<u32, FamilyError> {
    if (range[0]..=range[1]).contains(&value) {
        return Ok(value);
    }
    let kind = FamilyErrorKind::OutOfRange { value: value.into(), range: range.map(u64::from) };
    Err(FamilyError::new(place, kind))
}

/// The kinds and whether flowers are in play, by the number of tiles.
fn tiles_in_play(tiles: u16) -> Result<(TileSet, bool), FamilyError> {
    let suits = TileSet::ALL - TileSet::HONORS;
    match tiles {
        108 => Ok((suits, false)),
        112 => Ok((suits.with(Tile::Red), false)),
        136 => Ok((TileSet::ALL, false)),
        144 => Ok((TileSet::ALL, true)),
        _ => {
            let why = format!("{tiles} is not 108, 112, 136 or 144");
            Err(FamilyError::new("tiles", FamilyErrorKind::Unreadable(why)))
        }
    }
}

fn wild(text: &str, kinds: TileSet) -> Result<TileSet, FamilyError> {
    if text.is_empty() {
        return Ok(TileSet::EMPTY);
    }
    let wild = text.parse::<Counts>().map(|counts| counts.kinds());
    match wild {
        Ok(wild) if (wild - kinds).is_empty() => Ok(wild),
        _ => Err(FamilyError::new("wild", FamilyErrorKind::Wild)),
    }
}

fn points(table: PointsTable) -> Result<Points, FamilyError> {
    let ways = [table.unit.is_some(), table.doubling == Some(true), table.steps.is_some()];
    if ways.into_iter().filter(|&way| way).count() > 1 {
        let why = "it has one of `unit`, `doubling` and `steps`".into();
        return Err(FamilyError::new("points", FamilyErrorKind::Unreadable(why)));
    }
    let base = in_range("points: base", table.base.unwrap_or(0), [0, MAX_TOTAL])?;
    let unit = in_range("points: unit", table.unit.unwrap_or(1), [0, MAX_TOTAL])?;
    let Some(steps) = table.steps else {
        return Ok(match table.doubling {
            Some(true) => Points::Doubling { base: table.base.unwrap_or(1) },
            _ => Points::Linear { base, unit },
        });
    };
    let ascend = steps.iter().zip(steps.iter().skip(1)).all(|(one, next)| one.0 < next.0);
    if !ascend || steps.first().is_none_or(|first| first.0 != 0) {
        return Err(FamilyError::new("points: steps", FamilyErrorKind::Steps));
    }
    for (_, points) in &steps {
        in_range("points: steps", *points, [0, MAX_TOTAL])?;
    }
    Ok(Points::Steps(steps))
}

fn pays(pays: Pays) -> Result<Pays, FamilyError> {
    for (key, value) in pays.numbers() {
        in_range(&format!("pays: {key}"), value, [0, Pays::MAX])?;
    }
    Ok(pays)
}

/// The patterns of rows, and an order in which those that exclude come before the excluded.
fn patterns(rows: &[Row], without: &[String]) -> Result<(Vec<Pattern>, Vec<usize>), FamilyError> {
    let place = |row: &Row| format!("patterns: {}", row.id);
    let too_many =
        |patterns| FamilyError::new("patterns", FamilyErrorKind::NumberOfPatterns { patterns });
    if rows.len() > 2 * Family::MAX_PATTERNS {
        return Err(too_many(rows.len()));
    }
    for id in without {
        if !rows.iter().any(|row| row.id == *id) {
            let kind = FamilyErrorKind::NoSuchPattern(id.clone());
            return Err(FamilyError::new("without", kind));
        }
    }
    let all = rows;
    let rows: Vec<&Row> = rows.iter().filter(|row| !without.contains(&row.id)).collect();
    if rows.is_empty() || rows.len() > Family::MAX_PATTERNS {
        return Err(too_many(rows.len()));
    }
    let mut patterns = Vec::with_capacity(rows.len());
    for (i, row) in rows.iter().enumerate() {
        if row.id.is_empty() {
            let place = format!("patterns: number {}: id", i + 1);
            return Err(FamilyError::new(place, FamilyErrorKind::Missing));
        }
        if rows[..i].iter().any(|other| other.id == row.id) {
            return Err(FamilyError::new(place(row), FamilyErrorKind::Twice));
        }
        patterns.push(Pattern::of(row)?);
    }
    for (i, row) in rows.iter().enumerate() {
        for id in &row.excludes {
            if !all.iter().any(|other| other.id == *id) {
                let kind = FamilyErrorKind::NoSuchPattern(id.clone());
                return Err(FamilyError::new(format!("{}: excludes", place(row)), kind));
            }
            // One that the family is without needs no exclusion.
            let excluded = rows.iter().position(|other| other.id == *id);
            let excludes = &mut patterns[i].excludes;
            excludes.extend(excluded.filter(|excluded| !excludes.contains(excluded)));
        }
    }
    let order = order(&patterns).map_err(|at| {
        FamilyError::new(format!("{}: excludes", place(rows[at])), FamilyErrorKind::Circle)
    })?;
    Ok((patterns, order))
}

/// Patterns that exclude come first; the place of a pattern of a circle if there is one.
fn order(patterns: &[Pattern]) -> Result<Vec<usize>, usize> {
    let mut waits_for = vec![0; patterns.len()];
    for &excluded in patterns.iter().flat_map(|pattern| &pattern.excludes) {
        waits_for[excluded] += 1;
    }
    let mut order: Vec<usize> = (0..patterns.len()).filter(|&i| waits_for[i] == 0).collect();
    let mut done = 0;
    while let Some(&next) = order.get(done) {
        done += 1;
        for &excluded in &patterns[next].excludes {
            waits_for[excluded] -= 1;
            if waits_for[excluded] == 0 {
                order.push(excluded);
            }
        }
    }
    match waits_for.iter().position(|&waits| waits > 0) {
        Some(at) => Err(at),
        None => Ok(order),
    }
}

impl Family {
    pub(super) fn of_table(table: Table) -> Result<Family, FamilyError> {
        let table = match &table.preset {
            Some(name) => {
                let below = named::<Preset>("preset", name)?.table();
                table.over(below)
            }
            None => table,
        };
        let Some(name) = table.name.filter(|name| !name.is_empty()) else {
            return Err(FamilyError::new("name", FamilyErrorKind::Missing));
        };
        let (kinds, has_flowers) = tiles_in_play(table.tiles.unwrap_or(136))?;
        let sets = match table.sets.unwrap_or(4) {
            4 => Sets::Four,
            5 => Sets::Five,
            other => {
                let kind = FamilyErrorKind::OutOfRange { value: other.into(), range: [4, 5] };
                return Err(FamilyError::new("sets", kind));
            }
        };
        let seven_pairs = match &table.seven_pairs {
            Some(name) => named(Form::SevenPairs.name(), name)?,
            None => SevenPairs::No,
        };
        let thirteen_orphans = table.thirteen_orphans.unwrap_or(false);
        if sets == Sets::Five && (seven_pairs != SevenPairs::No || thirteen_orphans) {
            let form = if thirteen_orphans { Form::ThirteenOrphans } else { Form::SevenPairs };
            return Err(FamilyError::new(form.name(), FamilyErrorKind::FormOfFour));
        }
        let void_suit = table.void_suit.unwrap_or(false);
        if void_suit && !(kinds & TileSet::HONORS).is_empty() {
            return Err(FamilyError::new("void_suit", FamilyErrorKind::VoidSuit));
        }
        let rows = table.patterns.unwrap_or_default();
        let (patterns, order) = patterns(&rows, &table.without.unwrap_or_default())?;
        let total = |key, value: u32| in_range(key, value, [0, MAX_TOTAL]);
        let cap = table.cap.map(|cap| total("cap", cap)).transpose()?;
        Ok(Family {
            english: table.english.unwrap_or_else(|| name.clone()),
            name,
            source: table.source.unwrap_or_default(),
            kinds,
            has_flowers,
            sets,
            wild: wild(table.wild.as_deref().unwrap_or_default(), kinds)?,
            fifth_copies: table.fifth_copies.unwrap_or(true),
            seven_pairs,
            thirteen_orphans,
            void_suit,
            minimum: total("minimum", table.minimum.unwrap_or(0))?,
            least: in_range("least", table.least.unwrap_or(0), [0, cap.unwrap_or(MAX_TOTAL)])?,
            cap,
            alone: table.alone.map(|alone| total("alone", alone)).transpose()?,
            points: points(table.points.unwrap_or_default())?,
            pays: pays(table.pays.unwrap_or_default())?,
            patterns,
            order,
        })
    }
}
