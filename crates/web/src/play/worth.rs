//! What a win at the table is worth: yaku and fu item by item, and who pays what.

use mentsu::riichi::Limit;
use mentsu_protocol::{FuPart, YakuPart};
use mentsu_table::record::{WinClaim, YakuName};
use mentsu_table::{Seat, WinPayment, Worth};

use crate::object;
use crate::wire::json::{Json, list};

/// The worth of a win at the end of a round: the claims of the record, and for what they leave out
/// the result by the rules.
pub fn won(seat: Seat, claim: &WinClaim, worth: Option<&Worth>) -> impl Json + use<> {
    let (claim, worth) = (claim.clone(), worth.cloned());
    // Formats leave out some of it, as the fu of a mangan.
    let fu = claim.fu.or_else(|| worth.as_ref()?.fu);
    let points = claim.points.or_else(|| Some(worth.as_ref()?.points));
    let limit = claim.limit.or_else(|| Some(worth.as_ref()?.limit));
    let yaku = claim
        .yaku
        .map(|yaku| yaku.into_vec())
        .or_else(|| worth.as_ref().map(yaku_of))
        .unwrap_or_default();
    let is_yakuman = |name| matches!(name, YakuName::Yaku(yaku) if yaku.is_yakuman());
    let han =
        yaku.iter().map(|(name, worth)| if is_yakuman(*name) { 0 } else { u32::from(*worth) });
    let han: u32 = han.sum();
    let yaku = yaku.into_iter().map(|(name, worth)| YakuPart::of(name, worth, is_yakuman(name)));
    let (fu_items, payments, sticks) =
        worth.map_or_else(Default::default, |it| (it.fu_items, it.payments, it.sticks));
    object!(
        /// A win at the end of a round.
        RoundWin {
            seat: seat.index(),
            han: (han > 0).then_some(han),
            fu,
            points,
            limit: limit.unwrap_or(Limit::None),
            yaku: list(yaku),
            /// Empty with a yakuman, and where the rules don't agree with a record.
            fuRows: list(fu_items.iter().map(FuPart::of)),
            /// Who pays what; `liableFor` are the yaku that the payer pays for by pao. Empty where
            /// the rules don't agree with a record.
            payments: list(payments.into_iter().map(paid)),
            /// The points of the riichi sticks taken.
            sticks,
        }
    )
}

fn yaku_of(worth: &Worth) -> Vec<(YakuName, u8)> {
    let yaku = worth.yaku.iter().map(|(yaku, han)| (YakuName::Yaku(*yaku), *han));
    yaku.chain(worth.dora.iter().map(|(kind, han)| (YakuName::Dora(*kind), *han))).collect()
}

/// What one player pays for a win.
fn paid(payment: WinPayment) -> impl Json {
    object!(Inline {
        seat: payment.seat.index(),
        points: payment.points,
        honba: payment.honba,
        liableFor: list(payment.liable_for),
    })
}
