//! `MahjongShanten`, and the shanten of each form with the tiles that lower it.

use mentsu::mcr::{Shantens, shantens};
use mentsu::{Counts, Hand, Shanten};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use super::arguments::{CODES, LISTED, Standing, packs, refuse};

/// The shanten of a form.
type OfForm = fn(&Counts) -> Shanten;

/// The five forms with the distance from each, for tiles of a hand that is large enough.
fn each(counts: &Counts) -> Option<Shantens> {
    Hand::from_counts(*counts, [0; 3], &[]).ok().map(|hand| shantens(&hand))
}

/// The shanten of a form, and the tiles that lower it.
fn answer<'py>(
    hand: &Bound<'py, PyAny>,
    sizes: &[usize],
    of_form: OfForm,
) -> PyResult<(i8, Bound<'py, PyTuple>)> {
    let standing = Standing::of(hand)?;
    if !sizes.contains(&standing.total) {
        return Err(refuse("ERROR_INVALID_HAND"));
    }
    let counts = standing.counts()?;
    let now = of_form(&counts);
    let lowers = |nth: &usize| {
        let more = Counts::from_tiles([LISTED[*nth]]).and_then(|one| counts.union(&one));
        more.is_ok_and(|more| of_form(&more) < now)
    };
    let useful: Vec<&str> = (0..LISTED.len()).filter(lowers).map(|nth| CODES[nth]).collect();
    Ok((now.get(), PyTuple::new(hand.py(), useful)?))
}

/// The shanten of a hand beside its sets: the least of the five forms.
#[pyfunction]
#[pyo3(name = "MahjongShanten")]
#[pyo3(signature = (pack: "tuple[tuple[str, str, int], ...]", hand: "tuple[str, ...]"))]
pub(crate) fn shanten(pack: &Bound<'_, PyAny>, hand: &Bound<'_, PyAny>) -> PyResult<i8> {
    packs(pack)?;
    let standing = Standing::of(hand)?;
    if ![1, 4, 7, 10, 13].contains(&standing.total) {
        return Err(refuse("ERROR_INVALID_HAND_OR_PACK"));
    }
    let least = each(&standing.counts()?).map(|all| all.least().get());
    least.ok_or_else(|| refuse("ERROR_INVALID_HAND_OR_PACK"))
}

/// The functions of one form each: name, sizes of hands, and shanten.
macro_rules! forms {
    ($($(#[$doc:meta])* $function:ident $name:literal $sizes:expr, $of_form:expr;)*) => {
        $(
            $(#[$doc])*
            #[pyfunction]
            #[pyo3(
                name = $name,
                signature = (hand: "tuple[str, ...]") -> "tuple[int, tuple[str, ...]]"
            )]
            pub(crate) fn $function<'py>(hand: &Bound<'py, PyAny>) -> PyResult<(i8, Bound<'py, PyTuple>)> {
                answer(hand, &$sizes, $of_form)
            }
        )*
    };
}

/// The shanten of one of the forms.
fn of(counts: &Counts, form: fn(&Shantens) -> Shanten) -> Shanten {
    each(counts).map_or(Shanten::NEVER, |all| form(&all))
}

forms! {
    /// The shanten of thirteen orphans (十三幺), and the tiles that lower it.
    thirteen_orphans "ThirteenOrphansShanten" [13], |counts| of(counts, Shantens::thirteen_orphans);
    /// The shanten of seven pairs (七对), and the tiles that lower it.
    seven_pairs "SevenPairsShanten" [13], |counts| of(counts, Shantens::seven_pairs);
    /// The shanten of honors and knitted tiles (全不靠), and the tiles that lower it.
    honors_and_knitted "HonorsAndKnittedTilesShanten" [13],
        |counts| of(counts, Shantens::honors_and_knitted);
    /// The shanten of a knitted straight (组合龙), and the tiles that lower it.
    knitted_straight "KnittedStraightShanten" [10, 13],
        |counts| of(counts, Shantens::knitted_straight);
    /// The shanten of a pair and sets (基本和型), and the tiles that lower it.
    regular "RegularShanten" [1, 4, 7, 10, 13], Counts::standard_shanten;
}
