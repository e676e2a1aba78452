//! `Situation`, `Turn`, `Passed` and `Outlook` as they are read from their Python classes.

use mentsu::plan::{Outlook, RiichiChoice};
use mentsu::riichi::legality::{Passed, Turn};
use mentsu::riichi::{Situation, Yaku};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::args::Few;
use crate::args::names::{Name, WindArg};
use crate::args::number::Int;
use crate::values::tile::{FaceArg, FacesArg};
use crate::values::tile_set::TileSetArg;

/// A struct read from an object's attributes. A value's own error passes through; the `TypeError`
/// for a wrong type names the attribute.
macro_rules! attributes {
    ($(#[$doc:meta])* $visibility:vis struct $name:ident { $($field:ident: $type:ty,)* }) => {
        $(#[$doc])*
        $visibility struct $name {
            $($field: $type,)*
        }

        impl<'a, 'py> FromPyObject<'a, 'py> for $name {
            type Error = PyErr;

            fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
                Ok($name {
                    $($field: $crate::questions::situation::attribute(&object, stringify!($field))?,)*
                })
            }
        }
    };
}
pub(crate) use attributes;

/// The value of an attribute.
pub(crate) fn attribute<'py, T>(object: &Bound<'py, PyAny>, name: &str) -> PyResult<T>
where
    T: for<'a> FromPyObject<'a, 'py, Error = PyErr>,
{
    let value = object.getattr(name).map_err(|_| {
        let class = object.get_type().name().map(|name| name.to_string()).unwrap_or_default();
        PyTypeError::new_err(format!("{class} has no `{name}`"))
    })?;
    value.extract::<T>().map_err(|error| {
        let py = object.py();
        if error.is_instance_of::<PyTypeError>(py) {
            PyTypeError::new_err(format!("`{name}`: {}", error.value(py)))
        } else {
            error
        }
    })
}

/// Whether something happened, and the method that sets it.
pub(crate) type Event<T> = (bool, fn(T) -> T);

attributes! {
    /// The fields of `mentsu.Situation`.
    pub(crate) struct SituationArg {
        ron: Option<FaceArg>,
        seat: WindArg,
        round: WindArg,
        riichi: bool,
        double_riichi: bool,
        ippatsu: bool,
        chankan: bool,
        robbed_ankan: bool,
        rinshan: bool,
        haitei: bool,
        houtei: bool,
        tenhou: bool,
        chiihou: bool,
        renhou: bool,
        tsubame_gaeshi: bool,
        kanburi: bool,
        open_riichi: bool,
        paarenchan: bool,
        dora: FacesArg,
        ura: FacesArg,
        kita: Int<u8>,
        honba: Int<u16>,
        sticks: Int<u16>,
        discarder: Option<WindArg>,
        pao: Few<(Name<Yaku>, WindArg)>,
    }
}

impl SituationArg {
    pub(crate) fn build(self) -> Situation {
        let start = match self.ron {
            Some(face) => Situation::ron(face.0),
            None => Situation::tsumo(),
        };
        let mut situation = start
            .with_seat(self.seat.0)
            .with_round(self.round.0)
            .with_dora(self.dora.0)
            .with_ura(self.ura.0)
            .with_kita(self.kita.0)
            .with_honba(self.honba.0)
            .with_sticks(self.sticks.0);
        let events: [Event<Situation>; 15] = [
            (self.riichi, Situation::with_riichi),
            (self.double_riichi, Situation::with_double_riichi),
            (self.ippatsu, Situation::with_ippatsu),
            (self.chankan, Situation::with_chankan),
            (self.robbed_ankan, Situation::with_robbed_ankan),
            (self.rinshan, Situation::with_rinshan),
            (self.haitei, Situation::with_haitei),
            (self.houtei, Situation::with_houtei),
            (self.tenhou, Situation::with_tenhou),
            (self.chiihou, Situation::with_chiihou),
            (self.renhou, Situation::with_renhou),
            (self.tsubame_gaeshi, Situation::with_tsubame_gaeshi),
            (self.kanburi, Situation::with_kanburi),
            (self.open_riichi, Situation::with_open_riichi),
            (self.paarenchan, Situation::with_paarenchan),
        ];
        for (_, with) in events.into_iter().filter(|(happened, _)| *happened) {
            situation = with(situation);
        }
        if let Some(discarder) = self.discarder {
            situation = situation.with_discarder(discarder.0);
        }
        for (yaku, liable) in self.pao.0 {
            situation = situation.with_pao(yaku.0, liable.0);
        }
        situation
    }
}

/// The given situation, or a tsumo in East's seat.
pub(crate) fn situation_or_tsumo(situation: Option<SituationArg>) -> Situation {
    situation.map_or(Situation::tsumo(), SituationArg::build)
}

attributes! {
    /// The fields of `mentsu.legality.Turn`.
    pub(crate) struct TurnArg {
        riichi: bool,
        last_tile: bool,
        kans: Int<u8>,
        first_uninterrupted: bool,
        called: bool,
        abortive_draw: bool,
    }
}

impl TurnArg {
    pub(crate) fn build(turn: Option<TurnArg>) -> Turn {
        let Some(turn) = turn else { return Turn::new() };
        let mut built = Turn::new().with_kans(turn.kans.0);
        let flags: [Event<Turn>; 5] = [
            (turn.riichi, Turn::with_riichi),
            (turn.last_tile, Turn::with_last_tile),
            (turn.first_uninterrupted, Turn::with_first_uninterrupted),
            (turn.called, Turn::with_called),
            (turn.abortive_draw, Turn::with_abortive_draw),
        ];
        for (_, with) in flags.into_iter().filter(|(set, _)| *set) {
            built = with(built);
        }
        built
    }
}

attributes! {
    /// The fields of `mentsu.legality.Passed`.
    pub(crate) struct PassedArg {
        discards: TileSetArg,
        this_turn: TileSetArg,
        since_riichi: TileSetArg,
    }
}

impl PassedArg {
    pub(crate) fn build(passed: Option<PassedArg>) -> Passed {
        let Some(passed) = passed else { return Passed::NOTHING };
        Passed::NOTHING
            .with_discards(passed.discards.0)
            .with_this_turn(passed.this_turn.0)
            .with_since_riichi(passed.since_riichi.0)
    }
}

attributes! {
    /// The fields of `mentsu.Outlook`.
    pub(crate) struct OutlookArg {
        draws: Int<u8>,
        depth: Int<u8>,
        seat: WindArg,
        round: WindArg,
        dora: FacesArg,
        seen: FacesArg,
        riichi: Name<RiichiChoice>,
        ura: bool,
        honba: Int<u16>,
        kita: Int<u8>,
        others: Int<u8>,
        first_turn: bool,
        room: Int<u32>,
    }
}

impl OutlookArg {
    pub(crate) fn build(outlook: Option<OutlookArg>) -> Outlook {
        let Some(outlook) = outlook else { return Outlook::new() };
        Outlook::new()
            .with_draws(outlook.draws.0)
            .with_depth(outlook.depth.0)
            .with_seat(outlook.seat.0)
            .with_round(outlook.round.0)
            .with_dora(outlook.dora.0)
            .with_seen(outlook.seen.0)
            .with_riichi(outlook.riichi.0)
            .with_ura(outlook.ura)
            .with_honba(outlook.honba.0)
            .with_kita(outlook.kita.0)
            .with_others(outlook.others.0)
            .with_first_turn(outlook.first_turn)
            .with_room(outlook.room.0)
    }
}
