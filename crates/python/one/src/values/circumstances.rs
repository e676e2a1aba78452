//! `Situation` of riichi and of Chinese rules, `Outlook`, `Turn` and `Passed`: values whose fields
//! are the library's tables.

use mentsu::fields::{Field, FieldError, FieldKind, FieldValue, Fields};
use mentsu::names::Named as _;
use mentsu::notation::Faces;
use mentsu::plan::Outlook;
use mentsu::riichi::legality::{Passed, Turn};
use mentsu::riichi::{Situation, Yaku};
use mentsu::{Wind, mcr};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};

use crate::args::names::{Name, WindArg};
use crate::args::number::Int;
use crate::args::{Text, wrong_type};
use crate::errors::refuse;
use crate::values::tile::{FaceArg, FacesArg, PyFace};
use crate::values::tile_set::{PyTileSet, TileSetArg};

/// A value of a class of fields.
pub struct Fielded<T>(pub(crate) T);

/// A type whose fields are those of a class of Python.
pub trait Start: Fields {
    /// Python's class in the native module.
    const CLASS: &'static str;

    /// Its own name: classes of Chinese rules stand in a module of their own.
    const NAME: &'static str;

    /// The value that Python's class has without arguments.
    fn start() -> Self;

    /// The value of an instance of the class.
    fn of(object: &Bound<'_, PyAny>) -> Option<Self>;
}

/// A `mentsu.Situation`.
pub type SituationArg = Fielded<Situation>;

/// A `mentsu.mcr.Situation`.
pub type McrSituationArg = Fielded<mcr::Situation>;

/// A `mentsu.legality.Turn`.
pub type TurnArg = Fielded<Turn>;

/// A `mentsu.legality.Passed`.
pub type PassedArg = Fielded<Passed>;

/// A `mentsu.Outlook`.
pub type OutlookArg = Fielded<Outlook>;

macro_rules! starts {
    ($($type:ty: $class:ident $native:literal $name:literal $start:expr;)*) => {$(
        impl Start for $type {
            const CLASS: &'static str = $native;

            const NAME: &'static str = $name;

            fn start() -> $type {
                $start
            }

            fn of(object: &Bound<'_, PyAny>) -> Option<$type> {
                object.cast::<$class>().ok().map(|value| value.get().0)
            }
        }
    )*};
}

starts! {
    Situation: PySituation "Situation" "Situation" Situation::tsumo();
    mcr::Situation: PyMcrSituation "McrSituation" "Situation" mcr::Situation::self_drawn();
    Turn: PyTurn "Turn" "Turn" Turn::new();
    Passed: PyPassed "Passed" "Passed" Passed::NOTHING;
    Outlook: PyOutlook "Outlook" "Outlook" Outlook::new();
}

impl<T: Start> Fielded<T> {
    /// The given value, or that of the class without arguments.
    pub(crate) fn build(given: Option<Fielded<T>>) -> T {
        given.map_or_else(T::start, |given| given.0)
    }
}

impl<'a, 'py, T: Start> FromPyObject<'a, 'py> for Fielded<T> {
    type Error = PyErr;

    crate::typed::input_type!(T::CLASS);

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let value = T::of(&object).map(Fielded);
        value.ok_or_else(|| wrong_type(&object, &format!("a {}", T::NAME)))
    }
}

fn wrong_value(error: FieldError) -> PyErr {
    refuse(error, "wrong_value")
}

/// The error for a value of another type, which names the field.
fn named(field: &Field, error: PyErr, py: Python<'_>) -> PyErr {
    if error.is_instance_of::<PyTypeError>(py) {
        PyTypeError::new_err(format!("`{}`: {}", field.name(), error.value(py)))
    } else {
        error
    }
}

/// A field's value from Python.
fn read(object: &Bound<'_, PyAny>, field: &Field) -> PyResult<FieldValue<'static>> {
    let wrong = || wrong_value(FieldError::WrongValue { field: *field });
    let wind = |WindArg(wind): WindArg| FieldValue::Choice(wind.name());
    Ok(match field.kind() {
        FieldKind::Flag => FieldValue::Flag(object.extract()?),
        FieldKind::Number { .. } => {
            let number = object.extract::<Int<i64>>().map_err(|error| {
                // Beyond 64 bits, and so beyond the field's range.
                if error.is_instance_of::<PyTypeError>(object.py()) { error } else { wrong() }
            })?;
            FieldValue::Number(number.0)
        }
        FieldKind::OptionalNumber { .. } => {
            let number = object.extract::<Option<Int<i64>>>()?;
            number.map_or(FieldValue::Nothing, |number| FieldValue::Number(number.0))
        }
        FieldKind::Choice(Wind::NAMES) => wind(object.extract()?),
        FieldKind::OptionalChoice(Wind::NAMES) => {
            object.extract::<Option<WindArg>>()?.map_or(FieldValue::Nothing, wind)
        }
        FieldKind::OptionalFace => object
            .extract::<Option<FaceArg>>()?
            .map_or(FieldValue::Nothing, |face| FieldValue::Face(face.0)),
        FieldKind::Faces { .. } => {
            let faces = object.extract::<FacesArg>()?.0;
            FieldValue::Faces(Faces::try_from_iter(faces).map_err(|_| wrong())?)
        }
        FieldKind::Tiles => FieldValue::Tiles(object.extract::<TileSetArg>()?.0),
        kind @ FieldKind::Seats(_) => {
            let mut seats = Vec::new();
            // One more than can be liable.
            for pair in object.try_iter()?.take(4) {
                let pair: Vec<_> = pair?.try_iter()?.take(3).collect::<PyResult<_>>()?;
                let [yaku, wind] = &pair[..] else {
                    let reason = "pairs of a yakuman and the seat that is liable for it";
                    return Err(PyTypeError::new_err(reason));
                };
                let (yaku, wind) = (yaku.extract::<Name<Yaku>>()?.0, wind.extract::<WindArg>()?.0);
                seats.push(format!("{yaku}={wind}"));
            }
            kind.read(&seats.join(" ")).ok_or_else(wrong)?
        }
        kind => kind.read(&object.extract::<Text>()?.0).ok_or_else(wrong)?,
    })
}

/// A field's value in Python.
fn written<'py>(py: Python<'py>, value: FieldValue<'_>) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        FieldValue::Face(face) => PyFace(face).into_pyobject(py)?.into_any(),
        FieldValue::Faces(faces) => {
            PyTuple::new(py, faces.iter().map(|face| PyFace(*face)).collect::<Vec<_>>())?.into_any()
        }
        FieldValue::Tiles(tiles) => PyTileSet(tiles).into_pyobject(py)?.into_any(),
        FieldValue::Seats(seats) => {
            let pairs = seats.iter().map(|(yaku, wind)| (yaku, wind.name()));
            PyTuple::new(py, pairs.collect::<Vec<_>>())?.into_any()
        }
        value => super::rules::rule_to_python(py, value)?,
    })
}

/// The field of a name, or Python's error for an argument that no function has.
fn field_of<T: Start>(name: &str) -> PyResult<&'static Field> {
    let found = T::FIELDS.iter().find(|field| field.name() == name);
    found.ok_or_else(|| {
        let class = T::NAME;
        PyTypeError::new_err(format!("{class}() got an unexpected keyword argument '{name}'"))
    })
}

fn set<T: Start>(all: T, field: &Field, value: &Bound<'_, PyAny>) -> PyResult<T> {
    let read = read(value, field).map_err(|error| named(field, error, value.py()))?;
    all.set(field.name(), read).map_err(wrong_value)
}

/// The value with these fields changed.
fn changed<T: Start>(all: T, changes: Option<&Bound<'_, PyDict>>) -> PyResult<T> {
    changes.into_iter().flatten().try_fold(all, |all, (name, value)| {
        set(all, field_of::<T>(name.cast::<PyString>()?.to_str()?)?, &value)
    })
}

/// The value of a call of the class, of which this many arguments may have no name.
fn made<T: Start>(
    unnamed: usize,
    args: &Bound<'_, PyTuple>,
    fields: Option<&Bound<'_, PyDict>>,
) -> PyResult<T> {
    if args.len() > unnamed {
        let (class, given) = (T::NAME, args.len());
        let reason =
            format!("{class}() takes {unnamed} positional arguments, but {given} were given");
        return Err(PyTypeError::new_err(reason));
    }
    let mut all = T::start();
    for (field, value) in T::FIELDS.iter().zip(args) {
        if let Some(fields) = fields.filter(|fields| fields.contains(field.name()).unwrap_or(true))
        {
            let _ = fields;
            let (class, name) = (T::NAME, field.name());
            let reason = format!("{class}() got multiple values for argument '{name}'");
            return Err(PyTypeError::new_err(reason));
        }
        all = set(all, field, &value)?;
    }
    changed(all, fields)
}

/// The names and values of the fields that differ from the value without arguments.
fn differing<T: Start>(all: T) -> impl Iterator<Item = (&'static str, FieldValue<'static>)> {
    let start = T::start();
    T::NAMES.iter().filter_map(move |name| {
        let value = all.get(name)?;
        (start.get(name) != Some(value)).then_some((*name, value))
    })
}

/// Declares classes of fields. `unnamed` is how many arguments may be given without a name.
macro_rules! fielded {
    ($(
        $(#[$doc:meta])*
        $class:ident($type:ty): $name:literal in $module:literal, $unnamed:literal unnamed, $text:literal;
    )*) => {$(
        $(#[$doc])*
        #[pyclass(name = $name, module = $module, frozen)]
        #[derive(Clone, Copy)]
        pub struct $class(pub(crate) $type);

        #[pymethods]
        impl $class {
            #[new]
            #[pyo3(signature = (*args: "Any", **fields: "Any"), text_signature = $text)]
            fn new(
                args: &Bound<'_, PyTuple>,
                fields: Option<&Bound<'_, PyDict>>,
            ) -> PyResult<$class> {
                made($unnamed, args, fields).map($class)
            }

            #[classattr]
            #[pyo3(name = "__match_args__")]
            fn match_args() -> crate::typed::TupleOf<&'static str> {
                <$type>::NAMES.iter().copied().collect()
            }

            /// The fields by name, and the values that each may have.
            #[staticmethod]
            #[pyo3(signature = () -> "dict[str, str]")]
            fn fields(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
                let dict = PyDict::new(py);
                for field in <$type>::FIELDS {
                    dict.set_item(field.name(), field.kind().to_string())?;
                }
                Ok(dict)
            }

            /// The same with these fields changed.
            #[pyo3(signature = (**changes: "Any"))]
            fn replace(&self, changes: Option<&Bound<'_, PyDict>>) -> PyResult<$class> {
                changed(self.0, changes).map($class)
            }

            /// The field of a name.
            #[pyo3(signature = (name) -> "Any")]
            fn _get<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
                written(py, self.0.get(name).unwrap_or(FieldValue::Nothing))
            }

            fn __eq__(&self, other: &Self) -> bool {
                <$type>::NAMES.iter().all(|name| self.0.get(name) == other.0.get(name))
            }

            fn __hash__(&self) -> u64 {
                use std::hash::{Hash as _, Hasher as _};
                let mut hasher = std::hash::DefaultHasher::new();
                differing(self.0).for_each(|field| field.hash(&mut hasher));
                hasher.finish()
            }

            /// The call that makes the value.
            fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
                let parts = differing(self.0)
                    .map(|(name, value)| Ok((name, written(py, value)?.repr()?.to_string())));
                Ok($crate::repr::call_repr(<$type>::NAME, &parts.collect::<PyResult<Vec<_>>>()?))
            }

            #[pyo3(signature = () -> "tuple[tuple[()], dict[str, Any]]")]
            fn __getnewargs_ex__<'py>(
                &self,
                py: Python<'py>,
            ) -> PyResult<((), Bound<'py, PyDict>)> {
                let dict = PyDict::new(py);
                for (name, value) in differing(self.0) {
                    dict.set_item(name, written(py, value)?)?;
                }
                Ok(((), dict))
            }
        }
    )*};
}

fielded! {
    /// The circumstances of a win that its tiles don't show.
    ///
    /// `ron` is the tile claimed from another player; without it the hand won by tsumo with its
    /// drawn tile. By default nothing happened and both winds are East. A wind is a name, a letter
    /// or a number: `"east"`, `"E"` or 0. Use `double_riichi` instead of `riichi`, not with it.
    /// `pao` has pairs of a yakuman and the seat that is liable for it. Contradictions raise an
    /// error when a hand is scored. `tsubame_gaeshi`, `kanburi`, `open_riichi` and `paarenchan` are
    /// events of old yaku, which count under rules that play them
    /// (`Rules("mahjong_soul_old_yaku")`).
    ///
    /// >>> from mentsu import Situation
    /// >>> ron = Situation(ron="0p", seat="south", riichi=True, ippatsu=True, dora="3m", ura="5z")
    /// >>> ron.ron, ron.is_tsumo, ron.is_dealer
    /// (Face('0p'), False, False)
    /// >>> Situation(seat="south", honba=2)
    /// Situation(seat='south', honba=2)
    /// >>> Situation(ron="5m", riichi=True).replace(ron=None)
    /// Situation(riichi=True)
    /// >>> Situation(seat="left")
    /// Traceback (most recent call last):
    /// mentsu.MentsuError: unknown wind "left": east, south, west or north
    PySituation(Situation): "Situation" in "mentsu", 1 unnamed,
        "(ron=None, *, seat='east', round='east', riichi=False, double_riichi=False, ippatsu=False, \
          chankan=False, robbed_ankan=False, rinshan=False, haitei=False, houtei=False, tenhou=False, \
          chiihou=False, renhou=False, tsubame_gaeshi=False, kanburi=False, open_riichi=False, \
          paarenchan=False, dora=(), ura=(), kita=0, honba=0, sticks=0, discarder=None, pao=())";

    /// The circumstances of a win (和牌情况) that its tiles don't show.
    ///
    /// - `discard`: the winning tile of another player; without it the hand won with its drawn
    ///   tile.
    /// - `seat`, `prevalent`: the winner's wind (门风) and the round's (圈风), as `"east"`, `"E"` or
    ///   0.
    /// - `flowers`: the number of flower tiles (花牌), at most eight.
    /// - `last_copy`: the three other copies of the winning tile lie open (和绝张).
    /// - `kong`: the tile came for an own kong (杠上开花), or was added to another player's pung
    ///   (抢杠和).
    /// - `last_tile`: no tile is left in the wall (妙手回春, 海底捞月).
    /// - `seen`: how many other copies of the winning tile lie open outside the own melds, if that
    ///   is known.
    ///
    /// Contradictions raise an error when a hand is scored.
    ///
    /// >>> from mentsu.mcr import Situation
    /// >>> won = Situation("6s", seat="south", flowers=2)
    /// >>> won.discard, won.is_self_drawn, won
    /// (Face('6s'), False, Situation(discard=Face('6s'), seat='south', flowers=2))
    /// >>> Situation("5m", kong=True).replace(discard=None)
    /// Situation(kong=True)
    PyMcrSituation(mcr::Situation): "McrSituation" in "mentsu.mcr", 1 unnamed,
        "(discard=None, *, seat='east', prevalent='east', flowers=0, last_copy=False, kong=False, \
          last_tile=False, seen=None)";

    /// The rest of a round as far as it is known, and the limits of a plan.
    ///
    /// - `draws`: the number of tiles that the player still draws, 1 to 18.
    /// - `depth`: the number of exchanges to allow beyond the shortest way.
    /// - `seen`: the tiles seen in addition to the hand, its melds and the `dora` indicators.
    /// - `riichi`: when to declare it: `best`, `always` or `never`.
    /// - `sticks`: the riichi sticks on the table, 1,000 points each to the winner.
    /// - `others`: the number of tiles that the others discard between two draws, on which the hand
    ///   may ron; 0 for a player alone.
    /// - `room`: the largest number of states to visit.
    ///
    /// >>> from mentsu import Outlook
    /// >>> Outlook(draws=12, seat="west", dora="4p", seen="1z9s")
    /// Outlook(draws=12, seat='west', dora=(Face('4p'),), seen=(Face('9s'), Face('1z')))
    PyOutlook(Outlook): "Outlook" in "mentsu", 1 unnamed,
        "(draws=17, *, depth=1, seat='east', round='east', dora=(), seen=(), riichi='best', ura=True, \
          honba=0, sticks=0, kita=0, others=0, first_turn=False, room=1048576)";

    /// The moment of a decision.
    ///
    /// - `riichi`: the player is in riichi.
    /// - `last_tile`: no tile is left to draw.
    /// - `kans`: how many kans all players have made.
    /// - `first_uninterrupted`: it is the first turn, and nobody has called.
    /// - `called`: the player has just called.
    /// - `abortive_draw`: the discard ends the round unless somebody wins on it.
    ///
    /// >>> from mentsu.legality import Turn, own_kans
    /// >>> own_kans("1111m456p11s7z(777=z)+9p", Turn(kans=4))
    /// ()
    PyTurn(Turn): "Turn" in "mentsu.legality", 6 unnamed,
        "(riichi=False, last_tile=False, kans=0, first_uninterrupted=False, called=False, \
          abortive_draw=False)";

    /// The tiles that can make a hand furiten: all own discards, and the tiles let pass this turn
    /// and since riichi.
    ///
    /// >>> from mentsu.legality import Passed
    /// >>> Passed(discards="19m47z").discards
    /// TileSet('19m47z')
    PyPassed(Passed): "Passed" in "mentsu.legality", 3 unnamed,
        "(discards='', this_turn='', since_riichi='')";
}

#[pymethods]
impl PySituation {
    /// Whether the winning tile was drawn.
    #[getter]
    fn is_tsumo(&self) -> bool {
        self.0.is_tsumo()
    }

    /// Whether the winner sits East.
    #[getter]
    fn is_dealer(&self) -> bool {
        self.0.is_dealer()
    }
}

#[pymethods]
impl PyMcrSituation {
    /// Whether the winning tile was drawn (自摸).
    #[getter]
    fn is_self_drawn(&self) -> bool {
        self.0.is_self_drawn()
    }
}
