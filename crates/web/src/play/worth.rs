//! What a win at the table is worth: yaku and fu item by item, and who pays what.

use mentsu::riichi::{DoraKind, Limit};
use mentsu_table::record::{WinClaim, YakuName};
use mentsu_table::{Seat, WinPayment, Worth};

use crate::hand::score::fu_row;
use crate::wire::json::{Json, list, object};

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
    object(move |o| {
        let han = |(name, worth): &(YakuName, u8)| match name {
            YakuName::Yaku(yaku) if yaku.is_yakuman() => 0,
            _ => u32::from(*worth),
        };
        let han: u32 = yaku.iter().map(han).sum();
        let yaku = yaku.into_iter().map(|(name, worth)| {
            object(move |o| {
                let (kanji, english) = match name {
                    YakuName::Yaku(yaku) => (yaku.kanji(), yaku.english()),
                    YakuName::Dora(DoraKind::Dora) => ("ドラ", "dora"),
                    YakuName::Dora(DoraKind::UraDora) => ("裏ドラ", "ura dora"),
                    YakuName::Dora(DoraKind::AkaDora) => ("赤ドラ", "red fives"),
                    YakuName::Dora(_) => ("抜きドラ", "norths"),
                };
                let is_yakuman = matches!(name, YakuName::Yaku(yaku) if yaku.is_yakuman());
                o.put("id", name.name())
                    .put("kanji", kanji)
                    .put("english", english)
                    .put("han", if is_yakuman { 0 } else { worth })
                    .put("yakuman", if is_yakuman { worth } else { 0 });
            })
        });
        o.put("seat", seat.index())
            .put("han", (han > 0).then_some(han))
            .put("fu", fu)
            .put("points", points)
            .put("limit", limit.unwrap_or(Limit::None))
            .put("yaku", list(yaku));
        let (fu_items, payments, sticks) =
            worth.map_or_else(Default::default, |it| (it.fu_items, it.payments, it.sticks));
        o.put("fuRows", list(fu_items.iter().map(fu_row)))
            .put("payments", list(payments.into_iter().map(paid)))
            .put("sticks", sticks);
    })
}

fn yaku_of(worth: &Worth) -> Vec<(YakuName, u8)> {
    let yaku = worth.yaku.iter().map(|(yaku, han)| (YakuName::Yaku(*yaku), *han));
    yaku.chain(worth.dora.iter().map(|(kind, han)| (YakuName::Dora(*kind), *han))).collect()
}

/// What one player pays for a win.
fn paid(payment: WinPayment) -> impl Json {
    object(move |o| {
        o.put("seat", payment.seat.index())
            .put("points", payment.points)
            .put("honba", payment.honba)
            .put("liableFor", list(payment.liable_for));
    })
}
