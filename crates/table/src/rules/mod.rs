//! The rules of a whole game. What each house plays is in [`presets`].

mod choices;
pub mod presets;

use mentsu::FifthCopy;
use mentsu::fields::FieldKind;
use mentsu::riichi::Rules;
use mentsu::riichi::legality::NotenBappu;

pub use self::choices::{
    KanDora, LastSticks, Length, Renchan, RonSticks, Rounding, Suukaikan, Ties, Tobi, Yame,
};

mentsu::rules! {
    /// The rules of a game: those by which a hand is scored ([`Rules`]), and what only a game
    /// needs. A preset, with changes where a house differs.
    ///
    /// The default is [Tenhou's](GameRules::TENHOU); [`presets`] has the others and their sources.
    /// A rule is set by its method or by its name, those of a hand among them:
    ///
    /// ```
    /// use mentsu_table::{GameRules, Length};
    ///
    /// let rules = GameRules::M_LEAGUE.with_length(Length::Tonpuu).with_start_points(30_000);
    /// assert_eq!((rules.length(), rules.start_points()), (Length::Tonpuu, 30_000));
    /// assert_eq!(rules.players(), 4);
    ///
    /// let rules = GameRules::default().set("length", "tonpuu")?.set("kiriage", true)?;
    /// assert!(rules.scoring().kiriage());
    /// let error = rules.set("tobi", "never").unwrap_err();
    /// assert_eq!(error.to_string(), "tobi is off, below_zero or at_zero");
    /// # Ok::<(), mentsu::fields::FieldError>(())
    /// ```
    #[doc(alias = "ルール")]
    #[doc(alias = "house rules")]
    pub struct GameRules: scoring Rules;

    /// How long a game lasts.
    length with_length: Length;
    /// Everyone's points at the start (配給原点).
    start_points with_start_points: i32;
    /// The points that final scores count from (返し). What everyone had less at the start goes to
    /// the first (オカ).
    return_points with_return_points: i32;
    /// The points that the first needs for the game to end with its last round. Without them it
    /// goes on in the next wind until somebody has them (西入), for one wind at most; 0 for no such
    /// rounds.
    target_points with_target_points: i32;
    /// In the next wind the dealer's repeat goes before the target: a round that lets the dealer
    /// deal again doesn't end the game (連荘優先サドンデス). If not, any round does after which
    /// somebody has the target (サドンデス).
    overtime_repeats with_overtime_repeats: bool;
    /// When the game ends because somebody has no points left (飛び).
    tobi with_tobi: Tobi;
    /// Whether the game ends with the dealer's win in the last round, if the dealer is first and
    /// has the target (アガリ止め).
    agari_yame with_agari_yame: Yame;
    /// The same where the dealer is tenpai at an exhaustive draw (テンパイ止め).
    tenpai_yame with_tenpai_yame: Yame;
    /// When the dealer deals again (連荘).
    renchan with_renchan: Renchan;
    /// What each place is given or loses at the end, in points (ウマ): multiples of 100. In sanma
    /// the fourth is 0.
    uma with_uma: [i32; 4] =
        FieldKind::Numbers { count: 4, least: -1_000_000, most: 1_000_000, step: 100 };
    /// Who comes first of players with equal points, as far as uma and oka go.
    ties with_ties: Ties;
    /// How final scores are rounded.
    rounding with_rounding: Rounding;
    /// Who of several winners gets the riichi sticks (供託) on the table. Only where
    /// [`Rules::multiple_ron`] lets several win.
    ron_sticks with_ron_sticks: RonSticks;
    /// Who gets the riichi sticks left at the end.
    last_sticks with_last_sticks: LastSticks;
    /// What the noten players pay at an exhaustive draw (不聴罰符).
    noten_bappu with_noten_bappu: NotenBappu;
    /// Whether a hand is tenpai, for riichi and at an exhaustive draw, that waits only for tiles of
    /// which it holds all four. [`FifthCopy::Concealed`] doesn't mind copies in melds.
    tenpai with_tenpai: FifthCopy;
    /// A call ends the caller's temporary furiten, as a draw does (同巡振聴).
    call_ends_furiten with_call_ends_furiten: bool;
    /// The fewest points with which riichi can be declared; [`i32::MIN`] where a player below zero
    /// may.
    riichi_points with_riichi_points: i32;
    /// The fewest tiles that must be left to draw when riichi is declared.
    riichi_tiles with_riichi_tiles: u8;
    /// Who isn't in riichi and deals in to an open riichi pays a yakuman (オープン立直の役満払い). The
    /// hand may be shown where [`Rules::old_yaku`] has [`OpenRiichi`](mentsu::riichi::Yaku).
    open_riichi_yakuman with_open_riichi_yakuman: bool;
    /// When the indicator of a daiminkan or kakan is turned over.
    kan_dora_turns with_kan_dora_turns: KanDora;
    /// The indicator of an ankan is turned over at once (即めくり), before the rinshan tile is
    /// drawn; if not, when those of other kans are.
    ankan_dora_at_once with_ankan_dora_at_once: bool;
    /// Who gave the tile of a daiminkan pays for all others if its rinshan tile wins
    /// (大明槓の責任払い), but not what another is liable for.
    rinshan_pao with_rinshan_pao: bool;
    /// Nine kinds of terminals and honors may abort the round (九種九牌), where
    /// [`Rules::abortive_draws`] has any such draws; so with the next three.
    kyuushu_kyuuhai with_kyuushu_kyuuhai: bool;
    /// Four times the same wind as first discards aborts the round (四風連打).
    suufon_renda with_suufon_renda: bool;
    /// When kans of more than one player abort the round (四開槓).
    suukaikan with_suukaikan: Suukaikan;
    /// Four riichi abort the round (四家立直).
    suucha_riichi with_suucha_riichi: bool;
    /// Norths may be set aside in sanma (抜きドラ).
    kita with_kita: bool;
    /// A north set aside may be taken for ron; it isn't chankan.
    ron_on_kita with_ron_on_kita: bool;
    /// The points that a chip (チップ) stands for at the end of the game; chips are counted in
    /// [`Prizes`](crate::Prizes).
    chip_points with_chip_points: i32;
    /// The chips that each payer of a win gives for ippatsu (一発祝儀).
    ippatsu_chips with_ippatsu_chips: u8;
    /// The same for each ura dora (裏祝儀).
    ura_chips with_ura_chips: u8;
    /// The same for each red five (赤祝儀).
    red_chips with_red_chips: u8;
    /// The same, beside those of each, for all red fives of the game in one hand (オールスター).
    all_red_chips with_all_red_chips: u8;
    /// The same for each yakuman (役満祝儀), in which no dora and no ippatsu count.
    yakuman_chips with_yakuman_chips: u8;
    /// The points that a player pays at the end to who took their last ones by a win (トビ賞), where
    /// [`tobi`](GameRules::tobi) ends the game.
    tobi_prize with_tobi_prize: i32;
    /// The points that a player who has won no round pays at the end to each who has (焼き鳥).
    yakitori with_yakitori: i32;
}

impl GameRules {
    /// The rules by which a hand is scored. They also say how many play, which discards a call
    /// forbids, who wins of several, and whether abortive draws are played at all.
    #[must_use]
    #[inline]
    pub const fn scoring(&self) -> &Rules {
        &self.scoring
    }

    /// Sets [`scoring`](GameRules::scoring).
    #[must_use]
    pub const fn with_scoring(self, scoring: Rules) -> GameRules {
        GameRules { scoring, ..self }
    }

    /// The number of players: 4, or 3 in sanma.
    #[must_use]
    #[inline]
    pub const fn players(&self) -> u8 {
        self.scoring.players()
    }

    /// Whether three play.
    #[must_use]
    #[inline]
    pub const fn sanma(&self) -> bool {
        self.scoring.sanma()
    }
}

impl Default for GameRules {
    /// [`GameRules::TENHOU`].
    fn default() -> GameRules {
        GameRules::TENHOU
    }
}
