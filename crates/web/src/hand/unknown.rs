//! Hands with unknown tiles: what completes them.

use mentsu::{Completion, PartialHand, PartialHandError, Tile, TileSet, WinForm};

use crate::hand::blocks::form;
use crate::hand::info::partial_info;
use crate::wire::failure::Failure;
use crate::wire::json::{Json, list, object};
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
    Ok(object(move |o| {
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
        let listed = listed.into_iter().map(|(completion, filled)| {
            object(move |o| {
                let forms = completion.win_forms().into_iter();
                o.put("tiles", completion.tiles())
                    .put("hand", filled.to_string())
                    .put("forms", list(forms.map(|of| form(of, hand.melds()))));
            })
        });
        let tiles = Tile::ALL.into_iter().filter(|tile| with[tile.index()] > 0).map(|tile| {
            object(move |o| {
                o.put("tile", tile).put("completions", with[tile.index()]);
            })
        });
        let [standard, chiitoitsu, kokushi] = kinds;
        o.put("hand", partial_info(&hand))
            .put("canWin", hand.can_win())
            .put("total", total)
            .put("completions", list(listed))
            .put("tiles", list(tiles))
            .put(
                "kinds",
                object(|o| {
                    o.put("standard", standard)
                        .put("chiitoitsu", chiitoitsu)
                        .put("kokushi", kokushi);
                }),
            )
            .put("waits", hand.wait_tiles());
    }))
}
