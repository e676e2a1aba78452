//! Hands with unknown tiles: what completes them.

use mentsu::{Completion, PartialHand, PartialHandError, Tile, TileSet, WinForm};

use crate::hand::blocks::form;
use crate::hand::info::partial_info;
use crate::object;
use crate::wire::failure::Failure;
use crate::wire::json::{Json, list};
use crate::wire::request::{Request, within};

/// The default number of listed completions.
const LISTED: usize = 200;

/// The most that can be listed.
const MOST_LISTED: usize = 10_000;

/// Counts all completions and lists the first.
pub fn completions(hand: &PartialHand, request: Request) -> Result<impl Json + use<>, Failure> {
    let request = request.known(&["only", "limit"])?;
    let hand = hand.with_in_play(request.get_or("only", TileSet::ALL)?);
    let limit: usize = within(&request, "limit", 0, MOST_LISTED)?.unwrap_or(LISTED);
    let listed = hand.completions().take(limit);
    let filled = |completion: Completion| Ok((completion, hand.fill(completion.tiles())?));
    let listed = listed.map(filled).collect::<Result<Vec<_>, PartialHandError>>()?;
    let (mut with, mut kinds, mut total) = ([0u32; Tile::COUNT], [0u32; 3], 0u32);
    for completion in hand.completions() {
        total += 1;
        for tile in completion.tiles().kinds() {
            with[tile.index()] += 1;
        }
        for form in &completion.win_forms() {
            kinds[match form {
                WinForm::Standard(_) => 0,
                WinForm::Chiitoitsu(_) => 1,
                WinForm::Kokushi { .. } => 2,
            }] += 1;
        }
    }
    let listed = listed.iter().map(|(completion, filled)| {
        let forms = completion.win_forms().into_iter();
        object!(Inline {
            tiles: completion.tiles(),
            hand: filled.to_string(),
            forms: list(forms.map(|of| form(of, hand.melds()))),
        })
    });
    let tiles = Tile::ALL.into_iter().filter(|tile| with[tile.index()] > 0);
    let tiles = tiles.map(|tile| object!(Inline { tile, completions: with[tile.index()] }));
    let [standard, chiitoitsu, kokushi] = kinds;
    Ok(object!(Completions {
        hand: partial_info(&hand),
        canWin: hand.can_win(),
        /// The number of completions (multisets of tiles).
        total,
        /// The first ones, up to `limit`.
        completions: list(listed),
        /// In how many completions each tile occurs.
        tiles: list(tiles),
        /// The number of forms by kind.
        kinds: object!(Inline { standard, chiitoitsu, kokushi }),
        /// 3n+1 tiles: every tile that some completion waits for.
        waits: hand.wait_tiles(),
    }))
}
