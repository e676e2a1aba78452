//! What a hand is asked by its tiles alone.

use mentsu::{Counts, FifthCopy, Hand, TileSet, View};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use super::args::{CountsArg, TileArg, TileSetArg};
use super::counts::PyCounts;
use super::hand::PyHand;
use super::names::Name;
use super::results::{self, Results};
use super::tile::PyTile;
use super::tile_set::PyTileSet;

fn in_play_or_all(in_play: Option<TileSetArg>) -> TileSet {
    in_play.map_or(TileSet::ALL, |set| set.0)
}

fn fifth_or_any(fifth_copy: Option<Name<FifthCopy>>) -> FifthCopy {
    fifth_copy.map_or(FifthCopy::Any, |fifth| fifth.0)
}

/// What the table shows besides the hand.
fn view_of(
    hand: &Hand,
    seen: Option<CountsArg>,
    in_play: Option<TileSetArg>,
    fifth_copy: Option<Name<FifthCopy>>,
) -> View {
    View::of(hand)
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

    /// Whether it is tenpai (聴牌): a tile away from winning, judged by the concealed copies alone.
    ///
    /// >>> from mentsu import Hand
    /// >>> Hand("2344m111p789s").is_tenpai(), Hand("1111m").is_tenpai()
    /// (True, False)
    fn is_tenpai(&self) -> bool {
        self.0.is_tenpai()
    }

    /// The ways in which it is won: standard ones in the order of the reference, then chiitoitsu,
    /// kokushi. None for a hand that isn't won.
    ///
    /// >>> from mentsu import Hand
    /// >>> for form in Hand("11223344456789m").win_forms():
    /// ...     print(form)
    /// 11m 234m 234m 456m 789m
    /// 44m 123m 123m 456m 789m
    fn win_forms<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let results = Results::of(py)?;
        results.tuple(self.0.win_forms().iter().map(|form| results::form(&results, form)))
    }

    /// The ways in which it is a jantou and mentsu.
    ///
    /// >>> from mentsu import Hand
    /// >>> len(Hand("22233344455566m").decompositions())
    /// 4
    fn decompositions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let results = Results::of(py)?;
        let ways = self.0.decompositions();
        results.tuple(ways.iter().map(|&way| results::decomposition(&results, way)))
    }

    /// The reference algorithm step by step: every jantou, every set of koutsu, and what shuntsu
    /// left over of the rest.
    ///
    /// >>> from mentsu import Hand
    /// >>> attempts = Hand("23333444556688m").attempts()
    /// >>> len(attempts), [str(one.form) for one in attempts if one.form]
    /// (16, ['88m 234m 333m 456m 456m'])
    fn attempts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let results = Results::of(py)?;
        results.tuple(self.0.attempts().map(|attempt| {
            let (form, left) = match attempt.outcome() {
                mentsu::attempts::Outcome::Complete(way) => {
                    (Some(results::decomposition(&results, way)?), Counts::EMPTY)
                }
                mentsu::attempts::Outcome::LeftOver(left) => (None, left),
            };
            let (jantou, koutsu) = (PyTile(attempt.jantou()), PyTileSet(attempt.koutsu()));
            results.make("Attempt", (jantou, koutsu, PyCounts(left), form))
        }))
    }

    /// The tiles it waits for, with their shapes, readings, and how many are left; none for a hand
    /// that has drawn. `fifth_copy` says what becomes of a wait for a tile that the hand holds four
    /// times: `any` copy in hand or meld counts, `concealed` ones only, or they are `ignored`.
    ///
    /// >>> from mentsu import Hand
    /// >>> for wait in Hand("2344m111p789s").waits():
    /// ...     print(wait.tile, wait.left, *wait.shapes)
    /// 1m 4 ryanmen
    /// 4m 2 ryanmen tanki
    #[pyo3(signature = (*, fifth_copy = None))]
    fn waits<'py>(
        &self,
        py: Python<'py>,
        fifth_copy: Option<Name<FifthCopy>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        results::waits(&Results::of(py)?, &self.0.waits_with(fifth_or_any(fifth_copy)))
    }

    /// The tiles it waits for as a set; quicker than `waits`.
    ///
    /// >>> from mentsu import Hand
    /// >>> Hand("1112345678999m").wait_tiles()
    /// TileSet('123456789m')
    #[pyo3(signature = (*, fifth_copy = None))]
    fn wait_tiles(&self, fifth_copy: Option<Name<FifthCopy>>) -> PyTileSet {
        PyTileSet(self.0.wait_tiles_with(fifth_or_any(fifth_copy)))
    }

    /// The ways to read it as won by a tile: each form, and the block that the tile completed.
    ///
    /// >>> from mentsu import Hand
    /// >>> [reading.shape for reading in Hand("23444m111p789s").readings("4m")]
    /// ['tanki', 'ryanmen']
    #[pyo3(signature = (tile, /))]
    fn readings<'py>(&self, py: Python<'py>, tile: TileArg) -> PyResult<Bound<'py, PyTuple>> {
        let results = Results::of(py)?;
        let readings = self.0.readings(tile.0);
        results.tuple(readings.iter().map(|reading| results::reading(&results, reading)))
    }

    /// How many tiles it is away from tenpai (向聴数): -1 won, 0 tenpai, up to 8. `in_play` are the
    /// kinds there are, `TileSet.SANMA` where three play.
    ///
    /// >>> from mentsu import Hand, TileSet
    /// >>> Hand("123m45p13789s113z").shanten()
    /// 1
    /// >>> hand = Hand("1111m222333444p")
    /// >>> hand.shanten(), hand.shanten(in_play=TileSet.SANMA)
    /// (1, 1)
    #[pyo3(signature = (*, in_play = None))]
    fn shanten(&self, in_play: Option<TileSetArg>) -> i8 {
        match in_play {
            None => self.0.shanten().get(),
            Some(in_play) => self.0.shanten_among(in_play.0).get(),
        }
    }

    /// The shanten of each form.
    ///
    /// >>> from mentsu import Hand
    /// >>> Hand("123m45p13789s113z").shantens()
    /// Shantens(standard=1, chiitoitsu=5, kokushi=7)
    #[pyo3(signature = (*, in_play = None))]
    fn shantens<'py>(
        &self,
        py: Python<'py>,
        in_play: Option<TileSetArg>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let shantens = self.0.shantens_among(in_play_or_all(in_play));
        results::shantens(&Results::of(py)?, &shantens)
    }

    /// The shanten of the standard form, a jantou and mentsu, alone.
    ///
    /// >>> from mentsu import Hand
    /// >>> Hand("19m19p19s1234567z").standard_shanten()
    /// 8
    #[pyo3(signature = (*, in_play = None))]
    fn standard_shanten(&self, in_play: Option<TileSetArg>) -> i8 {
        self.0.standard_shanten_among(in_play_or_all(in_play)).get()
    }

    /// The tiles that bring it nearer to a win (受け入れ), and how many of each are left beside its
    /// own and those `seen`.
    ///
    /// >>> from mentsu import Hand
    /// >>> ukeire = Hand("123m45p13789s113z").ukeire(seen="33p2s")
    /// >>> ukeire.tiles, ukeire.total, ukeire.left("3p")
    /// (TileSet('36p2s'), 9, 2)
    #[pyo3(signature = (*, seen = None, in_play = None, fifth_copy = None))]
    fn ukeire<'py>(
        &self,
        py: Python<'py>,
        seen: Option<CountsArg>,
        in_play: Option<TileSetArg>,
        fifth_copy: Option<Name<FifthCopy>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let view = view_of(&self.0, seen, in_play, fifth_copy);
        results::ukeire(&Results::of(py)?, &self.0.ukeire_in(&view))
    }

    /// What may be discarded, best first: by shanten, then by how many tiles help.
    ///
    /// >>> from mentsu import Hand
    /// >>> best = Hand("123m45p13789s113z+9m").discards()[0]
    /// >>> best.tile, best.shanten, best.ukeire.total
    /// (Tile('9m'), 1, 12)
    #[pyo3(signature = (*, seen = None, in_play = None, fifth_copy = None))]
    fn discards<'py>(
        &self,
        py: Python<'py>,
        seen: Option<CountsArg>,
        in_play: Option<TileSetArg>,
        fifth_copy: Option<Name<FifthCopy>>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let view = view_of(&self.0, seen, in_play, fifth_copy);
        let results = Results::of(py)?;
        let discards = self.0.discards_in(&view);
        results.tuple(discards.iter().map(|discard| results::discard(&results, discard)))
    }

    /// Of a 1-shanten's ukeire those tiles with which a discard leads to a good wait: a ryanmen,
    /// three kinds, or two kinds with five tiles left.
    ///
    /// >>> from mentsu import Hand
    /// >>> Hand("123m45p13789s113z").good_waits().tiles
    /// TileSet('2s')
    #[pyo3(signature = (*, seen = None, in_play = None, fifth_copy = None))]
    fn good_waits<'py>(
        &self,
        py: Python<'py>,
        seen: Option<CountsArg>,
        in_play: Option<TileSetArg>,
        fifth_copy: Option<Name<FifthCopy>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let view = view_of(&self.0, seen, in_play, fifth_copy);
        results::ukeire(&Results::of(py)?, &self.0.good_waits_in(&view))
    }

    /// The draws that don't bring it nearer but widen its ukeire (手変わり), in order of tile, each
    /// with the best discard after it.
    ///
    /// >>> from mentsu import Hand
    /// >>> improvements = Hand("123m45p13789s113z").improvements()
    /// >>> [str(improvement.draw) for improvement in improvements]
    /// ['4p', '5p', '1s', '3s', '4s', '5s', '1z']
    /// >>> widest = max(improvements, key=lambda improvement: improvement.best.ukeire.total)
    /// >>> widest.draw, widest.best.tile, widest.best.ukeire.total
    /// (Tile('1z'), Tile('3z'), 24)
    #[pyo3(signature = (*, seen = None, in_play = None, fifth_copy = None))]
    fn improvements<'py>(
        &self,
        py: Python<'py>,
        seen: Option<CountsArg>,
        in_play: Option<TileSetArg>,
        fifth_copy: Option<Name<FifthCopy>>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let view = view_of(&self.0, seen, in_play, fifth_copy);
        let results = Results::of(py)?;
        let improvements = self.0.improvements_in(&view);
        results.tuple(improvements.iter().map(|improvement| {
            let best = results::discard(&results, improvement.best())?;
            results.make("Improvement", (PyTile(improvement.draw()), best))
        }))
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
