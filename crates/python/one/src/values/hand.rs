//! `Hand`: the value. `questions` has its questions.

use mentsu::notation::{array34, ids136, mjai, unicode};
use mentsu::{Hand, Meld};
use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::args::number::{Int, bytes};
use crate::args::{Few, Text, as_text, extract, parse, wrong_type};
use crate::errors::{ErrorClass, parse_error, raise, text_of};
use crate::html::html;
use crate::typed::{IteratorOf, TupleOf};
use crate::values::counts::{CountsArg, PyCounts};
use crate::values::meld::{MeldArg, PyMeld, reds_of};
use crate::values::tile::{FaceArg, FacesArg, PyFace, TileArg};

/// A checked hand: concealed tiles and melds, and which tile was drawn last.
///
/// Its text has suits after digits, `0` for a red five, `z` for E S W N, white, green, red, the
/// drawn tile after a plus, and melds last: `Hand("406m1z+1z(777=z)")`. A hand has 13 or 14 tiles
/// (3n+1 or 3n+2 for a puzzle), three fewer for each meld, and at most four copies of a kind. It is
/// immutable.
///
/// >>> from mentsu import Hand
/// >>> hand = Hand("2344m111p789s")
/// >>> hand.shanten(), hand.wait_tiles()
/// (0, TileSet('14m'))
/// >>> hand.draw("1m").is_win()
/// True
/// >>> Hand("123m18z")
/// Traceback (most recent call last):
/// mentsu.ParseError: there is no 8z (at position 5)
#[pyclass(name = "Hand", module = "mentsu", frozen, eq, ord, hash, from_py_object)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PyHand(pub Hand);

pub(super) fn made(py: Python<'_>, hand: Result<Hand, mentsu::HandError>) -> PyResult<PyHand> {
    hand.map(PyHand).map_err(|error| raise(py, ErrorClass::Hand, &error))
}

fn melds_of(melds: Option<Few<MeldArg>>) -> Vec<Meld> {
    melds.map_or_else(Vec::new, |melds| melds.0.into_iter().map(|meld| meld.0).collect())
}

#[pymethods]
impl PyHand {
    #[new]
    #[pyo3(signature = (text, /))]
    fn new(text: HandArg) -> PyHand {
        PyHand(text.0)
    }

    /// A hand of concealed tiles (in any order) and melds.
    ///
    /// >>> from mentsu import Hand
    /// >>> Hand.of(["5m", "0m", "4m", "1z"], ["(777=z)", "[1111p]", "(1-23s)"])
    /// Hand('405m1z(777=z)[1111p](1-23s)')
    #[staticmethod]
    #[pyo3(signature = (concealed, melds = None, *, drawn = None))]
    fn of(
        py: Python<'_>,
        concealed: FacesArg,
        melds: Option<Few<MeldArg>>,
        drawn: Option<FaceArg>,
    ) -> PyResult<PyHand> {
        let hand = Hand::new(concealed.0, &melds_of(melds));
        made(py, hand.and_then(|hand| drawn.map_or(Ok(hand), |face| hand.with_drawn(face.0))))
    }

    /// A hand of counts, without red fives, and melds.
    ///
    /// >>> from mentsu import Hand
    /// >>> Hand.from_array34([3, 1, 1, 1, 1, 1, 1, 1, 3] + [0] * 25)
    /// Hand('1112345678999m')
    #[staticmethod]
    #[pyo3(signature = (counts, melds = None))]
    fn from_array34(
        py: Python<'_>,
        counts: Few<Int<u8>>,
        melds: Option<Few<MeldArg>>,
    ) -> PyResult<PyHand> {
        let counts = array34::parse(&bytes(counts))
            .map_err(|error| raise(py, ErrorClass::Notation, &error))?;
        made(py, Hand::from_counts(counts, [0; 3], &melds_of(melds)))
    }

    /// A hand of counts, without red fives, and melds.
    ///
    /// >>> from mentsu import Counts, Hand
    /// >>> Hand.from_counts(Counts("1123p"))
    /// Hand('1123p')
    #[staticmethod]
    #[pyo3(signature = (counts, melds = None))]
    fn from_counts(
        py: Python<'_>,
        counts: CountsArg,
        melds: Option<Few<MeldArg>>,
    ) -> PyResult<PyHand> {
        made(py, Hand::from_counts(counts.0, [0; 3], &melds_of(melds)))
    }

    /// A hand of Tenhou's numbers of physical tiles, 0 to 135, and melds.
    ///
    /// >>> from mentsu import Hand
    /// >>> Hand.from_ids136([12, 16, 20, 108, 109])
    /// Hand('406m11z')
    #[staticmethod]
    #[pyo3(signature = (ids, melds = None, *, red_fives = true))]
    fn from_ids136(
        py: Python<'_>,
        ids: Few<Int<u8>>,
        melds: Option<Few<MeldArg>>,
        red_fives: bool,
    ) -> PyResult<PyHand> {
        let faces = ids136::parse(&bytes(ids), reds_of(red_fives))
            .map_err(|error| raise(py, ErrorClass::Notation, &error))?;
        made(py, Hand::new(faces.iter().copied(), &melds_of(melds)))
    }

    /// A hand of the mjai protocol's names, a text with spaces or commas between them or a list as
    /// `to_mjai` gives it, and melds. The position of an error in a list counts the names joined by
    /// spaces.
    ///
    /// >>> from mentsu import Hand
    /// >>> Hand.from_mjai("4m 5mr 6m E E")
    /// Hand('406m11z')
    /// >>> Hand.from_mjai(["4m", "5mr", "6m", "E", "E"])
    /// Hand('406m11z')
    #[staticmethod]
    #[pyo3(signature = (names: "str | Iterable[str]", melds = None))]
    fn from_mjai(names: &Bound<'_, PyAny>, melds: Option<Few<MeldArg>>) -> PyResult<PyHand> {
        let py = names.py();
        let text = match names.cast::<PyString>() {
            Ok(text) => text_of(text)?.to_owned(),
            Err(_) => {
                let names: Few<Text> = names.extract()?;
                names.0.iter().map(|name| &*name.0).collect::<Vec<_>>().join(" ")
            }
        };
        let faces = mjai::parse(&text).map_err(|error| parse_error(py, &text, &error))?;
        made(py, Hand::new(faces.iter().copied(), &melds_of(melds)))
    }

    /// The hand in Unicode's mahjong tiles, with `r` after a red five.
    ///
    /// >>> from mentsu import Hand
    /// >>> Hand("406m11z").to_unicode()
    /// '🀊🀋r🀌🀀🀀'
    fn to_unicode(&self) -> String {
        unicode::display(&self.0).to_string()
    }

    /// The concealed tiles as the mjai protocol's names.
    ///
    /// >>> from mentsu import Hand
    /// >>> Hand("406m11z").to_mjai()
    /// ['4m', '5mr', '6m', 'E', 'E']
    fn to_mjai(&self) -> Vec<String> {
        self.0.faces().map(|face| mjai::display([face]).to_string()).collect()
    }

    /// The concealed tiles as Tenhou's numbers of physical tiles, the lowest free ones.
    ///
    /// >>> from mentsu import Hand
    /// >>> Hand("406m11z").to_ids136()
    /// [12, 16, 20, 108, 109]
    #[pyo3(signature = (*, red_fives = true))]
    fn to_ids136(&self, py: Python<'_>, red_fives: bool) -> PyResult<Vec<u16>> {
        ids136::write(self.0.faces(), reds_of(red_fives))
            .map(|ids| ids.iter().map(|&id| u16::from(id)).collect())
            .map_err(|error| raise(py, ErrorClass::Notation, &error))
    }

    /// The concealed tiles as a list of 34 numbers, 1m first.
    ///
    /// >>> from mentsu import Hand
    /// >>> Hand("1123p").to_array34()[9:12]
    /// [2, 1, 1]
    fn to_array34(&self) -> Vec<u16> {
        self.0.concealed().to_array().map(u16::from).to_vec()
    }

    /// How many of each kind are concealed.
    #[getter]
    fn concealed(&self) -> PyCounts {
        PyCounts(*self.0.concealed())
    }

    /// All tiles, concealed and declared; a kan counts four.
    ///
    /// >>> from mentsu import Hand
    /// >>> Hand("2344m(777=z)").all_tiles
    /// Counts('2344m777z')
    #[getter]
    fn all_tiles(&self) -> PyCounts {
        PyCounts(self.0.all_tiles())
    }

    /// The melds in the order in which they were declared.
    ///
    /// >>> from mentsu import Hand
    /// >>> Hand("2344m(777=z)").melds
    /// (Meld('(777=z)'),)
    #[getter]
    fn melds(&self) -> TupleOf<PyMeld> {
        self.0.melds().iter().map(|&meld| PyMeld(meld)).collect()
    }

    /// The concealed tiles one by one, sorted, the drawn one among them.
    ///
    /// >>> from mentsu import Hand
    /// >>> Hand("50m+4m").faces
    /// Traceback (most recent call last):
    /// mentsu.ParseError: ...
    /// >>> Hand("505m1z+4m").faces
    /// (Face('4m'), Face('0m'), Face('5m'), Face('5m'), Face('1z'))
    #[getter]
    fn faces(&self) -> TupleOf<PyFace> {
        self.0.faces().map(PyFace).collect()
    }

    /// The tile drawn last; `None` if it isn't known or nothing was drawn.
    ///
    /// >>> from mentsu import Hand
    /// >>> Hand("1123p+4p").drawn, Hand("11234p").drawn
    /// (Face('4p'), None)
    #[getter]
    fn drawn(&self) -> Option<PyFace> {
        self.0.drawn().map(PyFace)
    }

    /// How many concealed tiles of a kind are red; 0 unless the kind is a five.
    ///
    /// >>> from mentsu import Hand
    /// >>> Hand("405m1z").reds("5m")
    /// 1
    #[pyo3(signature = (tile, /))]
    fn reds(&self, tile: TileArg) -> u8 {
        self.0.reds(tile.0)
    }

    /// Whether the hand is closed (門前): all its melds are ankan.
    #[getter]
    fn is_closed(&self) -> bool {
        self.0.is_closed()
    }

    /// Whether it holds 3n+1 concealed tiles: the next move is a draw or a call.
    #[getter]
    fn awaits_draw(&self) -> bool {
        self.0.awaits_draw()
    }

    /// The hand with one more concealed tile, the drawn one.
    ///
    /// >>> from mentsu import Hand
    /// >>> Hand("1123p").draw("4p")
    /// Hand('1123p+4p')
    #[pyo3(signature = (face, /))]
    fn draw(&self, py: Python<'_>, face: FaceArg) -> PyResult<PyHand> {
        made(py, self.0.draw(face.0))
    }

    /// The hand with one of its tiles as the drawn one.
    ///
    /// >>> from mentsu import Hand
    /// >>> Hand("11234p").with_drawn("1p")
    /// Hand('1234p+1p')
    #[pyo3(signature = (face, /))]
    fn with_drawn(&self, py: Python<'_>, face: FaceArg) -> PyResult<PyHand> {
        made(py, self.0.with_drawn(face.0))
    }

    /// The hand without the drawn tile; the same hand if it isn't known.
    ///
    /// >>> from mentsu import Hand
    /// >>> Hand("1123p+4p").before_draw()
    /// Hand('1123p')
    fn before_draw(&self) -> PyHand {
        PyHand(self.0.before_draw())
    }

    /// The hand without one of its concealed tiles.
    ///
    /// >>> from mentsu import Hand
    /// >>> Hand("1123p+4p").discard("1p")
    /// Hand('1234p')
    /// >>> Hand("1123p+4p").discard("9s")
    /// Traceback (most recent call last):
    /// mentsu.HandError: no 9s among the concealed tiles
    #[pyo3(signature = (face, /))]
    fn discard(&self, py: Python<'_>, face: FaceArg) -> PyResult<PyHand> {
        made(py, self.0.discard(face.0))
    }

    /// How many tiles are concealed, the drawn one among them.
    ///
    /// >>> from mentsu import Hand
    /// >>> len(Hand("2344m(777=z)"))
    /// 4
    fn __len__(&self) -> usize {
        usize::from(self.0.concealed().total())
    }

    /// Whether a tile is concealed: any copy of the kind, or for a red five a red one.
    ///
    /// >>> from mentsu import Hand
    /// >>> hand = Hand("2340m(777=z)")
    /// >>> "5m" in hand, "0m" in hand, "7z" in hand
    /// (True, True, False)
    fn __contains__(&self, face: FaceArg) -> bool {
        let tile = face.0.tile();
        if face.0.is_red() { self.0.reds(tile) > 0 } else { self.0.concealed().get(tile) > 0 }
    }

    /// The concealed tiles one by one, as `faces` has them.
    ///
    /// >>> from mentsu import Hand
    /// >>> [str(face) for face in Hand("50m11z")]
    /// ['0m', '5m', '1z', '1z']
    fn __iter__(&self) -> IteratorOf<PyFace> {
        self.0.faces().map(PyFace).collect()
    }

    /// The hand as SVG pictures, melds with the called tile turned, the drawn tile apart.
    #[pyo3(signature = () -> "str")]
    fn _repr_html_(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        html(py, "hand", (*self,))
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Hand('{}')", self.0)
    }

    fn __getnewargs__(&self) -> (String,) {
        (self.0.to_string(),)
    }
}

/// A hand: a `Hand` or its text.
pub struct HandArg(pub(crate) Hand);

extract! {
    HandArg(object): "HandLike" {
        if let Ok(hand) = object.cast::<PyHand>() {
            Ok(hand.get().0)
        } else if let Some(text) = as_text(object)? {
            parse(object.py(), text)
        } else {
            Err(wrong_type(object, "a Hand or its text"))
        }
    }
}
