//! The tiles with which a game is played.

use crate::riichi::rules::Rules;
use crate::tile::{Counts, FacesIter, TileSet, faces_of};

impl Rules {
    /// Every tile of the game, in order, red fives before plain ones (牌山 before it is mixed): 136,
    /// or 108 in sanma, with as many red fives as the [rules have](Rules::reds).
    ///
    /// ```
    /// use mentsu::face;
    /// use mentsu::riichi::Rules;
    ///
    /// let deck: Vec<_> = Rules::TENHOU.deck().collect();
    /// assert_eq!(deck.len(), 136);
    /// assert_eq!(deck[16..20], [face!("0m"), face!("5m"), face!("5m"), face!("5m")]);
    /// assert_eq!(Rules::TENHOU_SANMA.deck().count(), 108);
    /// assert_eq!(Rules::WRC.deck().filter(|face| face.is_red()).count(), 0);
    /// ```
    #[doc(alias = "牌山")]
    #[doc(alias = "wall")]
    #[must_use]
    pub fn deck(&self) -> FacesIter {
        let kinds = if self.sanma { TileSet::SANMA } else { TileSet::ALL };
        let mut counts = [0; 34];
        for tile in kinds {
            counts[tile.index()] = 4;
        }
        let counts = Counts::from_array(counts).expect("four of each kind");
        let [man, pin, sou] = self.reds.map(|reds| reds.min(4));
        faces_of(counts, [if self.sanma { 0 } else { man }, pin, sou])
    }
}
