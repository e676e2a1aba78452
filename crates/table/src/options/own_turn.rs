//! Legal actions in a player's own turn.

use mentsu::riichi::Riichi;
use mentsu::riichi::legality::{self, Turn};
use mentsu::{Counts, Face, FifthCopy, Meld, MeldKind, Tile, TileSet, Visible};

use super::faces::Faces;
use super::value::Options;
use crate::player::Player;
use crate::seat::Seat;
use crate::situation;
use crate::table::{Table, TurnStart};

pub(super) fn options(table: &Table, player: &Player, seat: Seat, after: TurnStart) -> Options {
    let (hand, public) = (&player.hand, table.player(seat));
    let mut options = Options::NONE;
    let drawn = hand.drawn();
    if after == TurnStart::Call {
        options.discards = after_call(table, player, seat);
        return options;
    }
    let Some(drawn) = drawn else { return options };
    if public.accepted {
        options.drawn = Some(drawn);
    } else {
        options.discards = before_draw(player, drawn);
        options.drawn = Some(drawn);
    }
    if public.riichi != Riichi::None && !public.accepted {
        // Riichi is declared, and its discard follows.
        let (mut faces, mut drawn) = riichi_discards(table, player, options.discards, drawn);
        if let Some(shown) = public.open_hand() {
            let leaves_it = |face: &Face| {
                let left = player.hand.discard(*face);
                left.is_ok_and(|left| left.faces().eq(shown.faces()))
            };
            drawn = drawn.filter(leaves_it);
            for face in Face::ALL.iter().filter(|face| !leaves_it(face)) {
                faces = faces.without(*face);
            }
        }
        return Options { discards: faces, drawn, ..Options::NONE };
    }
    if player.waits.contains(drawn.tile()) {
        options.tsumo = situation::may_win(table, hand, seat, None);
    }
    if table.draws_left() > 0 {
        own_kans(table, player, seat, drawn, &mut options);
        options.kita = table.rules().kita()
            && table.rules().sanma()
            && hand.concealed().get(Tile::North) > 0
            && (!public.accepted || drawn.tile() == Tile::North);
    }
    options.kyuushu = after == TurnStart::Draw
        && table.is_first_turn(seat)
        && table.rules().kyuushu_kyuuhai()
        && table.rules().scoring().abortive_draws()
        && legality::kyuushu_kyuuhai(hand, &Turn::new().with_first_uninterrupted());
    if may_declare_riichi(table, player, seat) {
        (options.riichi, options.drawn_riichi) =
            riichi_discards(table, player, options.discards, drawn);
        options.open = table.plays_open_riichi() && options.riichi();
    }
    options
}

/// The faces of the hand as it was before it drew.
#[inline]
fn before_draw(player: &Player, drawn: Face) -> Faces {
    let all = Faces::of(&player.hand);
    let tile = drawn.tile();
    let copies = player.hand.concealed().get(tile);
    let reds = player.hand.reds(tile);
    let same = if drawn.is_red() { reds } else { copies - reds };
    if same > 1 { all } else { all.without(drawn) }
}

/// What may be discarded right after a call.
fn after_call(table: &Table, player: &Player, seat: Seat) -> Faces {
    let all = Faces::of(&player.hand);
    let last = table.player(seat).melds().last();
    let forbidden = last.and_then(|meld| legality::kuikae(meld, table.rules().scoring()));
    let forbidden = forbidden.unwrap_or_default();
    all.of_kinds(TileSet::ALL.bits() & !forbidden.bits())
}

fn may_declare_riichi(table: &Table, player: &Player, seat: Seat) -> bool {
    let public = table.player(seat);
    public.riichi == Riichi::None
        && table.draws_left() >= table.rules().riichi_tiles()
        && table.points()[seat.index()] >= table.rules().riichi_points()
        && public.is_closed()
        && player.hand.concealed().shanten().get() <= 0
}

/// The discards that leave the hand tenpai.
fn riichi_discards(
    table: &Table,
    player: &Player,
    discards: Faces,
    drawn: Face,
) -> (Faces, Option<Face>) {
    let (convention, concealed) = (table.rules().tenpai(), player.hand.concealed());
    let mut kinds = 0;
    for tile in concealed.kinds() {
        let tenpai = match convention {
            FifthCopy::Any => player
                .hand
                .discard(tile)
                .or_else(|_| player.hand.discard(Face::red(tile).unwrap_or(Face::plain(tile))))
                .is_ok_and(|after| !after.wait_tiles().is_empty()),
            _ => concealed.without(tile).is_ok_and(|after: Counts| {
                !after.wait_tiles_in(&Visible::NOTHING.with_fifth_copy(convention)).is_empty()
            }),
        };
        kinds |= u64::from(tenpai) << tile.index();
    }
    let of_drawn = kinds >> drawn.tile().index() & 1 != 0;
    (discards.of_kinds(kinds), of_drawn.then_some(drawn))
}

/// Ankan and kakan, by tile.
fn own_kans(table: &Table, player: &Player, seat: Seat, drawn: Face, options: &mut Options) {
    let (hand, public) = (&player.hand, table.player(seat));
    let fours = hand.concealed().at_least(4);
    let has_pon = |meld: &Meld| meld.kind() == MeldKind::Pon;
    if (fours.is_empty() && !public.melds().iter().any(has_pon))
        || table.kans() >= table.most_kans()
    {
        return;
    }
    if public.accepted {
        if fours.contains(drawn.tile()) {
            // A fifth kan that aborts the round needs no rinshan tile.
            let turn = Turn::new().with_riichi().with_kans(table.kans().min(3));
            let kans = legality::own_kans(hand, &turn, table.rules().scoring());
            // A view of impossible events may have melds in riichi.
            options.kans = kans.unwrap_or_default();
        }
        return;
    }
    let mut kinds = fours;
    for pon in public.melds().iter().filter(|meld| has_pon(meld)) {
        let tile = pon.mentsu().first();
        if hand.concealed().get(tile) > 0 {
            kinds.insert(tile);
        }
    }
    for tile in kinds {
        let kan = if fours.contains(tile) { ankan(player, tile) } else { kakan(player, tile) };
        if let Some(kan) = kan {
            options.kans.try_push(kan).expect("a hand has three kans at most");
        }
    }
}

fn ankan(player: &Player, tile: Tile) -> Option<Meld> {
    let reds = player.hand.reds(tile);
    let face = |copy: u8| match Face::red(tile) {
        Ok(red) if copy < reds => red,
        _ => Face::plain(tile),
    };
    Meld::ankan([0, 1, 2, 3].map(face)).ok()
}

fn kakan(player: &Player, tile: Tile) -> Option<Meld> {
    let is_pon = |meld: &&Meld| meld.kind() == MeldKind::Pon && meld.mentsu().first() == tile;
    let pon = player.hand.melds().iter().find(is_pon)?;
    let added = match Face::red(tile) {
        Ok(red) if player.hand.reds(tile) > 0 => red,
        _ => Face::plain(tile),
    };
    Meld::kakan(*pon, added).ok()
}
