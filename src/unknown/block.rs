//! One block with unknown tiles, and the tiles that complete it.

use core::fmt;
use core::str::FromStr;

use crate::form::FormBlock;
use crate::list::{Filler, List};
use crate::mentsu::{Mentsu, MentsuKind};
use crate::notation::mpsz::read_tiles_and_unknown;
use crate::notation::{ParseError, ParseErrorKind};
use crate::padded::{Unpadded, padded};
use crate::tile::{Counts, Tile};

/// The kinds of block that a hand is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BlockKind {
    /// Two of a kind (雀頭).
    Jantou,
    /// Three neighbouring ranks (順子).
    Shuntsu,
    /// Three of a kind (刻子).
    Koutsu,
    /// Four of a kind (槓子).
    Kantsu,
}

crate::names! { BlockKind, "kind of block":
    Jantou "jantou",
    Shuntsu "shuntsu",
    Koutsu "koutsu",
    Kantsu "kantsu",
}

impl BlockKind {
    /// The kind in Japanese: 雀頭, 順子, 刻子 or 槓子.
    #[must_use]
    pub const fn kanji(self) -> &'static str {
        ["雀頭", "順子", "刻子", "槓子"][self as usize]
    }

    fn of(block: FormBlock) -> Option<BlockKind> {
        match block {
            FormBlock::Pair(_) => Some(BlockKind::Jantou),
            FormBlock::Mentsu(mentsu) => Some(match mentsu.kind() {
                MentsuKind::Shuntsu => BlockKind::Shuntsu,
                MentsuKind::Koutsu => BlockKind::Koutsu,
                MentsuKind::Kantsu => BlockKind::Kantsu,
            }),
            FormBlock::Single(_) => None,
        }
    }
}

/// One block, a jantou or mentsu, of which some tiles are unknown.
///
/// Text is that of a [`PartialHand`](super::PartialHand) without melds: two to four tiles, `?` or
/// `🀫` for an unknown one. Round brackets around it are optional, and within them the kind of the
/// block may stand in front, in kanji or romaji.
///
/// ```
/// use mentsu::PartialBlock;
///
/// let completed = |text: &str| -> Result<Vec<String>, mentsu::ParseError> {
///     let block: PartialBlock = text.parse()?;
///     Ok(block.completions().iter().map(|one| one.block().to_string()).collect())
/// };
/// assert_eq!(completed("4m?6m")?, ["456m"]);
/// assert_eq!(completed("??7p")?, ["567p", "678p", "777p", "789p"]);
/// assert_eq!(completed("(刻子 🀀 🀀 ?🀫)")?, ["111z"]);
/// assert_eq!(completed("(shuntsu 78s?)")?, ["678s", "789s"]);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "面子")]
#[doc(alias = "unknown tiles")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PartialBlock {
    known: Counts,
    unknown: u8,
    kind: Option<BlockKind>,
}

impl PartialBlock {
    /// A block of known tiles and a number of unknown ones, of one kind or (`None`) of any.
    ///
    /// # Errors
    /// [`NotABlock`] unless there are two to four tiles together, as many as the kind has.
    pub fn new(
        known: Counts,
        unknown: usize,
        kind: Option<BlockKind>,
    ) -> Result<PartialBlock, NotABlock> {
        let tiles = usize::from(known.total()).saturating_add(unknown);
        let fits = match kind {
            None => (2..=4).contains(&tiles),
            Some(BlockKind::Jantou) => tiles == 2,
            Some(BlockKind::Shuntsu | BlockKind::Koutsu) => tiles == 3,
            Some(BlockKind::Kantsu) => tiles == 4,
        };
        if !fits {
            return Err(NotABlock { tiles, kind });
        }
        Ok(PartialBlock { known, unknown: unknown as u8, kind })
    }

    /// The known tiles.
    #[must_use]
    pub const fn known(&self) -> &Counts {
        &self.known
    }

    /// How many tiles are unknown, 0 to 4.
    #[must_use]
    pub const fn unknown(&self) -> usize {
        self.unknown as usize
    }

    /// The kind of block asked for; `None` if any will do.
    #[must_use]
    pub const fn kind(&self) -> Option<BlockKind> {
        self.kind
    }

    /// Every way to complete the block, in order of the tiles added; none if the known tiles fit
    /// into no block together.
    #[must_use]
    pub fn completions(&self) -> BlockCompletions {
        let shuntsu = Tile::ALL.into_iter().filter_map(|first| Mentsu::shuntsu(first).ok());
        let alike = Tile::ALL.into_iter().flat_map(|tile| {
            let mentsu = [Mentsu::koutsu(tile), Mentsu::kantsu(tile)].map(FormBlock::Mentsu);
            [FormBlock::Pair(tile)].into_iter().chain(mentsu)
        });
        let blocks = shuntsu.map(FormBlock::Mentsu).chain(alike);
        let asked =
            blocks.filter(|block| self.kind.is_none_or(|_| BlockKind::of(*block) == self.kind));
        let mut all = List::of(asked.filter_map(|block| self.completed_to(block)));
        all.sort_by_key(|one: &BlockCompletion| one.order());
        all
    }

    /// The completion to `block`, if that has the right size and contains the known tiles.
    fn completed_to(&self, block: FormBlock) -> Option<BlockCompletion> {
        let tiles = match block {
            FormBlock::Pair(tile) => Counts::from_tiles([tile; 2]),
            FormBlock::Mentsu(mentsu) => Counts::from_tiles(mentsu.tiles()),
            FormBlock::Single(tile) => Counts::from_tiles([tile]),
        };
        let tiles = tiles.ok().filter(|all| all.total() == self.known.total() + self.unknown)?;
        let tiles = self.known.tiles().try_fold(tiles, |left, tile| left.without(tile)).ok()?;
        Some(BlockCompletion { tiles, block })
    }
}

impl FromStr for PartialBlock {
    type Err = ParseError;

    /// `4m?6m`, `(11z?)` or `(刻子 🀀 🀀 🀫)`.
    fn from_str(text: &str) -> Result<PartialBlock, ParseError> {
        let skip_spaces = |at: usize| text.len() - text[at..].trim_start().len();
        let (mut begin, mut end) = (skip_spaces(0), text.trim_end().len());
        let mut kind = None;
        if text[begin..].starts_with('(') {
            if !text[..end].ends_with(')') {
                return Err(ParseError::new(begin, ParseErrorKind::Unclosed('(')));
            }
            (begin, end) = (skip_spaces(begin + 1), end - 1);
            let after_name = |kind: BlockKind| {
                let rest = &text[begin..];
                let rest =
                    rest.strip_prefix(kind.kanji()).or_else(|| rest.strip_prefix(kind.name()));
                rest.map(|rest| (kind, text.len() - rest.len()))
            };
            if let Some((named, after)) = BlockKind::ALL.iter().copied().find_map(after_name) {
                (kind, begin) = (Some(named), after);
            }
        }
        let (known, unknown) = read_tiles_and_unknown(text, begin..end)?;
        PartialBlock::new(known, unknown, kind)
            .map_err(|_| ParseError::new(end, ParseErrorKind::NotABlock))
    }
}

impl Unpadded for PartialBlock {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let unknown = &"????"[..self.unknown()];
        match self.kind {
            Some(kind) => write!(f, "({kind} {}{unknown})", self.known),
            None => write!(f, "{}{unknown}", self.known),
        }
    }
}

padded! {
    /// The known tiles in order and a `?` for each unknown one; in brackets and after its name if
    /// one kind is requested: `46m?`, `(koutsu 11z?)`.
    PartialBlock
}

impl fmt::Debug for PartialBlock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PartialBlock({self})")
    }
}

/// The error for a number of tiles that no block has: a jantou has two, a shuntsu or koutsu three,
/// a kantsu four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NotABlock {
    /// How many tiles there are, known and unknown.
    pub tiles: usize,
    /// The kind of block asked for; `None` if any would do.
    pub kind: Option<BlockKind>,
}

impl Unpadded for NotABlock {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            Some(kind) => write!(f, "{} tiles are no {kind}", self.tiles),
            None => write!(f, "{} tiles are no block, which has 2 to 4", self.tiles),
        }
    }
}

padded!(NotABlock);

impl core::error::Error for NotABlock {}

/// The completions of one block. `???` has the most: 21 shuntsu and 34 koutsu.
pub type BlockCompletions = List<BlockCompletion, 55>;

/// Tiles that complete a [`PartialBlock`], and the block that they make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BlockCompletion {
    tiles: Counts,
    block: FormBlock,
}

impl BlockCompletion {
    /// The tiles that the unknown ones stand for.
    #[must_use]
    pub const fn tiles(&self) -> &Counts {
        &self.tiles
    }

    /// The block: a pair or a mentsu.
    #[must_use]
    pub const fn block(&self) -> FormBlock {
        self.block
    }

    /// Sorts by the lowest tile added, then by the next.
    fn order(&self) -> [Option<Tile>; 4] {
        let mut tiles = self.tiles.tiles();
        core::array::from_fn(|_| tiles.next())
    }
}

impl Filler for BlockCompletion {
    const FILLER: BlockCompletion =
        BlockCompletion { tiles: Counts::EMPTY, block: FormBlock::FILLER };
}
