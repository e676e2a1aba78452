//! Legal actions of a player at a table: calls, kans, riichi, wins and draws (合法手).
//!
//! Each function answers one question about one hand at one moment and keeps no state. Arguments
//! come in the order of hand, what happened, rules. The flow of a game isn't here: whose turn it
//! is, which call has priority, what is left in the wall, uma and oka.
//!
//! ```
//! use mentsu::riichi::Rules;
//! use mentsu::riichi::legality::{Turn, calls, riichi_discards};
//! use mentsu::{FifthCopy, CalledFrom, face, hand, meld, tile};
//!
//! let hand = hand!("40567p234s11345z");
//! let melds = calls(&hand, tile!("6p"), CalledFrom::Kamicha, &Turn::new(), &Rules::TENHOU)?;
//! assert_eq!(melds[..2], [meld!("(406-p)"), meld!("(456-p)")]);
//!
//! let discards = riichi_discards(&hand!("234m067p23488s679s"), FifthCopy::Concealed)?;
//! assert_eq!(discards, [face!("6s"), face!("8s"), face!("9s")]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![doc(alias = "合法手")]
#![doc(alias = "legal moves")]

mod calls;
mod declare;
mod faces;
mod furiten;
mod kans;
mod kita;
mod kuikae;
mod pao;
mod riichi_discards;
mod ryuukyoku;
mod turn;
mod win;

pub use self::calls::{CallError, Calls, calls};
pub use self::declare::{DeclareError, declare};
pub use self::furiten::{Furiten, Passed, furiten};
pub use self::kans::{KanError, OwnKans, own_kans};
pub use self::kita::{KitaError, kita};
pub use self::kuikae::{DiscardsAfterCall, discards_after_call, kuikae};
pub use self::pao::{LiabilityError, Liable, liable, newly_liable};
pub use self::riichi_discards::{RiichiDiscards, RiichiError, riichi_discards};
pub use self::ryuukyoku::{
    NotenBappu, kyuushu_kyuuhai, nagashi_mangan, sanchahou, suucha_riichi, suufon_renda, suukaikan,
    tenpai_payments,
};
pub use self::turn::Turn;
pub(super) use self::win::barred;
pub use self::win::{CannotWin, may_win};
