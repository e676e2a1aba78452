//! The package's default rules (`Majiang.rule()` of version 1.4.1).

use mentsu::riichi::{PaoHonba, PaoShare, Rules};

use crate::rules::{GameRules, KanDora, Rounding};

/// Tenhou's, with scores that aren't rounded (`順位点` with a decimal), double yakuman
/// (`ダブル役満あり`), a liable player who pays for that yakuman alone and for no honba of a ron, and
/// overtime that the target ends even where the dealer would repeat (`延長戦方式` 1). A kan's
/// indicator is turned over as the next kan is declared, if it still is covered then.
pub(super) fn rules() -> GameRules {
    let scoring = Rules::TENHOU
        .with_double_yakuman(Rules::DOUBLE_YAKUMAN)
        .with_pao_share(PaoShare::ThatYakuman)
        .with_pao_honba(PaoHonba::Discarder);
    let rules = GameRules::TENHOU.with_scoring(scoring).with_rounding(Rounding::Exact);
    rules.with_overtime_repeats(false).with_kan_dora_turns(KanDora::WithDiscardOrKan)
}
