//! Every house's rules, one by one: a table to compare with the sources in
//! `src/riichi/rules/presets.rs`. Each value is written out, so that no preset inherits one unseen.

use mentsu::riichi::{Preset, Rules};

const PRESETS: &str = "
rule                tenhou         tenhou_sanma   mahjong_soul  mahjong_soul_old_yaku  mahjong_soul_sanma  wrc           ema         m_league
sanma               false          true           false         false                  true                false         false       false
sanma_tsumo         loss           loss           loss          loss                   loss                loss          loss        loss
north_yakuhai       false          false          false         false                  false               false         false       false
open_tanyao         true           true           true          true                   true                true          true        true
reds                1,1,1          1,1,1          1,1,1         1,1,1                  1,1,1               0,0,0         0,0,0       1,1,1
kiriage             false          false          false         false                  false               true          true        true
counted_yakuman     yakuman        yakuman        yakuman       yakuman                yakuman             yakuman       sanbaiman   sanbaiman
old_yaku            none           none           none          soul_old               none                none          none        none
double_yakuman      none           none           four          five                   four                none          none        none
yakuman_stacking    true           true           true          true                   true                true          false       true
double_wind_fu      4              4              4             4                      4                   2             2           2
renhou              off            off            off           yakuman                off                 mangan        mangan      off
pao                 two            two            two           two                    two                 and_kans      two         and_kans
pao_share           whole_hand     whole_hand     that_yakuman  that_yakuman           that_yakuman        that_yakuman  whole_hand  that_yakuman
pao_honba           liable         liable         liable        liable                 liable              discarder     discarder   liable
pinfu_tsumo         true           true           true          true                   true                true          true        true
rinshan_fu          true           true           true          true                   true                true          true        true
ippatsu             true           true           true          true                   true                true          true        true
ura                 true           true           true          true                   true                true          true        true
kan_dora            true           true           true          true                   true                true          true        true
minimum_han         1              1              1             1                      1                   1             1           1
honba               300            200            300           300                    200                 300           300         300
kokushi_robs_ankan  false          false          true          true                   true                false         true        false
nagashi_mangan      draw           draw           draw          draw                   draw                off           off         off
multiple_ron        triple_aborts  triple_aborts  all           all                    all                 head_bump     all         head_bump
honba_for_each_ron  false          false          false         false                  false               false         true        false
abortive_draws      true           true           true          true                   true                false         false       false
kuikae              suji           suji           suji          suji                   suji                suji          suji        suji
riichi_ankan        loose          loose          loose         loose                  loose               loose         strict      strict
";

/// The sets of yaku, which are too long for the table.
const YAKU: [(&str, &str); 5] = [
    ("two", "daisangen daisuushi"),
    ("and_kans", "daisangen daisuushi suukantsu"),
    ("four", "suuankou_tanki junsei_chuuren kokushi_13 daisuushi"),
    ("five", "suuankou_tanki junsei_chuuren kokushi_13 daisuushi daishichisei"),
    (
        "soul_old",
        "tsubame_gaeshi kanburi shiiaru_raotai uumensai sanrenkou isshoku_sanjun iipin_mouyue \
         chuupin_raoyui ishi_no_ue_nimo_sannen daisharin daichikurin daisuurin daishichisei",
    ),
];

#[test]
fn every_preset_is_what_the_table_says() {
    let mut lines = PRESETS.trim_start_matches('\n').lines().map(str::split_whitespace);
    let houses = lines.next().unwrap().skip(1);
    let presets: Vec<Preset> = houses.map(|name| name.parse().unwrap()).collect();
    assert_eq!(presets, Preset::ALL);
    let mut named = Vec::new();
    for mut line in lines {
        let rule = line.next().unwrap();
        let values: Vec<&str> = line.collect();
        assert_eq!(values.len(), presets.len(), "{rule}");
        for (preset, value) in presets.iter().zip(values) {
            let yaku = YAKU.iter().find(|(word, _)| *word == value);
            let value = yaku.map_or(value, |(_, yaku)| yaku);
            let played = preset.rules().get(rule).unwrap().to_string();
            assert_eq!(played, value, "{rule} of {preset}");
        }
        named.push(rule);
    }
    assert!(Rules::FIELDS.iter().map(|field| field.name()).eq(named), "every rule, in order");
}
