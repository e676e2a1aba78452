//! What every house plays beside the scoring of hands, rule by rule: a table to read beside the
//! sources in `src/rules/presets.rs`. Each value is written out, so that no preset inherits one
//! unseen.

use mentsu::riichi::{Preset, Rules};
use mentsu_table::GameRules;

const PRESETS: &str = "
rule               tenhou                     tenhou_sanma      mahjong_soul             mahjong_soul_old_yaku    mahjong_soul_sanma  wrc                      ema                      m_league
length             hanchan                    hanchan           hanchan                  hanchan                  hanchan             hanchan                  hanchan                  hanchan
start_points       25000                      35000             25000                    25000                    35000               30000                    30000                    25000
return_points      30000                      40000             25000                    25000                    35000               30000                    30000                    30000
target_points      30000                      40000             30000                    30000                    40000               0                        0                        0
overtime_repeats   true                       true              true                     true                     true                true                     true                     true
tobi               below_zero                 below_zero        below_zero               below_zero               below_zero          below_zero               off                      off
agari_yame         automatic                  automatic         automatic                automatic                automatic           off                      off                      off
tenpai_yame        automatic                  automatic         automatic                automatic                automatic           off                      off                      off
renchan            tenpai                     tenpai            tenpai                   tenpai                   tenpai              tenpai                   tenpai                   tenpai
uma                20000,10000,-10000,-20000  20000,0,-20000,0  15000,5000,-5000,-15000  15000,5000,-5000,-15000  15000,0,-15000,0    15000,5000,-5000,-15000  15000,5000,-5000,-15000  30000,10000,-10000,-30000
ties               by_seat                    by_seat           by_seat                  by_seat                  by_seat             shared                   shared                   shared
rounding           exact                      exact             exact                    exact                    exact               exact                    exact                    exact
ron_sticks         first                      first             first                    first                    first               first                    own_back                 first
last_sticks        first                      first             first                    first                    first               nobody                   first                    first
noten_bappu        yonma                      sanma2000         yonma                    yonma                    sanma2000           yonma                    yonma                    yonma
tenpai             concealed                  concealed         concealed                concealed                concealed           concealed                any                      any
call_ends_furiten  true                       true              true                     true                     true                true                     false                    true
riichi_points      1000                       1000              1000                     1000                     1000                1000                     1000                     -2147483648
riichi_tiles       4                          3                 4                        4                        3                   4                        4                        1
open_riichi_yakuman false                     false             false                    false                    false               false                    false                    false
kan_dora_turns     with_discard               with_discard      with_discard             with_discard             with_discard        at_once                  at_once                  at_once
ankan_dora_at_once true                       true              true                     true                     true                true                     true                     true
rinshan_pao        false                      false             false                    false                    false               false                    false                    false
kyuushu_kyuuhai    true                       true              true                     true                     true                true                     true                     true
suufon_renda       true                       true              true                     true                     true                true                     true                     true
suukaikan          after_discard              after_discard     after_discard            after_discard            after_discard       after_discard            after_discard            after_discard
suucha_riichi      true                       true              true                     true                     true                true                     true                     true
kita               false                      true              false                    false                    true                false                    false                    false
ron_on_kita        false                      true              false                    false                    true                false                    false                    false
chip_points        0                          0                 0                        0                        0                   0                        0                        0
ippatsu_chips      0                          0                 0                        0                        0                   0                        0                        0
ura_chips          0                          0                 0                        0                        0                   0                        0                        0
red_chips          0                          0                 0                        0                        0                   0                        0                        0
all_red_chips      0                          0                 0                        0                        0                   0                        0                        0
yakuman_chips      0                          0                 0                        0                        0                   0                        0                        0
tobi_prize         0                          0                 0                        0                        0                   0                        0                        0
yakitori           0                          0                 0                        0                        0                   0                        0                        0
";

#[test]
fn every_preset_is_what_the_table_says() {
    let mut lines = PRESETS.trim_start_matches('\n').lines().map(str::split_whitespace);
    let houses = lines.next().unwrap().skip(1);
    let presets: Vec<Preset> = houses.map(|name| name.parse().unwrap()).collect();
    assert_eq!(presets, Preset::ALL);
    let mut rules: Vec<&str> = Rules::FIELDS.iter().map(|field| field.name()).collect();
    for mut line in lines {
        let rule = line.next().unwrap();
        let values: Vec<&str> = line.collect();
        assert_eq!(values.len(), presets.len(), "{rule}");
        for (preset, value) in presets.iter().zip(values) {
            let played = GameRules::from(*preset).get(rule).unwrap().to_string();
            assert_eq!(played, value, "{rule} of {preset}");
        }
        rules.push(rule);
    }
    let all: Vec<&str> = GameRules::FIELDS.iter().map(|field| field.name()).collect();
    assert_eq!(rules, all, "every rule, in order");
    for preset in presets {
        assert_eq!(*GameRules::from(preset).scoring(), preset.rules(), "{preset}");
    }
}

#[test]
fn every_preset_has_its_constant() {
    for (preset, rules) in [
        (Preset::Tenhou, GameRules::TENHOU),
        (Preset::TenhouSanma, GameRules::TENHOU_SANMA),
        (Preset::MahjongSoul, GameRules::MAHJONG_SOUL),
        (Preset::MahjongSoulSanma, GameRules::MAHJONG_SOUL_SANMA),
        (Preset::Wrc, GameRules::WRC),
        (Preset::Ema, GameRules::EMA),
        (Preset::MLeague, GameRules::M_LEAGUE),
    ] {
        assert_eq!(GameRules::from(preset), rules, "{preset}");
    }
}
