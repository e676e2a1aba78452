//! What a player may do at a table: calls, kans, riichi, wins and draws (合法手).
//!
//! Each function answers one question about one hand or one moment and keeps no state. The
//! flow of a game stays outside: whose turn it is, which call goes first, what is left in the
//! wall, uma and oka, and so does reading opponents (genbutsu, suji).
//!
//! ```
//! use mentsu::riichi::legality::{Table, calls, riichi_discards};
//! use mentsu::{Hand, Source};
//!
//! let hand: Hand = "40567p234s11345z".parse()?;
//! let melds = calls(&hand, "6p".parse()?, Source::Kamicha, &Table::YONMA)?;
//! let melds: Vec<String> = melds.iter().map(ToString::to_string).collect();
//! assert_eq!(melds, ["(406-p)", "(456-p)", "(06-7p)", "(56-7p)"]);
//!
//! let hand: Hand = "234m067p23488s679s".parse()?;
//! let discards = riichi_discards(&hand, Default::default())?;
//! assert_eq!(discards.iter().map(ToString::to_string).collect::<Vec<_>>(), ["6s", "8s", "9s"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![doc(alias = "合法手")]
#![doc(alias = "legal moves")]
#![doc(alias = "legal actions")]

mod calls;
mod declare;
mod draws;
mod furiten;
mod kans;
mod kuikae;
mod pao;
mod riichi;
mod win;

pub use self::calls::{Calls, NoCall, Table, calls};
pub use self::declare::{DeclareError, declare};
pub use self::draws::{
    NotenBappu, Turn, kyuushu_kyuuhai, nagashi_mangan, sanchahou, suucha_riichi, suufon_renda,
    suukaikan, tenpai_payments,
};
pub use self::furiten::{Furiten, Passed, furiten};
pub use self::kans::{NoKan, OwnKans, own_kans, riichi_ankan};
pub use self::kuikae::{discards_after_call, kuikae};
pub use self::pao::{Liable, NotLiable, liable};
pub use self::riichi::{NoRiichi, RiichiDiscards, riichi_discards};
pub use self::win::{CannotWin, may_win};

use crate::hand::Hand;
use crate::tile::{Counts, Face, Tile, TileSet};
use crate::wait::{FifthCopy, wait_tiles};

/// How many of the concealed tiles look like this one.
fn held(hand: &Hand, face: Face) -> u8 {
    let (all, reds) = (hand.concealed().get(face.tile()), hand.reds(face.tile()));
    if face.is_red() { reds } else { all - reds }
}

/// The faces of a kind that are concealed: at most a red and a plain one.
fn faces_held(hand: &Hand, tile: Tile) -> impl Iterator<Item = Face> + Clone {
    let hand = *hand;
    let faces = Face::red(tile).into_iter().chain([Face::plain(tile)]);
    faces.filter(move |face| held(&hand, *face) > 0)
}

/// The tiles waited for, by a convention on fifth copies.
fn waits_of(hand: &Hand, fifth: FifthCopy) -> TileSet {
    let declared = hand.all_tiles().difference(hand.concealed()).unwrap_or(Counts::EMPTY);
    wait_tiles(hand.concealed(), &declared, fifth)
}
