//! Which copy each tile of a round is: a record knows faces, an mjlog the 136 tiles.

use std::vec::Vec;

use mentsu::notation::mjlog::{Declaration, encode_ids, encode_ids_sanma};
use mentsu::notation::{RedFives, ids136};
use mentsu::{Face, Meld, Part, Tile};

use crate::event::Deal;
use crate::record::place::Place;
use crate::record::written::Unwritable;
use crate::seat::Seat;

/// The tiles of a round, each a copy of its face from the moment it is first seen.
pub(super) struct Tiles {
    reds: RedFives,
    sanma: bool,
    is_out: [bool; 136],
    players: [Player; 4],
    /// The tile that may be called or won on.
    last: Option<u8>,
}

#[derive(Default)]
struct Player {
    concealed: Vec<u8>,
    drawn: Option<u8>,
    /// What was declared, in order, with the number that says so; a kakan stands where its pon
    /// stood.
    declared: Vec<Declared>,
}

struct Declared {
    declaration: Declaration,
    /// In the order of the meld's parts.
    ids: Vec<u8>,
    bits: u16,
}

impl Tiles {
    pub(super) fn new(reds: RedFives, sanma: bool) -> Tiles {
        Tiles { reds, sanma, is_out: [false; 136], players: Default::default(), last: None }
    }

    fn face(&self, id: u8) -> Option<Face> {
        ids136::face(id, self.reds).ok()
    }

    fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The next copy of a face, which hasn't been seen.
    pub(super) fn new_copy(&mut self, face: Face, place: Place) -> Result<u8, Unwritable> {
        let first = 4 * face.tile().index() as u8;
        let mut copies = first..first + 4;
        let id = copies.find(|&id| !self.is_out[usize::from(id)] && self.face(id) == Some(face));
        let id = id.ok_or(Unwritable::NoCopyLeft { place, face })?;
        self.is_out[usize::from(id)] = true;
        Ok(id)
    }

    /// The hands that are dealt, in their order.
    pub(super) fn deal(&mut self, deal: &Deal, place: Place) -> Result<[Vec<u8>; 4], Unwritable> {
        let mut dealt: [Vec<u8>; 4] = Default::default();
        for (seat, hand) in Seat::ALL.into_iter().zip(&deal.hands) {
            for &face in hand {
                dealt[seat.index()].push(self.new_copy(face, place)?);
            }
            self.player(seat).concealed.clone_from(&dealt[seat.index()]);
        }
        Ok(dealt)
    }

    pub(super) fn draw(&mut self, seat: Seat, face: Face, place: Place) -> Result<u8, Unwritable> {
        let id = self.new_copy(face, place)?;
        let player = self.player(seat);
        player.concealed.push(id);
        player.drawn = Some(id);
        Ok(id)
    }

    pub(super) fn discard(
        &mut self,
        seat: Seat,
        face: Face,
        tsumogiri: bool,
        place: Place,
    ) -> Result<u8, Unwritable> {
        let id = self.give(seat, face, tsumogiri, place)?;
        self.player(seat).drawn = None;
        self.last = Some(id);
        Ok(id)
    }

    /// Takes a tile of this face from a hand: the drawn one, or another if there is one.
    fn give(
        &mut self,
        seat: Seat,
        face: Face,
        drawn: bool,
        place: Place,
    ) -> Result<u8, Unwritable> {
        let player = &self.players[seat.index()];
        let of_face = |id: &&u8| self.face(**id) == Some(face);
        let is_wanted = |id: &&u8| (player.drawn == Some(**id)) == drawn;
        let mut held = player.concealed.iter().filter(of_face);
        let id = held.clone().find(is_wanted).or_else(|| held.next()).copied();
        let id = id.ok_or(Unwritable::NotHeld { place, seat, face })?;
        self.player(seat).concealed.retain(|&held| held != id);
        Ok(id)
    }

    /// The number of a meld, whose tiles leave the hand.
    pub(super) fn declare(
        &mut self,
        seat: Seat,
        meld: Meld,
        place: Place,
    ) -> Result<u16, Unwritable> {
        let pon = self.players[seat.index()].declared.iter().position(|declared| {
            let Declaration::Meld(pon) = declared.declaration else { return false };
            meld.added().is_some_and(|added| Meld::kakan(pon, added) == Ok(meld))
        });
        let mut ids = Vec::new();
        if let (Some(added), Some(pon)) = (meld.added(), pon) {
            ids.clone_from(&self.players[seat.index()].declared[pon].ids);
            ids.push(self.give(seat, added, true, place)?);
        } else {
            for (face, part) in meld.parts() {
                ids.push(match part {
                    Part::Called(_) => self.called(face, place)?,
                    _ => self.give(seat, face, true, place)?,
                });
            }
        }
        let declared = self.declared(seat, Declaration::Meld(meld), ids, place)?;
        let bits = declared.bits;
        self.last = declared.ids.last().copied();
        let player = self.player(seat);
        match pon {
            Some(pon) => player.declared[pon] = declared,
            None => player.declared.push(declared),
        }
        player.drawn = None;
        Ok(bits)
    }

    /// The tile that is called.
    fn called(&mut self, face: Face, place: Place) -> Result<u8, Unwritable> {
        let last = self.last.take().filter(|&id| self.face(id) == Some(face));
        last.ok_or(Unwritable::NoCopyLeft { place, face })
    }

    /// The number of a north set aside.
    pub(super) fn kita(&mut self, seat: Seat, place: Place) -> Result<u16, Unwritable> {
        let id = self.give(seat, Face::plain(Tile::North), true, place)?;
        let declared = self.declared(seat, Declaration::Kita, Vec::from([id]), place)?;
        let bits = declared.bits;
        let player = self.player(seat);
        player.drawn = None;
        player.declared.push(declared);
        self.last = Some(id);
        Ok(bits)
    }

    fn declared(
        &self,
        seat: Seat,
        declaration: Declaration,
        ids: Vec<u8>,
        place: Place,
    ) -> Result<Declared, Unwritable> {
        let bits = if self.sanma {
            encode_ids_sanma(declaration, &ids, self.reds, seat.index() as u8)
        } else {
            encode_ids(declaration, &ids, self.reds)
        };
        let bits = bits.map_err(|why| Unwritable::Call { place, why })?;
        Ok(Declared { declaration, ids, bits })
    }

    /// What a player has declared, the latest first.
    pub(super) fn declarations(&self, seat: Seat) -> impl Iterator<Item = u16> + '_ {
        self.players[seat.index()].declared.iter().rev().map(|declared| declared.bits)
    }

    /// The tile that is won on: the one drawn, or the last that another gave.
    pub(super) fn won(
        &self,
        seat: Seat,
        from: Option<Seat>,
        face: Face,
        place: Place,
    ) -> Result<u8, Unwritable> {
        let (id, whose) = match from {
            Some(from) => (self.last, from),
            None => (self.players[seat.index()].drawn, seat),
        };
        let id = id.filter(|&id| self.face(id) == Some(face));
        id.ok_or(Unwritable::NotHeld { place, seat: whose, face })
    }

    /// The concealed tiles that a player shows, in the order of their numbers.
    pub(super) fn shown(
        &self,
        seat: Seat,
        faces: impl IntoIterator<Item = Face>,
        place: Place,
    ) -> Result<Vec<u8>, Unwritable> {
        let mut held = self.players[seat.index()].concealed.clone();
        let mut shown = Vec::new();
        for face in faces {
            let at = held.iter().position(|&id| self.face(id) == Some(face));
            let at = at.ok_or(Unwritable::NotHeld { place, seat, face })?;
            shown.push(held.swap_remove(at));
        }
        shown.sort_unstable();
        Ok(shown)
    }
}
