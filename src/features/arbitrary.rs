//! The feature `arbitrary`: valid values of the input types from a fuzzer's bytes.

use arbitrary::{Arbitrary, Result, Unstructured};

use super::melds;
use crate::hand::Hand;
use crate::list::List;
use crate::meld::{CalledFrom, Meld, MeldKind};
use crate::mentsu::{Mentsu, MentsuKind};
use crate::tile::{Counts, Face, Tile, TileSet};

impl<'a> Arbitrary<'a> for Face {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Face> {
        let tile = Tile::arbitrary(bytes)?;
        let red = tile.is_five() && bool::arbitrary(bytes)?;
        Ok(Face::red_if(red, tile))
    }
}

impl<'a> Arbitrary<'a> for TileSet {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<TileSet> {
        let bits = u64::arbitrary(bytes)? & TileSet::ALL.bits();
        Ok(TileSet::from_bits(bits).expect("bits of tiles alone"))
    }
}

impl<'a> Arbitrary<'a> for Counts {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Counts> {
        let mut counts = [0; Tile::COUNT];
        for count in &mut counts {
            *count = bytes.int_in_range(0..=4)?;
        }
        Ok(Counts::from_array(counts).expect("at most four each"))
    }
}

impl<'a> Arbitrary<'a> for Mentsu {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Mentsu> {
        let tile = Tile::arbitrary(bytes)?;
        Ok(melds::mentsu(*bytes.choose(&MentsuKind::ALL)?, tile))
    }
}

impl<'a> Arbitrary<'a> for Meld {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Meld> {
        let mentsu = Mentsu::arbitrary(bytes)?;
        let kan = *bytes.choose(&[MeldKind::Daiminkan, MeldKind::Kakan, MeldKind::Ankan])?;
        let reds = <[bool; 4]>::arbitrary(bytes)?;
        let called = (bytes.choose_index(3)?, CalledFrom::arbitrary(bytes)?);
        Ok(melds::meld(mentsu, kan, reds, bool::arbitrary(bytes)?.then_some(called)))
    }
}

impl<'a> Arbitrary<'a> for Hand {
    /// Melds that fit together, then concealed tiles from the rest.
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Hand> {
        let mut melds = List::<Meld, { Hand::MAX_MELDS }>::new();
        for _ in 0..bytes.int_in_range(0..=Hand::MAX_MELDS)? {
            melds.push(Meld::arbitrary(bytes)?);
        }
        let (melds, mut left) = melds::fitting(melds, Counts::FULL);
        let mentsu = bytes.int_in_range(0..=Hand::MAX_MELDS - melds.len())?;
        let size = 3 * mentsu + bytes.int_in_range(1..=2)?;
        let mut faces = List::<Face, { Hand::MAX_CONCEALED }>::new();
        while faces.len() < size {
            let kinds = left.kinds();
            let tile = kinds.iter().nth(bytes.choose_index(kinds.len())?);
            let tile = tile.expect("an index below the length");
            left = left.without(tile).expect("a kind that is left");
            let red = tile.is_five() && bool::arbitrary(bytes)?;
            faces.push(Face::red_if(red, tile));
        }
        Hand::new(faces, &melds).map_err(|_| arbitrary::Error::IncorrectFormat)
    }
}
