//! The rules that the package plays unless told otherwise (`Majiang.rule()` of version 1.4.1).

use mentsu::riichi::{PaoHonba, PaoShare, Rules};

use crate::rules::{GameRules, Rounding};

/// Tenhou's, with scores that aren't rounded (`順位点` with a decimal), double yakuman
/// (`ダブル役満あり`), and a liable player who pays for that yakuman alone and for no honba of a ron.
pub(super) fn rules() -> GameRules {
    let scoring = Rules::TENHOU
        .with_double_yakuman(Rules::DOUBLE_YAKUMAN)
        .with_pao_share(PaoShare::ThatYakuman)
        .with_pao_honba(PaoHonba::Discarder);
    GameRules::TENHOU.with_scoring(scoring).with_rounding(Rounding::Exact)
}
