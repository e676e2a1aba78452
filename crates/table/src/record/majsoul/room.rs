//! The rules of a friend room or of a tournament's (友人戦, 大会戦): `head.config.mode.detail_rule`.
//!
//! A room that was set up in a few fields names these alone, and the rest is as in ranked games.
//! One with switches (`have_…`) names all that are on: the protocol leaves out what is false or 0.

use std::string::{String, ToString};
use std::vec::Vec;

use mentsu::riichi::legality::NotenBappu;
use mentsu::riichi::{
    CountedYakuman, Kuikae, MultipleRon, NagashiMangan, Rules, SanmaTsumo, YakuSet,
};
use serde_json::{Map, Value};

use crate::record::error::short;
use crate::record::game_kind::GameKind;
use crate::record::oddity::Oddity;
use crate::rules::{GameRules, KanDora, Length, Renchan, Suukaikan, Tobi, Yame};

/// Switches of which a room has all or none.
const SWITCHES: [&str; 18] = [
    "have_liujumanguan",
    "have_qieshangmanguan",
    "have_biao_dora",
    "have_gang_biao_dora",
    "have_li_dora",
    "have_gang_li_dora",
    "have_sifenglianda",
    "have_sigangsanle",
    "have_sijializhi",
    "have_jiuzhongjiupai",
    "have_sanjiahele",
    "have_toutiao",
    "have_helelianzhuang",
    "have_helezhongju",
    "have_tingpailianzhuang",
    "have_tingpaizhongju",
    "have_yifa",
    "have_nanruxiru",
];

/// Switches that stand beside those, off where one of those stands and they don't.
const OTHER_SWITCHES: [&str; 3] = ["can_jifei", "ming_dora_immediately_open", "have_zimosun"];

/// What a [`GameKind`] says, and what changes no rule.
const READ_ELSEWHERE: [&str; 6] =
    ["time_fixed", "time_add", "bianjietishi", "ai_level", "shiduan", "guyi_mode"];

/// The rules of a room, where they aren't those of its kind of game, and what isn't read of them.
pub(super) fn room_rules(config: &Value, kind: &GameKind) -> (Option<GameRules>, Vec<Oddity>) {
    let nothing = Map::new();
    let mode = &config["mode"];
    let mut room = Room {
        fields: mode["detail_rule"].as_object().unwrap_or(&nothing),
        read: READ_ELSEWHERE.to_vec(),
        unread: Vec::new(),
    };
    let mut rules = kind.rules();
    // The modes of three players are those of four and ten.
    if mode["mode"].as_u64().is_some_and(|mode| mode % 10 == 4) {
        rules = rules.with_length(Length::OneRound);
    }
    rules = room.points(rules);
    rules = room.ends(rules);
    rules = room.rounds(rules);
    let scoring = room.scoring(*rules.scoring());
    rules = room.dora(rules.with_scoring(scoring));
    let odd = room.oddities();
    (Some(rules).filter(|rules| *rules != kind.rules()), odd)
}

/// The fields of a room.
struct Room<'a> {
    fields: &'a Map<String, Value>,
    /// The names of those that are read.
    read: Vec<&'static str>,
    /// The names of those that are read, and have a value that no rule says.
    unread: Vec<&'static str>,
}

impl Room<'_> {
    fn has_switches(&self) -> bool {
        SWITCHES.iter().any(|name| self.fields.contains_key(*name))
    }

    /// A switch; `None` where ranked games say it.
    fn is(&mut self, name: &'static str) -> Option<bool> {
        self.read.push(name);
        let is_named = SWITCHES.contains(&name) || OTHER_SWITCHES.contains(&name);
        match self.fields.get(name) {
            Some(Value::Bool(on)) => Some(*on),
            Some(Value::Number(number)) if number.as_u64().is_some() => {
                Some(number.as_u64() != Some(0))
            }
            None | Some(Value::Null) => (is_named && self.has_switches()).then_some(false),
            Some(_) => self.not_said(name),
        }
    }

    /// Whether a switch is on that ranked games don't have.
    fn is_on(&mut self, name: &'static str) -> bool {
        self.is(name) == Some(true)
    }

    /// A number.
    fn number(&mut self, name: &'static str) -> Option<i32> {
        self.read.push(name);
        const MOST: i64 = 10_000_000;
        let given = self.fields.get(name).filter(|given| !given.is_null())?;
        let number = given.as_i64().filter(|number| (-MOST..=MOST).contains(number));
        number.map(|number| number as i32).or_else(|| self.not_said(name))
    }

    /// A field has a value that no rule says.
    fn not_said<T>(&mut self, name: &'static str) -> Option<T> {
        self.unread.push(name);
        None
    }

    /// Where points begin, and what they are worth at the end.
    fn points(&mut self, mut rules: GameRules) -> GameRules {
        if let Some(points) = self.number("init_point").filter(|points| *points > 0) {
            rules = rules.with_start_points(points).with_return_points(points);
        }
        if let Some(points) = self.number("jingsuanyuandian").filter(|points| *points > 0) {
            rules = rules.with_return_points(points);
        }
        if let Some(points) = self.number("fandian").filter(|points| *points > 0) {
            rules = rules.with_target_points(points);
        }
        let places = ["shunweima_2", "shunweima_3", "shunweima_4"].map(|name| self.number(name));
        if places.iter().any(Option::is_some) {
            let places = places.map(Option::unwrap_or_default);
            // In thousands, or in points.
            let thousands = places.iter().all(|place| place.abs() < 1_000);
            let [second, third, fourth] =
                places.map(|place| if thousands { 1_000 * place } else { place });
            rules = rules.with_uma([-(second + third + fourth), second, third, fourth]);
        }
        let given = ["noting_fafu_1", "noting_fafu_2", "noting_fafu_3"];
        let paid = given.map(|name| self.number(name));
        let sums: &[(NotenBappu, [i32; 3])] = if rules.sanma() {
            &[
                (NotenBappu::Sanma2000, [1_000, 2_000, 0]),
                (NotenBappu::Sanma3000, [1_500, 3_000, 0]),
            ]
        } else {
            &[(NotenBappu::Yonma, [1_000, 1_500, 3_000])]
        };
        let is_paid = |sums: &[i32; 3]| {
            paid.iter().zip(sums).all(|(paid, sum)| paid.is_none_or(|paid| paid == *sum))
        };
        match sums.iter().find(|(_, sums)| is_paid(sums)) {
            Some((bappu, _)) => rules = rules.with_noten_bappu(*bappu),
            None => {
                let differs = given.iter().zip(paid).filter(|(_, paid)| paid.is_some());
                self.unread.extend(differs.map(|(name, _)| *name));
            }
        }
        const STICK: i32 = 1_000;
        if self.number("liqibang_value").is_some_and(|value| value != STICK) {
            self.unread.push("liqibang_value");
        }
        rules
    }

    /// When the game ends, and who deals next.
    fn ends(&mut self, mut rules: GameRules) -> GameRules {
        if let Some(ends) = self.is("can_jifei") {
            rules = rules.with_tobi(if ends { Tobi::BelowZero } else { Tobi::Off });
        }
        if self.number("tianbian_value").is_some_and(|value| value != 0) {
            self.unread.push("tianbian_value");
        }
        if self.is("have_nanruxiru") == Some(false) {
            rules = rules.with_target_points(0);
        }
        let yame = |stops| if stops { Yame::Automatic } else { Yame::Off };
        if let Some(stops) = self.is("have_helezhongju") {
            rules = rules.with_agari_yame(yame(stops));
        }
        if let Some(stops) = self.is("have_tingpaizhongju") {
            rules = rules.with_tenpai_yame(yame(stops));
        }
        let (win, tenpai) = (self.is("have_helelianzhuang"), self.is("have_tingpailianzhuang"));
        let renchan = match (win.unwrap_or(true), tenpai.unwrap_or(true)) {
            (_, true) => Renchan::Tenpai,
            (true, false) => Renchan::Win,
            (false, false) => Renchan::Never,
        };
        if win == Some(false) && renchan == Renchan::Tenpai {
            self.unread.push("have_helelianzhuang");
        }
        rules.with_renchan(renchan)
    }

    /// Draws, riichi and who wins.
    fn rounds(&mut self, mut rules: GameRules) -> GameRules {
        if let Some(on) = self.is("have_sifenglianda") {
            rules = rules.with_suufon_renda(on);
        }
        if let Some(on) = self.is("have_sigangsanle") {
            let kind = if on { Suukaikan::AfterDiscard } else { Suukaikan::Off };
            rules = rules.with_suukaikan(kind);
        }
        if let Some(on) = self.is("have_sijializhi") {
            rules = rules.with_suucha_riichi(on);
        }
        if let Some(on) = self.is("have_jiuzhongjiupai") {
            rules = rules.with_kyuushu_kyuuhai(on);
        }
        if self.is_on("enable_nontsumo_liqi") {
            rules = rules.with_riichi_tiles(0);
        }
        rules
    }

    /// What a hand is worth.
    fn scoring(&mut self, mut rules: Rules) -> Rules {
        if let Some(honba) = self.number("changbang_value") {
            match u16::try_from(honba) {
                Ok(honba) => rules = rules.with_honba(honba),
                Err(_) => self.unread.push("changbang_value"),
            }
        }
        if let Some(on) = self.is("have_liujumanguan") {
            let kind = if on { NagashiMangan::Draw } else { NagashiMangan::Off };
            rules = rules.with_nagashi_mangan(kind);
        }
        if let Some(on) = self.is("have_qieshangmanguan") {
            rules = rules.with_kiriage(on);
        }
        if let Some(on) = self.is("have_yifa") {
            rules = rules.with_ippatsu(on);
        }
        let (aborts, bumps) = (self.is("have_sanjiahele"), self.is("have_toutiao"));
        if aborts.is_some() || bumps.is_some() {
            rules = rules.with_multiple_ron(match (bumps, aborts) {
                (Some(true), _) => MultipleRon::HeadBump,
                (_, Some(true)) => MultipleRon::TripleAborts,
                _ => MultipleRon::All,
            });
        }
        if let Some(han) = self.number("fanfu").filter(|han| *han > 0) {
            match u8::try_from(han) {
                Ok(han) => rules = rules.with_minimum_han(han),
                Err(_) => self.unread.push("fanfu"),
            }
        }
        if let Some(loss) = self.is("have_zimosun").filter(|_| rules.sanma()) {
            let tsumo = if loss { SanmaTsumo::Loss } else { SanmaTsumo::Bisection };
            rules = rules.with_sanma_tsumo(tsumo);
        }
        let multiple = self.is_on("disable_multi_yukaman");
        if self.is_on("disable_composite_yakuman") || multiple {
            rules = rules.with_yakuman_stacking(false);
        }
        if self.is_on("disable_double_yakuman") || multiple {
            rules = rules.with_double_yakuman(YakuSet::EMPTY);
        }
        if self.is_on("disable_leijiyiman") {
            rules = rules.with_counted_yakuman(CountedYakuman::Sanbaiman);
        }
        if self.is_on("disable_double_wind_four_fu") {
            rules = rules.with_double_wind_fu(2);
        }
        if self.is_on("disable_angang_guoshi") {
            rules = rules.with_kokushi_robs_ankan(false);
        }
        if self.is_on("enable_shiti") {
            rules = rules.with_kuikae(Kuikae::Allowed);
        }
        rules
    }

    /// Which indicators count, and when they are turned over; how many fives are red.
    fn dora(&mut self, mut rules: GameRules) -> GameRules {
        let mut scoring = *rules.scoring();
        match self.number("dora_count") {
            Some(4) if !rules.sanma() => scoring = scoring.with_reds([1, 2, 1]),
            None | Some(0 | 3) => {}
            Some(2) if rules.sanma() => {}
            Some(_) => self.unread.push("dora_count"),
        }
        if self.is("have_biao_dora") == Some(false) {
            self.unread.push("have_biao_dora");
        }
        let ura = self.is("have_li_dora");
        if let Some(on) = ura {
            scoring = scoring.with_ura(on);
        }
        let (of_kans, ura_of_kans) = (self.is("have_gang_biao_dora"), self.is("have_gang_li_dora"));
        if let Some(on) = of_kans {
            scoring = scoring.with_kan_dora(on);
            if ura != Some(false) && ura_of_kans.is_some_and(|ura| ura != on) {
                self.unread.push("have_gang_li_dora");
            }
        }
        rules = rules.with_scoring(scoring);
        if self.is_on("ming_dora_immediately_open") {
            rules = rules.with_kan_dora_turns(KanDora::AtOnce);
        }
        rules
    }

    /// What isn't read: fields of other names that aren't left at nothing, and values that no rule
    /// says.
    fn oddities(&self) -> Vec<Oddity> {
        let is_nothing = |value: &Value| match value {
            Value::Null | Value::Bool(false) => true,
            Value::Number(number) => number.as_f64() == Some(0.0),
            Value::String(text) => text.is_empty(),
            Value::Array(list) => list.is_empty(),
            Value::Object(fields) => fields.is_empty(),
            Value::Bool(true) => false,
        };
        let odd = |name: &str, value: &Value| {
            if self.unread.contains(&name) {
                true
            } else {
                !self.read.contains(&name) && !is_nothing(value)
            }
        };
        let given = self.fields.iter().filter(|(name, value)| odd(name, value));
        let given = given.map(|(name, value)| (name.clone(), short(&value.to_string())));
        // A switch that is off is missing from the fields.
        let missing = self.unread.iter().filter(|name| !self.fields.contains_key(**name));
        let missing = missing.map(|name| (name.to_string(), String::from("false")));
        given.chain(missing).map(|(name, value)| Oddity::UnreadRule { name, value }).collect()
    }
}
