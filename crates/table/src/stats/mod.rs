//! Statistics of players over many games (成績): places, wins, deal-ins, riichi, calls, tenpai,
//! yaku and dora, and what discards gave up, with 95 % confidence intervals.
//!
//! # Example
//!
//! ```
//! use mentsu_table::record;
//! use mentsu_table::stats::{By, Counter, Figure, StatsTable};
//!
//! let text = r#"{"title":["",""],"name":["A","B","C","D"],"rule":{"disp":"南喰赤","aka":1},"log":[[
//!     [0,0,0],[25000,25000,25000,25000],[14],[],
//!     [11,19,21,29,31,39,41,42,43,44,45,46,47],[11],[],
//!     [12,12,13,13,14,15,16,17,18,22,23,24,25],[],[],
//!     [26,26,27,27,28,28,32,32,33,33,34,34,36],[],[],
//!     [12,13,17,18,22,23,36,36,37,37,38,38,41],[],[],
//!     ["和了",[96000,-32000,-32000,-32000],[0,0,0,"役満32000点∀","天和(役満)","国士無双１３面(役満)"]]]]}"#;
//! let mut table = StatsTable::new(By::Player);
//! let mut counter = Counter::new();
//! for record in record::read_all(text.as_bytes())? {
//!     table.add(&counter.count(&record));
//! }
//! let (who, a) = table.rows().next().unwrap();
//! assert_eq!((who.to_string(), a.counts().games), ("A".to_owned(), 1));
//! let wins = a.figure(Figure::WinRate).unwrap();
//! assert_eq!((wins.value, wins.interval), (1.0, None), "one game has no interval");
//! # Ok::<(), record::RecordError>(())
//! ```
//!
//! # Definitions
//!
//! [`Counts`] has what is counted, [`Figure`] which two counts a figure divides.
//!
//! | what | how it is counted | as |
//! |---|---|---|
//! | win, deal-in (和了, 放銃) | by round; a double ron is two wins and one deal-in | [Tenhou's records, counted by kobalab][1] |
//! | riichi (立直) | declared, even where its tile is won on and no stick is paid | [1] |
//! | points of a win (打点) | without honba and sticks; [`Counts::won`] has them | [1] |
//! | turn (巡目) | one more than the player's own discards so far: turns that calls skip aren't counted | [2]; the turn of [`replay`](crate::replay) in the program |
//! | tenpai (聴牌) | after a discard, by the house's rule on fifth copies | [2] |
//! | call (副露) | a round with a chi, pon or daiminkan; an ankan or kita isn't one | [1], Mahjong Soul |
//! | dama (ダマ) | tenpai at the end of a round, or won, closed and without riichi; the share among wins is Mahjong Soul's 默听率 | [3] |
//! | first riichi (先制) | the first riichi of its round, whoever was tenpai before | |
//! | tenpai at a draw (流局時聴牌) | hands shown by draws whose wall ran out; abortive draws aren't among them | [4] |
//! | nagashi (流し満貫) | a payment received at the end of its round | |
//! | ura rate (裏ドラ率) | wins after riichi with ura dora, by all wins after riichi, yakuman among them | |
//! | winning draws (ツモ運) | own draws of a wait by shape, by the sum of the waits' shares of the tiles that the player didn't see at each draw of a tenpai hand | |
//! | place | by points, ties to the player who dealt first, unless the house shares places | [`GameResult`](crate::GameResult) |
//!
//! [1]: https://blog.kobalab.net/entry/20180113/1515776231
//! [2]: https://blog.kobalab.net/entry/20180118/1516202840
//! [3]: https://amae-koromo.sapk.ch
//! [4]: https://taopp.hatenadiary.org/entry/20111017/1318866483
//!
//! Wins are valued by the rules of the record's house, as in a replay. A round that can't be
//! followed to its end is left out whole, and its number is reported.
//!
//! # Intervals
//!
//! Rounds of one game aren't independent: who leads plays otherwise. So intervals are taken over
//! games, each with its two counts. A mean has the interval of Student's t, with the residuals of a
//! ratio; a rate has Wilson's, which stays between 0 and 1 and says something where nothing was
//! counted, for as many rounds as its games are worth. All sums are whole numbers, so results
//! don't depend on the order of games or threads.

mod counter;
mod counts;
mod estimate;
mod figure;
mod table;
mod tally;

pub use self::counter::{Counter, GameStats, Loss, MOST_LOSSES};
pub use self::counts::{Counts, DoraCount};
pub use self::estimate::{Estimate, student_t};
pub use self::figure::{Figure, FigureKind};
pub use self::table::{By, Stats, StatsTable, Who};
pub use self::tally::Tally;
