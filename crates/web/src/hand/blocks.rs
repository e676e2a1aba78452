//! Forms and readings, block by block.

use mentsu::{FormBlock, Hand, Meld, Reading, Tile, WinForm};

use crate::wire::json::{Json, list, object};

/// A block of a form.
fn block(block: FormBlock, jantou: bool, completed: bool) -> impl Json + use<> {
    object(move |o| {
        let (kind, tiles): (&str, Vec<Tile>) = match block {
            FormBlock::Pair(tile) => (if jantou { "jantou" } else { "pair" }, vec![tile; 2]),
            FormBlock::Single(tile) => ("single", vec![tile]),
            FormBlock::Mentsu(mentsu) => (mentsu.kind().name(), mentsu.tiles().collect()),
        };
        o.put("kind", kind)
            .put("text", block.to_string())
            .put("tiles", list(tiles))
            .put("completed", completed)
            .put("meld", false);
    })
}

/// A declared meld as a block.
fn meld_block(meld: &Meld) -> impl Json + use<> {
    let mentsu = meld.mentsu();
    object(move |o| {
        o.put("kind", mentsu.kind())
            .put("text", mentsu.to_string())
            .put("tiles", list(mentsu.tiles()))
            .put("completed", false)
            .put("meld", true);
    })
}

/// A block of the form, or a meld.
enum AnyBlock {
    OfForm(FormBlock, bool, bool),
    OfMeld(Meld),
}

impl Json for AnyBlock {
    fn write(self, out: &mut String) {
        match self {
            AnyBlock::OfForm(of_form, jantou, completed) => {
                block(of_form, jantou, completed).write(out);
            }
            AnyBlock::OfMeld(meld) => meld_block(&meld).write(out),
        }
    }
}

fn with_melds<I: Iterator<Item = (FormBlock, bool)>>(
    form: WinForm,
    blocks: I,
    melds: &[Meld],
) -> impl Json + use<'_, I> {
    let standard = matches!(form, WinForm::Standard(_));
    let kokushi = matches!(form, WinForm::Kokushi { .. });
    let blocks = blocks
        .map(move |(block, completed)| AnyBlock::OfForm(block, standard || kokushi, completed))
        .chain(melds.iter().copied().map(AnyBlock::OfMeld));
    object(move |o| {
        let kind = match form {
            WinForm::Standard(_) => "standard",
            WinForm::Chiitoitsu(_) => "chiitoitsu",
            WinForm::Kokushi { .. } => "kokushi",
        };
        o.put("kind", kind).put("blocks", list(blocks));
    })
}

/// A winning form, the melds of the hand last.
pub fn form(form: WinForm, melds: &[Meld]) -> impl Json + '_ {
    with_melds(form, form.blocks().into_iter().map(|block| (block, false)), melds)
}

/// A reading: which block the winning tile completes, and in which shape.
pub fn reading<'a>(reading: &Reading, hand: &'a Hand) -> impl Json + use<'a> {
    let reading = *reading;
    object(move |o| {
        o.put("shape", reading.shape())
            .put("form", with_melds(reading.form(), reading.blocks().into_iter(), hand.melds()));
    })
}
