//! `Meld`.

use mentsu::notation::{RedFives, mjlog};
use mentsu::{CalledFrom, Face, Meld, MeldKind, Part};
use pyo3::prelude::*;

use crate::args::names::Name;
use crate::args::number::Int;
use crate::args::{as_text, extract, parse, wrong_type};
use crate::errors::{ErrorClass, raise, raise_with};
use crate::html::html;
use crate::typed::TupleOf;
use crate::values::tile::{FaceArg, FacesArg, PyFace, PyTile};

/// A set that a player declared (副露): chi, pon, daiminkan, kakan or ankan.
///
/// Its text has brackets, and after the called tile a marker of the player it came from: `-`
/// kamicha, `=` toimen, `+` shimocha. `(06-7s)` is a chi, `(777=z)` a pon, `(1111m)` a daiminkan,
/// `[1111m]` an ankan, `(777=7z)` a kakan.
///
/// >>> from mentsu import Meld
/// >>> pon = Meld("(777=z)")
/// >>> pon.kind, pon.source, pon.called, pon.is_open
/// ('pon', 'toimen', Face('7z'), True)
/// >>> Meld("(135m)")
/// Traceback (most recent call last):
/// mentsu.ParseError: ...
#[pyclass(name = "Meld", module = "mentsu", frozen, eq, ord, hash)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PyMeld(pub Meld);

fn made(py: Python<'_>, meld: Result<Meld, mentsu::MeldError>) -> PyResult<PyMeld> {
    meld.map(PyMeld).map_err(|error| raise(py, ErrorClass::Meld, &error))
}

/// Exactly `N` faces.
fn exactly<const N: usize>(py: Python<'_>, faces: &[Face]) -> PyResult<[Face; N]> {
    faces.try_into().map_err(|_| {
        let reason = format!("{N} own tiles are needed, not {}", faces.len());
        raise_with(py, ErrorClass::Meld, reason, "wrong_length".to_owned())
    })
}

#[pymethods]
impl PyMeld {
    #[new]
    #[pyo3(signature = (text, /))]
    fn new(text: MeldArg) -> PyMeld {
        PyMeld(text.0)
    }

    /// A chi (吃) of two own tiles and the one called from kamicha.
    ///
    /// >>> from mentsu import Meld
    /// >>> Meld.chi("07s", "6s")
    /// Meld('(06-7s)')
    #[staticmethod]
    fn chi(py: Python<'_>, own: FacesArg, called: FaceArg) -> PyResult<PyMeld> {
        made(py, Meld::chi(exactly(py, &own.0)?, called.0))
    }

    /// A pon (碰) of two own tiles and the one called.
    ///
    /// >>> from mentsu import Meld
    /// >>> Meld.pon("77z", "7z", "toimen")
    /// Meld('(777=z)')
    #[staticmethod]
    fn pon(
        py: Python<'_>,
        own: FacesArg,
        called: FaceArg,
        source: Name<CalledFrom>,
    ) -> PyResult<PyMeld> {
        made(py, Meld::pon(exactly(py, &own.0)?, called.0, source.0))
    }

    /// A daiminkan (大明槓) of three own tiles and the one called.
    ///
    /// >>> from mentsu import Meld
    /// >>> Meld.daiminkan("111m", "1m", "shimocha")
    /// Meld('(1111+m)')
    #[staticmethod]
    fn daiminkan(
        py: Python<'_>,
        own: FacesArg,
        called: FaceArg,
        source: Name<CalledFrom>,
    ) -> PyResult<PyMeld> {
        made(py, Meld::daiminkan(exactly(py, &own.0)?, called.0, source.0))
    }

    /// A kakan (加槓): a pon and the tile added to it.
    ///
    /// >>> from mentsu import Meld
    /// >>> Meld.kakan("(777=z)", "7z")
    /// Meld('(777=7z)')
    #[staticmethod]
    fn kakan(py: Python<'_>, pon: MeldArg, added: FaceArg) -> PyResult<PyMeld> {
        made(py, Meld::kakan(pon.0, added.0))
    }

    /// An ankan (暗槓) of four own tiles.
    ///
    /// >>> from mentsu import Meld
    /// >>> Meld.ankan("0555p")
    /// Meld('[0555p]')
    #[staticmethod]
    fn ankan(py: Python<'_>, own: FacesArg) -> PyResult<PyMeld> {
        made(py, Meld::ankan(exactly(py, &own.0)?))
    }

    /// A meld of a kind from its tiles, without saying which was called.
    ///
    /// >>> from mentsu import Meld
    /// >>> Meld.from_faces("pon", "777z")
    /// Meld('(777z)')
    #[staticmethod]
    fn from_faces(py: Python<'_>, kind: Name<MeldKind>, faces: FacesArg) -> PyResult<PyMeld> {
        made(py, Meld::from_faces(kind.0, &faces.0))
    }

    /// The meld of one of Tenhou's 16-bit numbers; a kita is an error.
    ///
    /// >>> from mentsu import Meld
    /// >>> Meld.from_mjlog(46697)
    /// Meld('(444+z)')
    #[staticmethod]
    #[pyo3(signature = (bits, /, *, red_fives = true))]
    fn from_mjlog(py: Python<'_>, bits: Int<u16>, red_fives: bool) -> PyResult<PyMeld> {
        let reds = reds_of(red_fives);
        match mjlog::decode(bits.0, reds) {
            Ok(mjlog::Declaration::Meld(meld)) => Ok(PyMeld(meld)),
            Ok(mjlog::Declaration::Kita) => {
                let reason = format!("{} is a kita, not a meld", bits.0);
                Err(raise_with(py, ErrorClass::Notation, reason, "kita".to_owned()))
            }
            Err(error) => Err(raise(py, ErrorClass::Notation, &error)),
        }
    }

    /// Tenhou's 16-bit number of the meld.
    ///
    /// >>> from mentsu import Meld
    /// >>> Meld.from_mjlog(Meld("(666-z)").to_mjlog())
    /// Meld('(666-z)')
    #[pyo3(signature = (*, red_fives = true))]
    fn to_mjlog(&self, py: Python<'_>, red_fives: bool) -> PyResult<u16> {
        mjlog::encode(mjlog::Declaration::Meld(self.0), reds_of(red_fives))
            .map_err(|error| raise(py, ErrorClass::Notation, &error))
    }

    /// `chi`, `pon`, `daiminkan`, `kakan` or `ankan`.
    #[getter]
    fn kind(&self) -> Name<MeldKind> {
        Name(self.0.kind())
    }

    /// The kinds of its tiles: three, or four for a kan.
    ///
    /// >>> from mentsu import Meld
    /// >>> Meld("(06-7s)").tiles
    /// (Tile('5s'), Tile('6s'), Tile('7s'))
    #[getter]
    fn tiles(&self) -> TupleOf<PyTile> {
        self.0.mentsu().tiles().map(PyTile).collect()
    }

    /// Its faces in the order of its text.
    ///
    /// >>> from mentsu import Meld
    /// >>> Meld("(06-7s)").faces
    /// (Face('0s'), Face('6s'), Face('7s'))
    #[getter]
    fn faces(&self) -> TupleOf<PyFace> {
        self.0.faces().map(PyFace).collect()
    }

    /// Its faces in the order of its text, each with its part: `own`, `added`, or the player it was
    /// called from.
    ///
    /// >>> from mentsu import Meld
    /// >>> Meld("(06-7s)").parts
    /// ((Face('0s'), 'own'), (Face('6s'), 'kamicha'), (Face('7s'), 'own'))
    #[getter]
    fn parts(&self) -> TupleOf<(PyFace, &'static str)> {
        self.0
            .parts()
            .into_iter()
            .map(|(face, part)| {
                let part = match part {
                    Part::Own => "own",
                    Part::Called(source) => source.name(),
                    Part::Added => "added",
                };
                (PyFace(face), part)
            })
            .collect()
    }

    /// The called tile; `None` for an ankan, and if it isn't known.
    #[getter]
    fn called(&self) -> Option<PyFace> {
        self.0.call().map(|call| PyFace(call.face()))
    }

    /// The player it was called from: `shimocha`, `toimen`, `kamicha`, or `None`.
    #[getter]
    fn source(&self) -> Option<Name<CalledFrom>> {
        self.0.call().map(|call| Name(call.source()))
    }

    /// The tile that a kakan added to its pon.
    #[getter]
    fn added(&self) -> Option<PyFace> {
        self.0.added().map(PyFace)
    }

    /// How many of its tiles are red fives.
    #[getter]
    fn reds(&self) -> u8 {
        self.0.reds()
    }

    /// Whether it opens the hand, as all kinds but ankan do.
    #[getter]
    fn is_open(&self) -> bool {
        self.0.is_open()
    }

    /// Whether it is a kan.
    #[getter]
    fn is_kan(&self) -> bool {
        self.0.kind().is_kan()
    }

    /// The meld as SVG pictures, the called tile turned.
    #[pyo3(signature = () -> "str")]
    fn _repr_html_(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        html(py, "meld", (*self,))
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Meld('{}')", self.0)
    }

    fn __getnewargs__(&self) -> (String,) {
        (self.0.to_string(),)
    }
}

/// The red fives of a game, where its numbers don't say them.
pub(crate) const fn reds_of(red_fives: bool) -> RedFives {
    if red_fives { RedFives::OnePerSuit } else { RedFives::None }
}

/// A meld: a `Meld` or its text.
pub struct MeldArg(pub(crate) Meld);

extract! {
    MeldArg(object): "MeldLike" {
        if let Ok(meld) = object.cast::<PyMeld>() {
            Ok(meld.get().0)
        } else if let Some(text) = as_text(object)? {
            parse(object.py(), text)
        } else {
            Err(wrong_type(object, "a Meld or its text"))
        }
    }
}
