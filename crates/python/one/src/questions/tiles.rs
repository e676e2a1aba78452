//! Questions about the tiles of a hand alone.

use mentsu::{Counts, FifthCopy, Hand, PartialBlock, PartialHand, TileSet, Visible};
use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::answers::forms::{PyAttempt, PyCompletion, PyReading, PyWinForm};
use crate::answers::hands::{Discards, PyDiscard, PyImprovement, PyShantens, PyUkeire, PyWaits};
use crate::args::names::Name;
use crate::errors::{parse_error, text_of};
use crate::typed::TupleOf;
use crate::values::counts::{CountsArg, PyCounts};
use crate::values::hand::PyHand;
use crate::values::partial_hand::PyPartialHand;
use crate::values::tile::TileArg;
use crate::values::tile_set::{PyTileSet, TileSetArg};

fn in_play_or_all(in_play: Option<TileSetArg>) -> TileSet {
    in_play.map_or(TileSet::ALL, |set| set.0)
}

fn fifth_or_any(fifth_copy: Option<Name<FifthCopy>>) -> FifthCopy {
    fifth_copy.map_or(FifthCopy::Any, |fifth| fifth.0)
}

/// What is visible besides the hand.
pub(super) fn view_of(
    hand: &Hand,
    seen: Option<CountsArg>,
    in_play: Option<TileSetArg>,
    fifth_copy: Option<Name<FifthCopy>>,
) -> Visible {
    Visible::of(hand)
        .with_seen(seen.map_or(Counts::EMPTY, |seen| seen.0))
        .with_in_play(in_play_or_all(in_play))
        .with_fifth_copy(fifth_or_any(fifth_copy))
}

#[pymethods]
impl PyHand {
    /// Whether it is won: 3n+2 tiles that are all mentsu and a jantou, seven pairs, or kokushi.
    ///
    /// >>> from mentsu import Hand
    /// >>> Hand("11223344456789m").is_win()
    /// True
    fn is_win(&self) -> bool {
        self.0.is_win()
    }

    /// Whether it is tenpai (聴牌), one tile away from winning. A wait whose four copies are all
    /// concealed in the hand doesn't count.
    ///
    /// >>> from mentsu import Hand
    /// >>> Hand("2344m111p789s").is_tenpai(), Hand("1111m").is_tenpai()
    /// (True, False)
    fn is_tenpai(&self) -> bool {
        self.0.is_tenpai()
    }

    /// The ways in which it is won: standard ones in the order of the reference, then chiitoitsu,
    /// kokushi; empty if it isn't won.
    ///
    /// >>> from mentsu import Hand
    /// >>> for form in Hand("11223344456789m").win_forms():
    /// ...     print(form)
    /// 11m 234m 234m 456m 789m
    /// 44m 123m 123m 456m 789m
    fn win_forms(&self) -> TupleOf<PyWinForm> {
        self.0.win_forms().iter().map(PyWinForm::from).collect()
    }

    /// The ways in which it falls apart into a jantou and mentsu.
    ///
    /// >>> from mentsu import Hand
    /// >>> len(Hand("22233344455566m").decompositions())
    /// 4
    fn decompositions(&self) -> TupleOf<PyWinForm> {
        self.0.decompositions().iter().copied().map(PyWinForm::from).collect()
    }

    /// The reference algorithm step by step: every jantou, every set of koutsu, and the tiles that
    /// shuntsu left over.
    ///
    /// >>> from mentsu import Hand
    /// >>> attempts = Hand("23333444556688m").attempts()
    /// >>> len(attempts), [str(one.form) for one in attempts if one.form]
    /// (16, ['88m 234m 333m 456m 456m'])
    fn attempts(&self) -> TupleOf<PyAttempt> {
        self.0.attempts().map(PyAttempt::from).collect()
    }

    /// The tiles it waits for, with shapes, readings and how many are left; empty for a hand of
    /// 3n+2 tiles. `fifth_copy` drops waits for a tile that the hand already holds four times:
    /// counting `any` copies, `concealed` ones alone, or none (`ignored`).
    ///
    /// >>> from mentsu import Hand
    /// >>> for wait in Hand("2344m111p789s").waits():
    /// ...     print(wait.tile, wait.left, *wait.shapes)
    /// 1m 4 ryanmen
    /// 4m 2 ryanmen tanki
    #[pyo3(signature = (*, fifth_copy = None))]
    fn waits(&self, fifth_copy: Option<Name<FifthCopy>>) -> PyWaits {
        PyWaits::from(&self.0.waits_in(&view_of(&self.0, None, None, fifth_copy)))
    }

    /// The tiles it waits for, as a set; faster than `waits`.
    ///
    /// >>> from mentsu import Hand
    /// >>> Hand("1112345678999m").wait_tiles()
    /// TileSet('123456789m')
    #[pyo3(signature = (*, fifth_copy = None))]
    fn wait_tiles(&self, fifth_copy: Option<Name<FifthCopy>>) -> PyTileSet {
        PyTileSet(self.0.wait_tiles_in(&view_of(&self.0, None, None, fifth_copy)))
    }

    /// The readings of the hand as won by a tile: each form, and the block that the tile completed.
    ///
    /// >>> from mentsu import Hand
    /// >>> [reading.shape for reading in Hand("23444m111p789s").readings("4m")]
    /// ['tanki', 'ryanmen']
    #[pyo3(signature = (tile, /))]
    fn readings(&self, tile: TileArg) -> TupleOf<PyReading> {
        self.0.readings(tile.0).iter().map(PyReading::from).collect()
    }

    /// How many tiles it is away from tenpai (向聴数): -1 won, 0 tenpai, up to 8. `in_play` are the
    /// kinds that the game has, in sanma `TileSet.SANMA`.
    ///
    /// >>> from mentsu import Hand, TileSet
    /// >>> Hand("123m45p13789s113z").shanten()
    /// 1
    /// >>> hand = Hand("1111m222333444p")
    /// >>> hand.shanten(), hand.shanten(in_play=TileSet.SANMA)
    /// (1, 1)
    #[pyo3(signature = (*, in_play = None))]
    fn shanten(&self, in_play: Option<TileSetArg>) -> i8 {
        self.0.shanten_in(&view_of(&self.0, None, in_play, None)).get()
    }

    /// The shanten of each form.
    ///
    /// >>> from mentsu import Hand
    /// >>> Hand("123m45p13789s113z").shantens()
    /// Shantens(standard=1, chiitoitsu=5, kokushi=7)
    #[pyo3(signature = (*, in_play = None))]
    fn shantens(&self, in_play: Option<TileSetArg>) -> PyShantens {
        PyShantens::from(&self.0.shantens_in(&view_of(&self.0, None, in_play, None)))
    }

    /// The shanten of the standard form alone: a jantou and mentsu.
    ///
    /// >>> from mentsu import Hand
    /// >>> Hand("19m19p19s1234567z").standard_shanten()
    /// 8
    #[pyo3(signature = (*, in_play = None))]
    fn standard_shanten(&self, in_play: Option<TileSetArg>) -> i8 {
        self.0.standard_shanten_in(&view_of(&self.0, None, in_play, None)).get()
    }

    /// The tiles that lower its shanten (受け入れ), and how many copies of each are neither its own nor
    /// `seen`.
    ///
    /// >>> from mentsu import Hand
    /// >>> ukeire = Hand("123m45p13789s113z").ukeire(seen="33p2s")
    /// >>> ukeire.tiles, ukeire.total, ukeire.left("3p")
    /// (TileSet('36p2s'), 9, 2)
    #[pyo3(signature = (*, seen = None, in_play = None, fifth_copy = None))]
    fn ukeire(
        &self,
        seen: Option<CountsArg>,
        in_play: Option<TileSetArg>,
        fifth_copy: Option<Name<FifthCopy>>,
    ) -> PyUkeire {
        let view = view_of(&self.0, seen, in_play, fifth_copy);
        PyUkeire::from(&self.0.ukeire_in(&view))
    }

    /// The discards, best first: by shanten, then by how many tiles help.
    ///
    /// >>> from mentsu import Hand
    /// >>> best = Hand("123m45p13789s113z+9m").discards()[0]
    /// >>> best.tile, best.shanten, best.ukeire.total
    /// (Tile('9m'), 1, 12)
    #[pyo3(signature = (*, seen = None, in_play = None, fifth_copy = None))]
    fn discards(
        &self,
        seen: Option<CountsArg>,
        in_play: Option<TileSetArg>,
        fifth_copy: Option<Name<FifthCopy>>,
    ) -> Discards {
        let view = view_of(&self.0, seen, in_play, fifth_copy);
        self.0.discards_in(&view).iter().map(PyDiscard::from).collect()
    }

    /// The tiles of a 1-shanten's ukeire that lead, with some discard, to a good wait: a ryanmen,
    /// three kinds, or two kinds with five tiles left.
    ///
    /// >>> from mentsu import Hand
    /// >>> Hand("123m45p13789s113z").good_waits().tiles
    /// TileSet('2s')
    #[pyo3(signature = (*, seen = None, in_play = None, fifth_copy = None))]
    fn good_waits(
        &self,
        seen: Option<CountsArg>,
        in_play: Option<TileSetArg>,
        fifth_copy: Option<Name<FifthCopy>>,
    ) -> PyUkeire {
        let view = view_of(&self.0, seen, in_play, fifth_copy);
        PyUkeire::from(&self.0.good_waits_in(&view))
    }

    /// The draws that keep its shanten but widen its ukeire (手変わり), in order of tile, each with the
    /// best discard after it.
    ///
    /// >>> from mentsu import Hand
    /// >>> improvements = Hand("123m45p13789s113z").improvements()
    /// >>> [str(improvement.draw) for improvement in improvements]
    /// ['4p', '5p', '1s', '3s', '4s', '5s', '1z']
    /// >>> widest = max(improvements, key=lambda improvement: improvement.best.ukeire.total)
    /// >>> widest.draw, widest.best.tile, widest.best.ukeire.total
    /// (Tile('1z'), Tile('3z'), 24)
    #[pyo3(signature = (*, seen = None, in_play = None, fifth_copy = None))]
    fn improvements(
        &self,
        seen: Option<CountsArg>,
        in_play: Option<TileSetArg>,
        fifth_copy: Option<Name<FifthCopy>>,
    ) -> TupleOf<PyImprovement> {
        let view = view_of(&self.0, seen, in_play, fifth_copy);
        self.0.improvements_in(&view).iter().map(PyImprovement::from).collect()
    }

    /// The tiles that can still come: all but its own and those `seen`.
    ///
    /// >>> from mentsu import Hand
    /// >>> Hand("2344m(444p)").unseen(seen="9999s").total
    /// 125
    #[pyo3(signature = (*, seen = None, in_play = None))]
    fn unseen(&self, seen: Option<CountsArg>, in_play: Option<TileSetArg>) -> PyCounts {
        let view = view_of(&self.0, seen, in_play, None);
        PyCounts(view.unseen(self.0.concealed()))
    }
}

/// What the unknown tiles (`?` or `🀫`) of a text may be: all that make a hand win, a hand of 3n+1
/// tiles tenpai, or a single block complete. In order.
///
/// >>> from mentsu import completions
/// >>> [str(tiles) for tiles in completions("345m45566?s77p111z")]
/// ['4s', '7s']
/// >>> [str(tiles) for tiles in completions("(刻子 🀀 🀀 🀫)")]
/// ['1z']
/// >>> [str(tiles) for tiles in completions("??7p")]
/// ['56p', '68p', '77p', '89p']
#[pyfunction]
#[pyo3(signature = (text, /, *, kinds = None))]
pub fn completions(
    text: &Bound<'_, PyString>,
    kinds: Option<TileSetArg>,
) -> PyResult<Vec<PyCounts>> {
    let (py, text) = (text.py(), text_of(text)?);
    let in_play = kinds.map_or(TileSet::ALL, |kinds| kinds.0);
    let hand = match text.parse::<PartialHand>() {
        Ok(hand) => hand.with_in_play(in_play),
        Err(error) => {
            let block: PartialBlock = text.parse().map_err(|_| parse_error(py, text, &error))?;
            let all = block.completions();
            let tiles = all.iter().map(|one| *one.tiles());
            return Ok(tiles
                .filter(|tiles| tiles.kinds().is_subset(in_play))
                .map(PyCounts)
                .collect());
        }
    };
    Ok(if hand.awaits_draw() {
        hand.tenpai_completions().map(|one| PyCounts(*one.tiles())).collect()
    } else {
        hand.completions().map(|one| PyCounts(*one.tiles())).collect()
    })
}

#[pymethods]
impl PyPartialHand {
    /// Every set of tiles with which a hand of 3n+1 tiles is tenpai, in order; none of 3n+2 tiles.
    ///
    /// >>> from mentsu import PartialHand
    /// >>> [str(tiles) for tiles in PartialHand("345m45566s77p11z?").tenpai_completions()]
    /// ['7p', '4s', '7s', '1z']
    fn tenpai_completions(&self) -> Vec<PyCounts> {
        self.0.tenpai_completions().map(|one| PyCounts(*one.tiles())).collect()
    }

    /// Every set of unknown tiles with which it wins, in order, and the winning forms.
    ///
    /// >>> from mentsu import PartialHand
    /// >>> [str(form) for form in PartialHand("1112345678999m?").completions()[0].win_forms]
    /// ['99m 123m 111m 456m 789m']
    fn completions(&self) -> Vec<PyCompletion> {
        self.0.completions().map(PyCompletion::from).collect()
    }
}
