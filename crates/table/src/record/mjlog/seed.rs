//! Tenhou's walls from the seed of a record (`mt19937ar-sha512-n288-base64`).

use std::vec::Vec;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use rand_mt::Mt;
use sha2::{Digest, Sha512};

use mentsu::Tile;

/// The walls of a game, one after the other, as Tenhou shuffles them.
///
/// The seed is 624 words, little endian, that initialise an MT19937 by array. A round takes 288
/// outputs of it; the SHA-512 of each 32 of them gives 16 words, 144 in all. The word of place i
/// says with which of the places from i on its tile is exchanged; before, the tiles stand in order
/// of their ids, in sanma without 2m to 8m. Tiles are dealt from the end.
#[derive(Clone, Debug)]
pub struct TenhouWalls {
    twister: Mt,
    sanma: bool,
}

impl TenhouWalls {
    /// How the seeds of records begin.
    pub const METHOD: &'static str = "mt19937ar-sha512-n288-base64";

    const SEED_WORDS: usize = 624;
    const OUTPUTS: usize = 288;

    /// The walls of a seed: the base64 after the method's name and its comma.
    ///
    /// # Errors
    /// A text that says what is wrong with the seed.
    pub fn new(seed: &str, sanma: bool) -> Result<TenhouWalls, &'static str> {
        let bytes = STANDARD.decode(seed.trim()).map_err(|_| "is no base64")?;
        if bytes.len() != 4 * TenhouWalls::SEED_WORDS {
            return Err("hasn't 624 words");
        }
        let key: Vec<u32> = words(&bytes).collect();
        Ok(TenhouWalls { twister: Mt::new_with_key(key), sanma })
    }

    /// The ids of the tiles that this game has, in order.
    fn ids(&self) -> Vec<u8> {
        let absent = Tile::M2.index() as u8 * 4..Tile::M9.index() as u8 * 4;
        (0..136).filter(|id| !self.sanma || !absent.contains(id)).collect()
    }
}

fn words(bytes: &[u8]) -> impl Iterator<Item = u32> + '_ {
    bytes.chunks_exact(4).map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]))
}

impl Iterator for TenhouWalls {
    type Item = Vec<u8>;

    /// The next round's wall, as [136-ids](mentsu::notation::ids136).
    fn next(&mut self) -> Option<Vec<u8>> {
        let outputs: Vec<u8> =
            (0..TenhouWalls::OUTPUTS).flat_map(|_| self.twister.next_u32().to_le_bytes()).collect();
        let mut random = Vec::with_capacity(144);
        for block in outputs.chunks_exact(128) {
            random.extend(words(&Sha512::digest(block)));
        }
        let mut ids = self.ids();
        let count = ids.len();
        for (i, word) in random.iter().enumerate().take(count - 1) {
            ids.swap(i, i + *word as usize % (count - i));
        }
        Some(ids)
    }
}
