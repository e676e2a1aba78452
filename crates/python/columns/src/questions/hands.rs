//! Questions about hands alone: shanten, wins, waits, ukeire, the best discard.

use mentsu::{Counts, Discards, FifthCopy, Hand, Shanten, Shantens, Ukeire, Visible};

use crate::answers::{Answers, Values, answer_columns};
use crate::ask::Question;
use crate::errors::Refusal;
use crate::numbers::NO_TILE;

/// A question whose answer is the same for a hand and for its concealed tiles alone.
macro_rules! alike {
    ($self:ident, $hand:ident => $answer:expr) => {
        #[inline(always)]
        fn of_hand(
            &$self,
            _row: usize,
            $hand: &Hand,
            _memory: &mut (),
        ) -> Result<Self::Answer, Refusal> {
            Ok($answer)
        }

        #[inline(always)]
        fn of_counts(
            &$self,
            _row: usize,
            $hand: &Counts,
            _memory: &mut (),
        ) -> Result<Self::Answer, Refusal> {
            Ok($answer)
        }
    };
}

/// The least shanten of all forms.
pub(crate) struct AskShanten;

impl Question for AskShanten {
    type Answer = i8;
    type Memory = ();

    alike!(self, hand => hand.shanten().get());

    answer_columns! { I8 }
}

/// The shanten of the standard form.
pub(crate) struct AskStandardShanten;

impl Question for AskStandardShanten {
    type Answer = i8;
    type Memory = ();

    alike!(self, hand => hand.standard_shanten().get());

    answer_columns! { I8 }
}

/// The shanten of chiitoitsu or kokushi.
pub(crate) struct AskSpecialShanten {
    pub(crate) kokushi: bool,
}

impl Question for AskSpecialShanten {
    type Answer = i8;
    type Memory = ();

    alike!(self, hand => {
        let all = hand.shantens();
        if self.kokushi { all.kokushi().get() } else { all.chiitoitsu().get() }
    });

    answer_columns! { I8 }
}

/// The shanten of each form.
pub(crate) struct AskShantens;

fn each_form(all: Shantens) -> [i8; 3] {
    [all.standard(), all.chiitoitsu(), all.kokushi()].map(Shanten::get)
}

impl Question for AskShantens {
    type Answer = [i8; 3];
    type Memory = ();

    alike!(self, hand => each_form(hand.shantens()));

    answer_columns! { answer;
        standard I8 = answer[0];
        chiitoitsu I8 = answer[1];
        kokushi I8 = answer[2];
    }
}

/// Whether the tiles are won.
pub(crate) struct AskWin;

impl Question for AskWin {
    type Answer = bool;
    type Memory = ();

    alike!(self, hand => hand.is_win());

    answer_columns! { Bool }
}

/// The tiles waited for.
pub(crate) struct AskWaits {
    pub(crate) fifth_copy: FifthCopy,
    /// Whether the answer is a list of numbers rather than a set of bits.
    pub(crate) lists: bool,
}

impl Question for AskWaits {
    type Answer = u64;
    type Memory = ();

    fn of_hand(&self, _: usize, hand: &Hand, _: &mut ()) -> Result<u64, Refusal> {
        let visible = Visible::of(hand).with_fifth_copy(self.fifth_copy);
        Ok(hand.wait_tiles_in(&visible).bits())
    }

    fn of_counts(&self, _: usize, hand: &Counts, _: &mut ()) -> Result<u64, Refusal> {
        let visible = Visible::NOTHING.with_fifth_copy(self.fifth_copy);
        Ok(hand.wait_tiles_in(&visible).bits())
    }

    answer_columns! { sets }
}

/// Ukeire in a few numbers.
#[derive(Clone, Copy, Default)]
pub(crate) struct UkeireNumbers {
    discard: u8,
    shanten: i8,
    tiles: u64,
    total: u8,
}

impl UkeireNumbers {
    fn of(ukeire: &Ukeire, discard: u8) -> UkeireNumbers {
        let shanten = ukeire.shanten().get();
        UkeireNumbers { discard, shanten, tiles: ukeire.tiles().bits(), total: ukeire.total() }
    }

    fn of_best(discards: &Discards, shanten: impl FnOnce() -> Shanten) -> UkeireNumbers {
        match discards.first() {
            Some(best) => UkeireNumbers::of(best.ukeire(), best.tile().index() as u8),
            None => {
                let shanten = shanten().get();
                UkeireNumbers { discard: NO_TILE, shanten, tiles: 0, total: 0 }
            }
        }
    }
}

/// The tiles that lower shanten.
pub(crate) struct AskUkeire;

impl Question for AskUkeire {
    type Answer = UkeireNumbers;
    type Memory = ();

    alike!(self, hand => UkeireNumbers::of(&hand.ukeire(), NO_TILE));

    answer_columns! { answer;
        shanten I8 = answer.shanten;
        tiles U64 = answer.tiles;
        total U8 = answer.total;
    }
}

/// The discard that leaves the least shanten, and then the most tiles that help.
pub(crate) struct AskBestDiscard;

impl Question for AskBestDiscard {
    type Answer = UkeireNumbers;
    type Memory = ();

    alike!(self, hand => UkeireNumbers::of_best(&hand.discards(), || hand.shanten()));

    answer_columns! { answer;
        discard U8 = answer.discard;
        shanten I8 = answer.shanten;
        tiles U64 = answer.tiles;
        total U8 = answer.total;
    }
}
