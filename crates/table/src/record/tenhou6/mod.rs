//! tenhou/6: a round is thirteen lists (what each player drew and discarded) and a result, and the
//! order of the turns has to be found again.
//!
//! What it can't hold: when indicators are turned over (they are put where the house turns them),
//! who left and came back, the wall, hands shown at a draw, and the han of each yaku other than as
//! text. Rules that differ from the house's stand in `rule` under `changed`, which others pass
//! over. A record with tiles that nobody saw isn't written ([`Unwritable`](super::Unwritable)).

mod changed;
mod indicators;
mod order;
mod origin;
mod read;
mod result;
mod text;
mod tokens;
mod write;
mod yaku;

pub(super) use self::changed::own_rules;
pub(super) use self::origin::named_room;
pub(super) use self::read::{ObjectReader, json_of_link, kind_of_rule, read};
pub(super) use self::write::rule;
pub(super) use self::yaku::{name as yaku_name, yaku_named};
