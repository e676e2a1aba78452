//! Every player's tiles while a record is read: detects impossible discards and calls, and supplies
//! hands to formats that don't write them.

use std::boxed::Box;
use std::vec::Vec;

use mentsu::{Face, Hand, Meld, MeldKind, Part};

use crate::event::{Deal, Event, Ryuukyoku, RyuukyokuKind};
use crate::record::error::{Wrong, missing, out_of_place};
use crate::seat::Seat;

/// What everybody holds.
#[derive(Clone, Debug)]
pub(in crate::record) struct Holdings {
    players: [Holding; 4],
    /// Nothing has happened but the dealer's first draw.
    is_first_turn: bool,
}

/// What one player holds.
#[derive(Clone, Debug, Default)]
pub(in crate::record) struct Holding {
    /// The concealed tiles; `None` where they aren't seen.
    concealed: Option<Vec<Face>>,
    /// In order of declaration; a kakan stands where its pon stood.
    pub(in crate::record) melds: Vec<Meld>,
    /// The tile just drawn, if it is seen.
    pub(in crate::record) drawn: Option<Face>,
    /// He has declared a kan or set a north aside, and draws next from the dead wall.
    pub(in crate::record) draws_rinshan: bool,
    /// Norths set aside.
    pub(in crate::record) kita: u8,
    /// The deal isn't known.
    midway: bool,
}

impl Holding {
    /// The concealed tiles of a kind, as far as they are seen.
    pub(in crate::record) fn of_kind(&self, tile: mentsu::Tile) -> impl Iterator<Item = Face> + '_ {
        self.concealed.iter().flatten().copied().filter(move |face| face.tile() == tile)
    }
}

impl Holdings {
    pub(in crate::record) fn dealt(deal: &Deal) -> Holdings {
        let players = [0, 1, 2, 3].map(|seat: usize| Holding {
            concealed: Some(deal.hands[seat].clone()).filter(|hand| !hand.is_empty()),
            ..Holding::default()
        });
        Holdings { players, is_first_turn: true }
    }

    /// Nothing is known of the tiles, since the record begins within the round.
    pub(in crate::record) fn midway() -> Holdings {
        let players = [0; 4].map(|_| Holding { midway: true, ..Holding::default() });
        Holdings { players, is_first_turn: false }
    }

    /// Whether a player holds a tile only as the one just drawn.
    pub(in crate::record) fn holds_only_as_drawn(&self, seat: Seat, face: Face) -> bool {
        let player = self.of(seat);
        let copies = player.concealed.iter().flatten().filter(|held| **held == face).count();
        player.drawn == Some(face) && copies == 1
    }

    /// Whether this discard is the tile that the dealer has just drawn, as his first. Mahjong Soul
    /// deals him 14 tiles at once and never marks one as drawn.
    pub(in crate::record) fn is_first_of_fourteen(&self, seat: Seat, face: Face) -> bool {
        self.is_first_turn && self.holds_only_as_drawn(seat, face)
    }

    pub(in crate::record) fn of(&self, seat: Seat) -> &Holding {
        &self.players[seat.index()]
    }

    /// Follows an event.
    ///
    /// # Errors
    /// [`Wrong::NotHeld`], and [`Wrong::OutOfPlace`] for a kakan without its pon.
    pub(in crate::record) fn follow(&mut self, event: &Event) -> Result<(), Box<Wrong>> {
        self.is_first_turn &=
            matches!(event, Event::Draw { .. } | Event::Riichi { .. } | Event::OpenHand { .. });
        match *event {
            Event::Draw { seat, face, .. } => {
                let player = &mut self.players[seat.index()];
                player.draws_rinshan = false;
                player.drawn = face;
                if let (Some(concealed), Some(face)) = (&mut player.concealed, face) {
                    if concealed.len() > Hand::MAX_CONCEALED {
                        return Err(out_of_place("a draw by a player who has drawn"));
                    }
                    concealed.push(face);
                }
            }
            Event::Discard { seat, face, .. } => {
                self.players[seat.index()].drawn = None;
                self.give(seat, face)?;
            }
            Event::Call { seat, meld } => self.declare(seat, meld)?,
            Event::Kan { seat, meld } => self.declare(seat, meld)?,
            Event::Kita { seat } => {
                self.give(seat, Face::plain(mentsu::Tile::North))?;
                let player = &mut self.players[seat.index()];
                player.kita = player.kita.saturating_add(1);
                player.drawn = None;
                player.draws_rinshan = true;
            }
            _ => {}
        }
        Ok(())
    }

    fn give(&mut self, seat: Seat, face: Face) -> Result<(), Box<Wrong>> {
        let Some(concealed) = &mut self.players[seat.index()].concealed else { return Ok(()) };
        let Some(at) = concealed.iter().rposition(|&held| held == face) else {
            return Err(Box::new(Wrong::NotHeld { seat, face }));
        };
        concealed.remove(at);
        Ok(())
    }

    fn declare(&mut self, seat: Seat, meld: Meld) -> Result<(), Box<Wrong>> {
        if let Some(added) = meld.added() {
            self.give(seat, added)?;
            let player = &mut self.players[seat.index()];
            let is_its_pon = |pon: &&mut Meld| Meld::kakan(**pon, added) == Ok(meld);
            match player.melds.iter_mut().find(is_its_pon) {
                Some(pon) => *pon = meld,
                None if player.midway => player.melds.push(meld),
                None => return Err(out_of_place("a kakan without its pon")),
            }
        } else {
            for (face, part) in meld.parts() {
                if part == Part::Own {
                    self.give(seat, face)?;
                }
            }
            self.players[seat.index()].melds.push(meld);
        }
        let player = &mut self.players[seat.index()];
        player.drawn = None;
        player.draws_rinshan = !matches!(meld.kind(), MeldKind::Chi | MeldKind::Pon);
        Ok(())
    }

    /// A player's hand as it is, the drawn tile marked.
    ///
    /// # Errors
    /// [`Wrong::NoHand`], and [`Wrong::Missing`] where it isn't seen.
    pub(in crate::record) fn hand(&self, seat: Seat) -> Result<Hand, Box<Wrong>> {
        let player = self.of(seat);
        let concealed = player.concealed.as_ref().ok_or_else(|| missing("the hand"))?;
        checked_hand(seat, concealed, &player.melds, player.drawn)
    }

    /// The hand that a player shows, with the melds that he has declared.
    pub(in crate::record) fn shown(
        &self,
        seat: Seat,
        concealed: &[Face],
        drawn: Option<Face>,
    ) -> Result<Hand, Box<Wrong>> {
        checked_hand(seat, concealed, &self.of(seat).melds, drawn)
    }
}

impl Holdings {
    /// The hands shown at a draw: if the record shows none, those that the rules show. `gave` is
    /// the player who discarded the last tile.
    pub(in crate::record) fn shown_at(
        &self,
        draw: &Ryuukyoku,
        gave: Option<Seat>,
    ) -> [Option<Hand>; 4] {
        if draw.hands.iter().any(Option::is_some) {
            return draw.hands;
        }
        Seat::ALL.map(|seat| {
            let hand = self.hand(seat).ok()?;
            let is_shown = match draw.kind {
                RyuukyokuKind::Exhaustive | RyuukyokuKind::NagashiMangan => hand.is_tenpai(),
                RyuukyokuKind::KyuushuKyuuhai => hand.drawn().is_some(),
                RyuukyokuKind::SuuchaRiichi => true,
                RyuukyokuKind::Sanchahou => gave.is_some_and(|from| from != seat),
                _ => false,
            };
            is_shown.then_some(hand)
        })
    }
}

/// A hand of tiles, of which one may be marked as drawn.
pub(in crate::record) fn checked_hand(
    seat: Seat,
    concealed: &[Face],
    melds: &[Meld],
    drawn: Option<Face>,
) -> Result<Hand, Box<Wrong>> {
    let hand = Hand::new(concealed.iter().copied(), melds);
    let hand = hand.and_then(|hand| drawn.map_or(Ok(hand), |face| hand.with_drawn(face)));
    hand.map_err(|why| Box::new(Wrong::NoHand { seat, why }))
}
