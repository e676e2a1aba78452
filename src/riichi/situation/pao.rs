//! Who is liable for a yakuman (包).

use crate::fields::{FieldKind, FieldType, FieldValue, Seats};
use crate::riichi::yaku::Yaku;
use crate::wind::Wind;

/// The yakuman for which a player can be liable, in the order of `Situation::pao`.
pub(in crate::riichi) const PAO: [Yaku; 3] = [Yaku::Daisangen, Yaku::Daisuushi, Yaku::Suukantsu];

/// Who is liable for which yakuman, in the order of [`PAO`].
#[derive(Clone, Copy)]
pub(super) struct Pao(pub(super) [Option<Wind>; 3]);

impl FieldType for Pao {
    const KIND: FieldKind = FieldKind::Seats(Pao::NAMES);

    fn into_value(self) -> FieldValue<'static> {
        FieldValue::Seats(Seats::new(Pao::NAMES, self.0))
    }

    fn from_value(value: FieldValue<'_>) -> Option<Pao> {
        if let FieldValue::Seats(seats) = value { Some(Pao(seats.seats())) } else { None }
    }
}

impl Pao {
    const NAMES: &'static [&'static str] = &[PAO[0].name(), PAO[1].name(), PAO[2].name()];
}
