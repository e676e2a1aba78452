//! Scoring: any hand, situation and rules. Never panics, points are ones that exist, the quick
//! path gives the same, and payments add up.
#![cfg_attr(fuzzing, no_main)]

use mentsu::riichi::{PaoHonba, PaoShare, Rules, Situation, Yaku, YakuSet, quick_points, score};
use mentsu::{Face, Hand, Meld, MeldKind, Mentsu, MentsuKind, Tile, WinForm, Wind};
use mentsu_fuzz::fuzz_target;

#[derive(Debug, arbitrary::Arbitrary)]
struct Input {
    /// Any hand and tile, or else the win below.
    hand: Option<(Hand, Face)>,
    mentsu: [(Mentsu, bool); 4],
    jantou: Tile,
    reds: [bool; 3],
    last: u8,
    tsumo: bool,
    seat: u8,
    round: u8,
    events: u16,
    dora: Vec<Face>,
    ura: Vec<Face>,
    kita: u8,
    honba: u16,
    sticks: u16,
    house: u8,
    switches: u16,
    /// Who is liable for each of three yakuman, if anybody.
    liable: [Option<u8>; 3],
}

/// Four mentsu, some of them declared, and a jantou, without one of the concealed tiles.
fn win(input: &Input) -> Option<(Hand, Face)> {
    let face = |tile: Tile| match Face::red(tile) {
        Ok(red) if input.reds[tile.suit().index()] => red,
        _ => Face::plain(tile),
    };
    let (mut melds, mut concealed) = (Vec::new(), vec![face(input.jantou); 2]);
    for &(mentsu, open) in &input.mentsu {
        let faces: Vec<Face> = mentsu.tiles().map(face).collect();
        let kind = match (mentsu.kind(), open) {
            (MentsuKind::Kantsu, false) => MeldKind::Ankan,
            (MentsuKind::Kantsu, true) => MeldKind::Daiminkan,
            (MentsuKind::Shuntsu, true) => MeldKind::Chi,
            (MentsuKind::Koutsu, true) => MeldKind::Pon,
            (_, false) => {
                concealed.extend(faces);
                continue;
            }
        };
        melds.push(Meld::from_faces(kind, &faces).ok()?);
    }
    let winning = concealed.swap_remove(usize::from(input.last) % concealed.len());
    Some((Hand::new(concealed, &melds).ok()?, winning))
}

fn situation(input: &Input, winning: Face) -> Situation {
    let start = if input.tsumo { Situation::tsumo() } else { Situation::ron(winning) };
    let events: [fn(Situation) -> Situation; 10] = [
        Situation::with_riichi,
        Situation::with_double_riichi,
        Situation::with_ippatsu,
        Situation::with_chankan,
        Situation::with_rinshan,
        Situation::with_haitei,
        Situation::with_houtei,
        Situation::with_tenhou,
        Situation::with_chiihou,
        Situation::with_renhou,
    ];
    let happened = events.iter().enumerate().filter(|(i, _)| input.events >> i & 1 == 1);
    let yakuman = [Yaku::Daisangen, Yaku::Daisuushi, Yaku::Suukantsu].into_iter();
    let liable = yakuman.zip(input.liable).filter_map(|(yaku, who)| Some((yaku, who?)));
    let start = liable.fold(start, |situation, (yaku, who)| {
        situation.with_pao(yaku, Wind::ALL[usize::from(who % 4)])
    });
    happened
        .fold(start, |situation, (_, event)| event(situation))
        .with_seat(Wind::ALL[usize::from(input.seat % 4)])
        .with_round(Wind::ALL[usize::from(input.round % 4)])
        .with_dora(input.dora.iter().copied())
        .with_ura(input.ura.iter().copied())
        .with_kita(input.kita)
        .with_honba(input.honba)
        .with_sticks(input.sticks)
}

fn rules(input: &Input) -> Rules {
    let houses = [
        Rules::TENHOU,
        Rules::TENHOU_SANMA,
        Rules::MAHJONG_SOUL,
        Rules::MAHJONG_SOUL_SANMA,
        Rules::WRC,
        Rules::EMA,
        Rules::M_LEAGUE,
    ];
    let mut rules = houses[usize::from(input.house) % houses.len()];
    let on = |bit: u32| input.switches >> bit & 1 == 1;
    if on(15) {
        rules = rules.with_open_tanyao(on(0));
        rules = rules.with_reds([u8::from(on(1)); 3]);
        rules = rules.with_kiriage(on(2));
        rules = rules.with_pinfu_tsumo(on(3));
        rules = rules.with_rinshan_fu(on(4));
        rules = rules.with_double_wind_fu(if on(5) { 4 } else { 2 });
        rules = rules.with_yakuman_stacking(on(6));
        rules = rules.with_minimum_han(u8::from(on(7)) + 1);
        rules =
            rules.with_pao_share(if on(8) { PaoShare::WholeHand } else { PaoShare::ThatYakuman });
        rules = rules.with_pao_honba(if on(9) { PaoHonba::Liable } else { PaoHonba::Discarder });
        rules = rules.with_pao(if on(10) { YakuSet::YAKUMAN } else { rules.pao() });
    }
    rules
}

fuzz_target!(|input: Input| {
    let Some((hand, winning)) = input.hand.or_else(|| win(&input)) else { return };
    let (situation, rules) = (situation(&input, winning), rules(&input));
    let hand = if input.tsumo { hand.draw(winning).unwrap_or(hand) } else { hand };
    let found = score(&hand, &situation, &rules);
    let quick = quick_points(&hand, &situation, &rules);
    assert_eq!(quick.as_ref().ok(), found.as_ref().ok().map(|score| score.points()).as_ref());
    let Ok(score) = found else { return };
    assert!(score.points() % 100 == 0 && score.points() >= 500, "{}", score.points());
    assert!(score.readings().iter().all(|reading| reading.points() <= score.points()));
    let paid: u32 = score.payments().iter().map(|payment| payment.total()).sum();
    assert_eq!(paid + 1000 * u32::from(input.sticks), score.payments().received());
    if let (Some(fu), WinForm::Chiitoitsu(_)) = (score.fu(), score.best().reading().form()) {
        assert_eq!(fu, 25);
    }
});
