//! Questions about mahjong hands as JSON lines: one request in, one answer out.
//!
//! `mentsu batch` speaks this language on its standard streams; this library answers texts in
//! memory, for pages, workers and bindings to other languages. [`mentsu`] documents what hands and
//! answers mean.
//!
//! ```
//! use mentsu_protocol::Answerer;
//!
//! let mut answerer = Answerer::default();
//! let answer = answerer.answer(r#"{"id":1,"op":"hand","closed":"1112345678999m"}"#);
//! assert!(answer.starts_with(r#"{"id":1,"shanten":0,"waits":{"1m":["ryanmen","shanpon"],"2m":"#));
//!
//! // A bad request gets an error; the next one is answered as usual.
//! let answer = answerer.answer(r#"{"id":2,"op":"hand","closed":"11111m"}"#);
//! let why = "closed: 5 copies of 1m, but there are only 4 (at byte 4)";
//! assert_eq!(answer, format!(r#"{{"id":2,"error":"{why}"}}"#));
//! ```
//!
//! # Requests
//!
//! | `op` | answers |
//! |---|---|
//! | `hand` | shanten; decompositions of 3n+2 tiles; waits and ukeire of 3n+1; the way to each yaku; completions of unknown tiles |
//! | `score` | yaku, han, fu and points of a win |
//! | `plan` | chances and expected points of each discard, by the number of draws left; of 13 tiles those of each call of what was `discarded`, and of passing |
//! | `chances` | exact chances of tenpai or of a win within the next draws, of each discard of 3n+2 tiles |
//! | `mcr_score` | the fan of a win under Chinese official rules, with what is left out and why; why every other fan isn't there |
//! | `mcr_hand` | under Chinese rules: shanten in five forms; decompositions of 3n+2 tiles; ukeire of 3n+1, and what each wait completes and is worth; the way to eight fan; why the hand isn't of a form; completions of unknown tiles |
//! | `family` | what a win is worth under other rules than these: every pattern, what is left out and why, who pays; without `win` what each wait is worth |
//! | `advise` | what each action of a player is worth, how likely the others are tenpai, how dangerous each tile is to each of them |
//!
//! [KEYS.md] lists all keys of requests and answers. With the feature `schema`, `schema` is a JSON
//! Schema of them, from which programs in other languages make their types, and `typescript` writes
//! types of TypeScript.
//!
//! [KEYS.md]: https://docs.rs/crate/mentsu-protocol/latest/source/KEYS.md
//!
//! With `discards`, a hand of 3n+2 tiles that isn't won has its `discards`, the best first, each
//! with the shanten after it and the tiles that help then. With `detail`, a plan also says how far
//! it looks (`draws`, `depth`, `states`), and of each discard the `shanten` after it and whether to
//! declare `riichi`, by the number of draws left.
//!
//! With `ways`, a hand has the way to each yaku in reach that tiles decide, the nearest first: the
//! `shanten` towards it, the tiles that lower it (`ukeire`), what the nearest win with the yaku is
//! `missing`, and the concealed tiles of that win (`won`). `seat`, `round` and `rules` say which
//! yaku there are.
//!
//! ```
//! use mentsu_protocol::Answerer;
//!
//! let request = r#"{"op":"hand","closed":"123m45p13789s113z","ways":true}"#;
//! let answer = Answerer::default().answer(request);
//! let missing = r#""missing":"2s33z","won":"123m123789s11333z""#;
//! let ukeire = r#""ukeire":{"2s":4,"1z":2,"3z":3}"#;
//! assert!(answer.contains(&format!(r#""chanta":{{"shanten":2,{ukeire},{missing}}}"#)));
//! ```
//!
//! A `family` is a name (`zung_jung`, `taiwan`, `hong_kong`, `sichuan`, `guangdong`), or an object
//! as [`mentsu_families`] describes it, which may change a preset:
//! `{"preset":"hong_kong","minimum":1}`.
//!
//! ```
//! use mentsu_protocol::Answerer;
//!
//! let request =
//!     r#"{"op":"family","family":"hong_kong","closed":"111222m333p55s77z","win":"7z"}"#;
//! let answer = Answerer::default().answer(request);
//! assert!(answer.contains(r#""total":6,"patterns":{"all_pungs":[3,1],"dragon_pung":[1,1],"#));
//! ```
//!
//! With `detail`, a `score` has the `readings` of the hand, each with its blocks, `yaku` and
//! `fu_items`; the one that counts is `best`. Of a hand that may not win it has the reason as a
//! `code`; `discards`, `this_turn` and `since_riichi` are the tiles that may put it in furiten.
//!
//! `?` or `🀫` in the `closed` tiles of a `hand` or `mcr_hand` request is an unknown tile, of which
//! there are at most four. The answer lists what makes the hand win, a hand of 3n+1 tiles tenpai,
//! or a single block (`11z?`, of `hand` alone) complete. With `wins` it also says how each
//! completion of a hand wins, or what a hand of 3n+1 tiles may wait for.
//!
//! With `"wild":true` the unknown tiles of a `hand` are jokers, of which there may be eight. With
//! `"sets":5` it has five sets: 16 tiles that win with a seventeenth. The answer has `shanten`,
//! `is_win`, the `waits` in order of tile and the `ukeire`. With `wins` it also has the ways in
//! which the hand is won, or the shapes of its waits. A joker may be a fifth copy unless
//! `fifth_copies` is false.
//!
//! ```
//! use mentsu_protocol::Answerer;
//!
//! let mut answerer = Answerer::default();
//! let request = r#"{"op":"hand","closed":"123m456p79s1z?","wild":true}"#;
//! let answer = answerer.answer(request);
//! let waits = r#""waits":["8s","1z"],"ukeire":{"8s":4,"1z":3}"#;
//! assert!(answer.ends_with(&format!(r#""shanten":0,"is_win":false,{waits}}}"#)));
//! ```
//!
//! Tiles are mpsz with `0` for a red five; `melds` is a list of objects such as
//! `{"type":"chi","tiles":"123m"}`; `dora` and `ura` list indicators; winds are `"E"`, `"S"`, `"W"`
//! and `"N"`. `rules` is the name of a [`Preset`](mentsu::riichi::Preset), or an object of rules
//! that differ from its `preset`. `events` of an `advise` request is a list of mjai events as a bot
//! gets them, from `start_game` or `start_kyoku` to the decision; only the last round counts.
//! `seat` is a number from 0 as in mjai, by default that of the bot (`id`), and `rules` those of a
//! [game](mentsu_table::GameRules), by default those in the events. `places` are four numbers, the
//! value of each place at the end of the game: in the last rounds actions are then ordered by it.
//! For each action, the best first, the answer has `value`, its
//! [parts](mentsu_table::advice::Parts) and the `mjai` events that a bot answers with, the next one
//! first. For each tile it has the
//! chance that `any` opponent wins on it, the chance for each opponent in the order of `others`
//! (`to`), and the reason if an opponent can't win on it (`safe`).
//!
//! A `plan` of 13 tiles, three for each meld, is for the moment before a call: `discarded` is the
//! tile, and
//! `from` who discarded it, `kamicha`, `toimen` or `shimocha`. The answer has the figures of
//! `pass`, and of each of `calls` the `meld`, how many draws are `left` after it, the `shanten`,
//! and the `discards` after it except those that kuikae forbids.
//!
//! # Chinese rules
//!
//! ```
//! use mentsu_protocol::Answerer;
//!
//! let mut answerer = Answerer::default();
//! let request = r#"{"id":1,"op":"mcr_score","closed":"2233455667788s","win":"4s","seat":"S"}"#;
//! let answer = answerer.answer(request);
//! let fans = r#""total":90,"fans":{"连七对":[88,1],"断幺":[2,1]},"left_out":["#;
//! assert!(answer.starts_with(&format!(r#"{{"id":1,"win":true,{fans}"#)));
//! ```
//!
//! Each of `fans` has its points and how often it counts; `total` includes flowers and may be less
//! than eight. The hand has each of `left_out`, but it doesn't count because of the fan `by`;
//! `principle` names the rule. Keys missing in a request are empty, false or east, and `rules` are
//! by default those of PyMahjongGB: a [`Preset`](mentsu::mcr::Preset), or an object of
//! [rules](mentsu::mcr::Rules) that differ from its `preset` (`{"preset":"ema","cap":88}`, where
//! `null` is no cap). Melds are `chi`, `pon`, `kan` and `ankan`; `from` may name the player whose
//! tile was taken, from 1 for kamicha to 3 for shimocha.
//!
//! An answer to `mcr_hand` has `shanten` and, by form, `shantens` (null where a form is out of
//! reach). Each of `waits` has the `forms` that it completes; what it `completes` in each, the
//! `block` (null where it is the form as a whole) and the `shape` that waits for a pair or set; how
//! many copies are `left`, the totals `by_discard` and `self_drawn`, and whether they are enough to
//! win (`wins_by_discard`, `wins_self_drawn`), for which flowers don't count. `seen` are tiles that
//! lie open elsewhere; they decide whether a wait is the last of its kind. If the request has the
//! number of `draws` left, `ways` has the number of tiles that a win worth the minimum lacks at
//! `least`; for each of `fans` in reach the number that the nearest win is `lacking`, and that win;
//! and `chances` by discard, the best first, or under the key `draw` for a waiting hand. `others`
//! is the number of tiles that the others discard between two draws, `depth` the number of
//! exchanges allowed beyond the shortest way. `last_tile` together with `draws` is refused: nothing
//! is drawn after the last tile.
//!
//! With `attempts` an answer also explains which forms and fan do not apply. `forms` of `mcr_hand`
//! are the five forms: a hand of 3n+2 tiles in each, with its `blocks`, or the first fact `against`
//! it. `readings` of `mcr_score` are the possible readings of a win, each with its own `points`
//! (without flowers and cap), `fans` and `left_out`, and the first fact `against` every other fan;
//! the one that counts is `best`. A hand that isn't won has `forms` instead. A fact has a `code`,
//! its English `words` and its subject: `tiles`, `blocks`, a `form`, `fan` or `rule`, or numbers.
//!
//! ```
//! use mentsu_protocol::Answerer;
//!
//! let request = r#"{"op":"mcr_hand","closed":"147m258p36s123445z","attempts":true}"#;
//! let answer = Answerer::default().answer(request);
//! let why = r#""against":{"code":"unpaired","tiles":"1m","held":1,"words":"1 of 1m"}"#;
//! assert!(answer.contains(&format!(r#"{{"form":"seven_pairs",{why}}}"#)));
//! ```
//!
//! With `wins`, the answer to a hand with unknown tiles lists under `wins` the forms in which each
//! of the `completions` wins; for a hand of 3n+1 tiles `waits` are the tiles it may wait for.
//!
//! # Errors
//!
//! An unknown key, a duplicate key and a value of the wrong type are errors that name the key.

#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod advise;
mod answer;
mod blocks;
mod chances;
mod family;
mod hand;
mod keyed;
mod mcr;
mod plan;
mod question;
mod refusal;
mod request;
#[cfg(feature = "schema")]
mod schema;
mod score;
#[cfg(feature = "schema")]
mod shape;
mod ways;
mod words;

pub use crate::advise::{AdvisedAnswer, TenpaiAnswer};
pub use crate::answer::Answerer;
pub use crate::blocks::{WaitReadingPart, WinFormPart};
pub use crate::chances::{ChancesAnswer, ChancesOptions};
pub use crate::family::FamilyAnswer;
pub use crate::mcr::{McrHand, McrHandAnswer, McrScoreAnswer, mcr_how_far};
pub use crate::plan::{CallsAnswer, DiscardsAnswer, FiguresByTurn, PlanOptions};
pub use crate::request::fields::field_value;
pub use crate::request::game_rules::{GameRulesError, game_rules};
#[cfg(feature = "schema")]
pub use crate::schema::{definitions, markdown, schema, typescript};
pub use crate::score::{FuPart, NothingAnswer, ScoreAnswer, ScoreOptions, WorthAnswer, YakuPart};
pub use crate::words::{cannot_win, fan_name, how_far, wind_letter, wind_of_letter};

/// Runs the README's example as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
