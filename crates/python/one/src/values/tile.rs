//! `Tile` and `Face`.

use mentsu::{Face, Suit, Tile};
use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::args::names::Name;
use crate::args::number::Int;
use crate::args::{as_text, collected, extract, parse, wrong_type};
use crate::errors::{ErrorClass, parse_error, raise, text_of};
use crate::html::html;

/// One of the 34 kinds of tile (牌): `Tile("5m")`, `Tile("7z")`.
///
/// Tiles are sorted 1m-9m, 1p-9p, 1s-9s, East South West North, White Green Red. A red five is a
/// `Face`, not a kind of its own.
///
/// >>> from mentsu import Tile
/// >>> tile = Tile("7p")
/// >>> tile.suit, tile.rank, tile.index
/// ('p', 7, 15)
/// >>> sorted([Tile("6z"), Tile("1m")])
/// [Tile('1m'), Tile('6z')]
/// >>> Tile("8z")
/// Traceback (most recent call last):
/// mentsu.ParseError: there is no 8z (at position 0)
#[pyclass(name = "Tile", module = "mentsu", frozen, eq, ord, hash, from_py_object)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PyTile(pub Tile);

#[pymethods]
impl PyTile {
    #[new]
    #[pyo3(signature = (text, /))]
    fn new(text: TileArg) -> PyTile {
        PyTile(text.0)
    }

    /// The tile with this index, 0 to 33.
    ///
    /// >>> from mentsu import Tile
    /// >>> Tile.from_index(33)
    /// Tile('7z')
    /// >>> Tile.from_index(34)
    /// Traceback (most recent call last):
    /// mentsu.TileError: there is no tile 34: tiles are numbered 0 to 33
    #[staticmethod]
    #[pyo3(signature = (index, /))]
    fn from_index(py: Python<'_>, index: Int<usize>) -> PyResult<PyTile> {
        Tile::from_index(index.0).map(PyTile).map_err(|error| raise(py, ErrorClass::Tile, &error))
    }

    /// The tile of this suit (`m`, `p`, `s`, `z`) and rank, 1 to 9, or 1 to 7 for honors.
    ///
    /// >>> from mentsu import Tile
    /// >>> Tile.of("z", 6)
    /// Tile('6z')
    #[staticmethod]
    #[pyo3(signature = (suit, rank, /))]
    fn of(py: Python<'_>, suit: Name<Suit>, rank: Int<u8>) -> PyResult<PyTile> {
        Tile::new(suit.0, rank.0).map(PyTile).map_err(|error| raise(py, ErrorClass::Tile, &error))
    }

    /// All 34 kinds in their order.
    ///
    /// >>> from mentsu import Tile
    /// >>> len(Tile.all()), Tile.all()[-1]
    /// (34, Tile('7z'))
    #[staticmethod]
    fn all() -> Vec<PyTile> {
        Tile::ALL.map(PyTile).to_vec()
    }

    /// The index in the order of all kinds, 0 to 33.
    #[getter]
    fn index(&self) -> usize {
        self.0.index()
    }

    /// The suit's letter: `m`, `p`, `s` or `z`.
    #[getter]
    fn suit(&self) -> Name<Suit> {
        Name(self.0.suit())
    }

    /// The rank, 1 to 9, or 1 to 7 for honors (E S W N, white, green, red).
    #[getter]
    fn rank(&self) -> u8 {
        self.0.rank()
    }

    /// Whether it is a wind or a dragon (字牌).
    #[getter]
    fn is_honor(&self) -> bool {
        self.0.is_honor()
    }

    /// Whether it is a 1 or a 9 of a number suit (老頭牌).
    #[getter]
    fn is_terminal(&self) -> bool {
        self.0.is_terminal()
    }

    /// Whether it is a terminal or an honor (么九牌).
    #[getter]
    fn is_yaochuu(&self) -> bool {
        self.0.is_yaochuu()
    }

    /// Whether it is a five of a number suit, which may be red.
    #[getter]
    fn is_five(&self) -> bool {
        self.0.is_five()
    }

    /// The dora (ドラ) if this tile is the indicator; in sanma 1m makes 9m the dora.
    ///
    /// >>> from mentsu import Tile
    /// >>> Tile("9p").dora(), Tile("4z").dora(), Tile("1m").dora(sanma=True)
    /// (Tile('1p'), Tile('1z'), Tile('9m'))
    #[pyo3(signature = (*, sanma = false))]
    fn dora(&self, sanma: bool) -> PyTile {
        PyTile(mentsu::riichi::dora_of(self.0, sanma))
    }

    /// The tile's character in Unicode.
    ///
    /// >>> from mentsu import Tile
    /// >>> Tile("1z").unicode
    /// '🀀'
    #[getter]
    fn unicode(&self) -> char {
        mentsu::notation::unicode::character(self.0)
    }

    /// The tile as an SVG picture.
    #[pyo3(signature = () -> "str")]
    fn _repr_html_(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        html(py, "faces", (vec![PyFace(self.0.into())],))
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Tile('{}')", self.0)
    }

    fn __getnewargs__(&self) -> (String,) {
        (self.0.to_string(),)
    }
}

/// One physical tile: a `Tile`, and for fives whether it is red (赤). `0m` is a red 5m.
///
/// Every parameter that takes a tile also takes its text: `hand.discard("0m")`.
///
/// >>> from mentsu import Face
/// >>> red = Face("0p")
/// >>> red.tile, red.is_red
/// (Tile('5p'), True)
/// >>> sorted([Face("5p"), Face("6p"), red, Face("4p")])
/// [Face('4p'), Face('0p'), Face('5p'), Face('6p')]
#[pyclass(name = "Face", module = "mentsu", frozen, eq, ord, hash, from_py_object)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PyFace(pub Face);

#[pymethods]
impl PyFace {
    #[new]
    #[pyo3(signature = (text, /))]
    fn new(text: FaceArg) -> PyFace {
        PyFace(text.0)
    }

    /// The faces of a text, in its order.
    ///
    /// >>> from mentsu import Face
    /// >>> Face.list("406m1z")
    /// [Face('4m'), Face('0m'), Face('6m'), Face('1z')]
    #[staticmethod]
    #[pyo3(signature = (text, /))]
    fn list(text: FacesArg) -> Vec<PyFace> {
        text.0.into_iter().map(PyFace).collect()
    }

    /// The face of a name in the mjai protocol: `5mr`, `E`, `P`.
    ///
    /// >>> from mentsu import Face
    /// >>> Face.from_mjai("5mr"), Face.from_mjai("C")
    /// (Face('0m'), Face('7z'))
    #[staticmethod]
    #[pyo3(signature = (name, /))]
    fn from_mjai(name: &Bound<'_, PyString>) -> PyResult<PyFace> {
        let text = text_of(name)?;
        mentsu::notation::mjai::face(text)
            .map(PyFace)
            .map_err(|error| parse_error(name.py(), text, &error))
    }

    /// The name in the mjai protocol.
    ///
    /// >>> from mentsu import Face
    /// >>> Face("0s").mjai
    /// '5sr'
    #[getter]
    fn mjai(&self) -> String {
        mentsu::notation::mjai::display([self.0]).to_string()
    }

    /// The kind.
    #[getter]
    fn tile(&self) -> PyTile {
        PyTile(self.0.tile())
    }

    /// Whether it is a red five.
    #[getter]
    fn is_red(&self) -> bool {
        self.0.is_red()
    }

    /// The tile as an SVG picture.
    #[pyo3(signature = () -> "str")]
    fn _repr_html_(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        html(py, "faces", (vec![*self],))
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Face('{}')", self.0)
    }

    fn __getnewargs__(&self) -> (String,) {
        (self.0.to_string(),)
    }
}

/// A kind of tile: a `Tile`, a `Face` that isn't red, or text.
pub struct TileArg(pub(crate) Tile);

/// A face: a `Tile`, a `Face`, or text.
pub struct FaceArg(pub(crate) Face);

/// Faces in the order given: text, or a collection.
pub struct FacesArg(pub Vec<Face>);

extract! {
    TileArg(object): "TileLike" { tile_of(object) }
    FaceArg(object): "FaceLike" { face_of(object) }
    FacesArg(object): "FacesLike" {
        if let Some(text) = as_text(object)? {
            mentsu::notation::mpsz::faces(text)
                .map(|faces| faces.to_vec())
                .map_err(|error| parse_error(object.py(), text, &error))
        } else {
            collected(object, face_of)
        }
    }
}

pub(super) fn tile_of(object: &Bound<'_, PyAny>) -> PyResult<Tile> {
    if let Ok(tile) = object.cast::<PyTile>() {
        Ok(tile.get().0)
    } else if let Ok(face) = object.cast::<PyFace>() {
        let face = face.get().0;
        if face.is_red() {
            let kind = mentsu::ParseErrorKind::RedFive(face);
            return Err(raise(object.py(), ErrorClass::Tile, &kind));
        }
        Ok(face.tile())
    } else if let Some(text) = as_text(object)? {
        parse(object.py(), text)
    } else {
        Err(wrong_type(object, "a Tile or text such as '5m'"))
    }
}

fn face_of(object: &Bound<'_, PyAny>) -> PyResult<Face> {
    if let Ok(face) = object.cast::<PyFace>() {
        Ok(face.get().0)
    } else if let Ok(tile) = object.cast::<PyTile>() {
        Ok(tile.get().0.into())
    } else if let Some(text) = as_text(object)? {
        parse(object.py(), text)
    } else {
        Err(wrong_type(object, "a Tile, a Face or text such as '0m'"))
    }
}
