//! Rounds to play, and players without a plan.

use mentsu::random::{RandomSource, SplitMix64};
use mentsu::riichi::{NagashiMangan, Rules, Yaku, YakuSet};
use mentsu_table::{Action, Event, GameRules, KanDora, Length, Round, RoundStart, Suukaikan, Wall};

/// Every old yaku.
const OLD_YAKU: Rules = Rules::MAHJONG_SOUL.with_old_yaku(YakuSet::OLD);

/// Open riichi, and nothing else old.
const OPEN: YakuSet = YakuSet::EMPTY.with(Yaku::OpenRiichi).with(Yaku::DoubleOpenRiichi);

/// Three players of a parlour, who don't set norths aside.
const PARLOUR_SANMA: GameRules = GameRules::TENHOU_SANMA
    .with_scoring(Rules::TENHOU_SANMA.with_north_yakuhai(true).with_old_yaku(OPEN))
    .with_kita(false)
    .with_open_riichi_yakuman(true);

/// What parlours play and no preset does.
const PARLOUR: GameRules = GameRules::TENHOU
    .with_scoring(Rules::TENHOU.with_nagashi_mangan(NagashiMangan::Win).with_old_yaku(OPEN))
    .with_suukaikan(Suukaikan::FifthKan)
    .with_length(Length::Iichan)
    .with_kan_dora_turns(KanDora::AfterDiscard)
    .with_ankan_dora_at_once(false)
    .with_rinshan_pao(true)
    .with_open_riichi_yakuman(true)
    .with_ippatsu_chips(1)
    .with_ura_chips(1)
    .with_red_chips(1)
    .with_chip_points(5_000)
    .with_tobi_prize(10_000)
    .with_yakitori(5_000);

pub(crate) const PRESETS: [(&str, GameRules); 10] = [
    ("Tenhou", GameRules::TENHOU),
    ("Tenhou sanma", GameRules::TENHOU_SANMA),
    ("Mahjong Soul", GameRules::MAHJONG_SOUL),
    ("Mahjong Soul sanma", GameRules::MAHJONG_SOUL_SANMA),
    ("WRC", GameRules::WRC),
    ("EMA", GameRules::EMA),
    ("M.League", GameRules::M_LEAGUE),
    ("old yaku", GameRules::MAHJONG_SOUL.with_scoring(OLD_YAKU)),
    ("parlour", PARLOUR),
    ("parlour sanma", PARLOUR_SANMA),
];

pub(crate) fn round(rules: &GameRules, source: &mut SplitMix64) -> Round {
    let wall = Wall::shuffled(rules, source);
    Round::new(rules, &RoundStart::first(rules), wall).unwrap()
}

/// Plays a round to its end by choosing among the options; `look` sees it before each action.
pub(crate) fn play(
    round: &mut Round,
    mut choose: impl FnMut(&Round, mentsu_table::Seat) -> Action,
    mut look: impl FnMut(&Round),
) {
    look(round);
    while let Some(seat) = round.awaited().next() {
        let action = choose(round, seat);
        if let Err(refused) = round.act(seat, action) {
            panic!("{seat}, {action:?}: {refused} in {round:?}");
        }
        look(round);
    }
    assert!(round.outcome().is_some(), "nobody is awaited in {round:?}");
}

/// Any option, each as likely as another.
pub(crate) fn any(source: &mut SplitMix64) -> impl FnMut(&Round, mentsu_table::Seat) -> Action {
    |round, seat| {
        let options = round.options(seat);
        options.nth(source.below(options.len())).unwrap()
    }
}

/// A player who wins when it can, declares riichi, and otherwise keeps the shanten low; calls now
/// and then.
pub(crate) fn efficient(
    source: &mut SplitMix64,
) -> impl FnMut(&Round, mentsu_table::Seat) -> Action {
    |round, seat| {
        let options = round.options(seat);
        if options.win() && source.below(8) > 0 {
            return options.nth(0).unwrap();
        }
        let riichi = options.iter().find(|action| matches!(action, Action::Riichi { .. }));
        if options.open_riichi() && source.below(2) == 0 {
            let open = options.iter().find(|action| matches!(action, Action::OpenRiichi { .. }));
            return open.unwrap();
        }
        if let Some(riichi) = riichi {
            return riichi;
        }
        let special = options
            .iter()
            .find(|action| matches!(action, Action::Kan(_) | Action::Call(_) | Action::Kita));
        if let Some(special) = special.filter(|_| source.below(4) == 0) {
            return special;
        }
        let hand = round.hand(seat).unwrap();
        let discards = options.iter().filter_map(|action| match action {
            Action::Discard { face, .. } => {
                Some((hand.discard(face).unwrap().concealed().shanten(), action))
            }
            _ => None,
        });
        discards
            .min_by_key(|(shanten, _)| shanten.get())
            .map_or_else(|| round.default_action(seat), |(_, action)| action)
    }
}

pub(crate) fn last_event(round: &Round) -> &Event {
    round.last_events().last().unwrap()
}
