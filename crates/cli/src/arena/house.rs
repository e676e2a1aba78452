//! The house rules of the games, and the number of players.

use mentsu::riichi::Preset;
use mentsu_table::record::GameKind;

use crate::house::preset_name;

/// The game to play: a preset's game of this number of players, by default the preset's.
pub(super) fn kind(preset: Preset, players: Option<u8>) -> Result<GameKind, String> {
    let kind = GameKind::from(preset);
    let name = preset_name(preset);
    match players {
        Some(4) if kind.is_sanma() => Err(format!("{name} is a game of three")),
        Some(3) => {
            let of_three = kind.with_sanma(true).preset;
            let is_house = preset_name(of_three).starts_with(&name);
            let others = Preset::ALL.into_iter().filter(|other| other.rules().sanma());
            let others: Vec<String> = others.map(preset_name).collect();
            is_house.then(|| GameKind::from(of_three)).ok_or_else(|| {
                format!("{name} has no game of three; games of three are {}", others.join(" and "))
            })
        }
        _ => Ok(kind),
    }
}

#[cfg(test)]
mod tests {
    use mentsu_table::GameRules;

    use super::*;

    #[test]
    fn every_preset_is_played_by_its_own_rules() {
        for preset in Preset::ALL {
            let played = kind(preset, None).unwrap();
            assert_eq!((played.preset, played.rules()), (preset, GameRules::from(preset)));
            assert_eq!(kind(preset, Some(played.players())), Ok(played));
        }
    }

    #[test]
    fn houses_have_games_of_three_or_none() {
        for (own, sanma) in
            [(Preset::Tenhou, Preset::TenhouSanma), (Preset::MahjongSoul, Preset::MahjongSoulSanma)]
        {
            assert_eq!(kind(own, Some(3)), kind(sanma, None));
            assert!(kind(sanma, Some(4)).unwrap_err().contains("a game of three"));
        }
        for own in [Preset::MahjongSoulOldYaku, Preset::Wrc, Preset::Ema, Preset::MLeague] {
            let why = kind(own, Some(3)).unwrap_err();
            let end = "no game of three; games of three are tenhou-sanma and mahjong-soul-sanma";
            assert!(why.ends_with(end), "{why}");
        }
    }
}
