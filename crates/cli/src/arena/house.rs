//! Whose rules are played, and by how many.

use mentsu_table::record::{self, GameKind};

use mentsu_protocol::House;

/// The name of a house without its game, and what is played: its game of so many, or of as many as it
/// has.
pub(super) fn kind(house: House, players: Option<u8>) -> Result<(String, GameKind), String> {
    let (own, of_three) = match house.name.strip_suffix("_sanma") {
        Some(own) => (own, true),
        None => (house.name, false),
    };
    let name = own.replace('_', "-");
    let (house, has_three) = match own {
        "mahjong_soul" => (record::House::MahjongSoul, true),
        "wrc" => (record::House::Wrc, false),
        "ema" => (record::House::Ema, false),
        "m_league" => (record::House::MLeague, false),
        _ => (record::House::Tenhou, true),
    };
    let sanma = match players {
        Some(4) if of_three => return Err(format!("{name}-sanma is a game of three")),
        Some(players) => players == 3,
        None => of_three,
    };
    if sanma && !has_three {
        return Err(format!("{name} has no game of three; tenhou and mahjong-soul have one"));
    }
    let kind = GameKind { house, sanma, ..GameKind::default() };
    let reds = kind.rules().scoring().reds() != [0; 3];
    Ok((name, GameKind { reds, ..kind }))
}

#[cfg(test)]
mod tests {
    use mentsu_table::GameRules;

    use super::*;
    use mentsu_protocol::HOUSES;

    /// What is played is what the house's name says everywhere else.
    #[test]
    fn every_house_plays_its_own_rules() {
        let presets = [
            GameRules::TENHOU,
            GameRules::TENHOU_SANMA,
            GameRules::MAHJONG_SOUL,
            GameRules::MAHJONG_SOUL_SANMA,
            GameRules::WRC,
            GameRules::EMA,
            GameRules::M_LEAGUE,
        ];
        for house in HOUSES {
            let (name, played) = kind(house, None).unwrap();
            assert_eq!(*played.rules().scoring(), house.rules, "{name}");
            assert!(presets.contains(&played.rules()), "{name}");
            let players = played.players();
            assert_eq!(kind(house, Some(players)), Ok((name, played)));
        }
    }

    #[test]
    fn houses_have_games_of_three_or_none() {
        let named = |name: &str| House::named(name).unwrap();
        for own in ["tenhou", "mahjong_soul"] {
            let sanma = named(&format!("{own}_sanma"));
            assert_eq!(kind(named(own), Some(3)), kind(sanma, None));
            assert!(kind(sanma, Some(4)).unwrap_err().contains("a game of three"));
        }
        for own in ["wrc", "ema", "m_league"] {
            assert!(kind(named(own), Some(3)).unwrap_err().contains("has no game of three"));
        }
    }
}
