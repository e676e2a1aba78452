//! What a player may do, worked out slowly from what has happened, by the library's own functions.

use mentsu::riichi::legality::{
    self, Furiten, Passed, Turn, calls, discards_after_call, kyuushu_kyuuhai, may_win, own_kans,
    riichi_discards,
};
use mentsu::riichi::{NagashiMangan, Payer, Payments, Riichi, Situation, Yaku, score};
use mentsu::{Face, Hand, Tile, TileSet, Wind};
use mentsu_table::{
    Action, Event, GameRules, Phase, ReplyTo, RonSticks, Round, RoundResult, RyuukyokuKind, Seat,
    Suukaikan, TurnStart,
};

/// What has happened in a round, as far as furiten depends on it.
#[derive(Clone, Default)]
pub(crate) struct History {
    events: Vec<Event>,
}

impl History {
    pub(crate) fn add(&mut self, events: &[Event]) {
        self.events.extend_from_slice(events);
    }

    pub(crate) fn events(&self) -> &[Event] {
        &self.events
    }

    /// What a player discarded and let pass; the tile in question, which came last, isn't among it.
    /// An ankan lets a tile pass only those who could rob it: kokushi, where the house says so.
    fn passed(&self, seat: Seat, hand: &Hand, rules: &GameRules) -> Passed {
        let ron_on_kita = rules.ron_on_kita();
        let robs_ankan =
            rules.scoring().kokushi_robs_ankan() && hand.shantens().kokushi().is_one_away();
        let (mut discards, mut this_turn, mut since) =
            (TileSet::EMPTY, TileSet::EMPTY, TileSet::EMPTY);
        let (mut riichi, mut pending) = (false, None);
        for event in &self.events {
            if let Some(tile) = pending.take() {
                this_turn.insert(tile);
                if riichi {
                    since.insert(tile);
                }
            }
            match event {
                Event::Discard { seat: by, face, .. } if *by == seat => {
                    discards.insert(face.tile());
                }
                Event::Discard { face, .. } => pending = Some(face.tile()),
                Event::Kan { seat: by, meld } if *by != seat => {
                    let ankan = robs_ankan.then(|| meld.mentsu().first());
                    pending = meld.added().map(Face::tile).or(ankan);
                }
                Event::Kita { seat: by } if *by != seat && ron_on_kita => {
                    pending = Some(Tile::North);
                }
                Event::Draw { seat: by, .. } if *by == seat => this_turn = TileSet::EMPTY,
                Event::Call { seat: by, .. } if *by == seat && rules.call_ends_furiten() => {
                    this_turn = TileSet::EMPTY;
                }
                Event::RiichiAccepted { seat: by } => riichi |= *by == seat,
                _ => {}
            }
        }
        Passed::NOTHING.with_discards(discards).with_this_turn(this_turn).with_since_riichi(since)
    }

    fn interrupted(&self) -> bool {
        self.events.iter().any(|event| {
            matches!(event, Event::Call { .. } | Event::Kan { .. } | Event::Kita { .. })
        })
    }

    fn has_discarded(&self, seat: Seat) -> bool {
        self.events
            .iter()
            .any(|event| matches!(event, Event::Discard { seat: by, .. } if *by == seat))
    }

    fn drawn(&self) -> usize {
        self.events.iter().filter(|event| matches!(event, Event::Draw { .. })).count()
    }

    fn kans(&self) -> [u8; 4] {
        let mut kans = [0; 4];
        for event in &self.events {
            match event {
                Event::Kan { seat, .. } => kans[seat.index()] += 1,
                Event::Call { seat, meld } if meld.kind().is_kan() => kans[seat.index()] += 1,
                _ => {}
            }
        }
        kans
    }

    /// Whether the last discard declares riichi.
    fn declares_riichi(&self, by: Seat) -> bool {
        let given = |event: &&Event| !matches!(event, Event::Dora { .. } | Event::OpenHand { .. });
        self.events.iter().rev().filter(given).nth(1) == Some(&Event::Riichi { seat: by })
    }

    /// Whether the last discard follows a kan and its rinshan tile.
    fn follows_kan(&self) -> bool {
        let given = |event: &&Event| {
            !matches!(event, Event::Dora { .. } | Event::Riichi { .. } | Event::OpenHand { .. })
        };
        let mut before = self.events.iter().rev().filter(given).skip(1);
        let drawn = matches!(before.next(), Some(Event::Draw { rinshan: true, .. }));
        drawn && !matches!(before.next(), Some(Event::Kita { .. }))
    }

    /// Whether the player's riichi is open.
    fn shows_hand(&self, seat: Seat) -> bool {
        self.events
            .iter()
            .any(|event| matches!(event, Event::OpenHand { seat: by, .. } if *by == seat))
    }

    /// Whether riichi was accepted, and no call, kan or own discard has come since.
    fn ippatsu(&self, seat: Seat) -> bool {
        let accepted = |event: &Event| *event == Event::RiichiAccepted { seat };
        let Some(place) = self.events.iter().position(accepted) else { return false };
        !self.events[place..].iter().any(|event| match event {
            Event::Call { .. } => true,
            Event::Draw { rinshan, .. } => *rinshan,
            Event::Discard { seat: by, .. } => *by == seat,
            _ => false,
        })
    }
}

impl History {
    /// Who gave the daiminkan whose rinshan tile this player has just drawn.
    fn gave_daiminkan(&self, by: Seat, players: u8) -> Option<Seat> {
        let mut last =
            self.events.iter().rev().filter(|event| !matches!(event, Event::Dora { .. }));
        let Some(Event::Draw { rinshan: true, .. }) = last.next() else { return None };
        match last.next() {
            Some(Event::Call { meld, .. }) => by.of_source(meld.call()?.source(), players),
            _ => None,
        }
    }
}

fn suukaikan_rule(rules: &GameRules) -> Suukaikan {
    if rules.scoring().abortive_draws() { rules.suukaikan() } else { Suukaikan::Off }
}

/// The kans as the library counts them, which knows four at most: one less where a fifth is the
/// last.
fn kans_before_the_last(rules: &GameRules, kans: [u8; 4]) -> u8 {
    let all: u8 = kans.iter().sum();
    if suukaikan_rule(rules) == Suukaikan::FifthKan { all.saturating_sub(1) } else { all }
}

/// A draw is a nagashi mangan exactly where somebody has discarded terminals and honors alone, none
/// of them called, and a win where the rules say so.
pub(crate) fn check_nagashi(history: &History, events: &[Event], round: &Round) {
    let Some(Event::Ryuukyoku(draw)) = events.last() else { return };
    let exhausted = [RyuukyokuKind::Exhaustive, RyuukyokuKind::NagashiMangan];
    if !exhausted.contains(&draw.kind) {
        return;
    }
    let rule = round.table().rules().scoring().nagashi_mangan();
    let all: Vec<&Event> = history.events.iter().chain(events).collect();
    let made = Seat::ALL.map(|seat| {
        let is_own =
            |event: &Event| matches!(event, Event::Discard { seat: by, .. } if *by == seat);
        let own = all.iter().filter(|event| is_own(event)).count();
        let yaochuu = all.iter().filter(|event| {
            matches!(event, Event::Discard { seat: by, face, .. }
                if *by == seat && TileSet::YAOCHUU.contains(face.tile()))
        });
        let discards =
            all.iter().filter(|event| matches!(event, Event::Discard { .. } | Event::Call { .. }));
        let steps: Vec<_> = discards.collect();
        let called =
            steps.windows(2).any(|pair| is_own(pair[0]) && matches!(pair[1], Event::Call { .. }));
        own > 0 && yaochuu.count() == own && !called
    });
    let is_made = rule != NagashiMangan::Off && made.contains(&true);
    assert_eq!(draw.kind == RyuukyokuKind::NagashiMangan, is_made, "{made:?} in {round:?}");
    let won = RoundResult::Won { winners: made };
    let is_won = round.outcome().unwrap().result == won;
    assert_eq!(is_won, is_made && rule == NagashiMangan::Win);
}

/// The round is aborted by a kan exactly where the rules say so.
pub(crate) fn check_kans(before: &History, events: &[Event], rules: &GameRules) {
    let mut history = before.clone();
    for (place, event) in events.iter().enumerate() {
        history.add(core::slice::from_ref(event));
        let aborted = matches!(event, Event::Ryuukyoku(draw)
            if draw.kind == RyuukyokuKind::Suukaikan);
        let kans = history.kans();
        let steps = history.events.iter().filter(|event| !matches!(event, Event::Dora { .. }));
        let steps: Vec<&Event> = steps.collect();
        let is_kan = |event: &Event| match event {
            Event::Kan { .. } => true,
            Event::Call { meld, .. } => meld.kind().is_kan(),
            _ => false,
        };
        let is_discard = |event: &Event| matches!(event, Event::Discard { .. });
        // A draw follows what is neither claimed nor ends the round.
        let settled = aborted || matches!(event, Event::Draw { .. });
        let steps: Vec<&Event> = steps
            .into_iter()
            .filter(|event| !matches!(event, Event::RiichiAccepted { .. }))
            .collect();
        let Some(last) = steps.len().checked_sub(2).map(|at| steps[at]).filter(|_| settled) else {
            continue;
        };
        let aborts = match suukaikan_rule(rules) {
            Suukaikan::AfterDiscard => is_discard(last) && legality::suukaikan(kans),
            Suukaikan::AtOnce => is_kan(last) && legality::suukaikan(kans),
            Suukaikan::FifthKan => is_kan(last) && kans.iter().sum::<u8>() == 5,
            _ => false,
        };
        assert_eq!(aborted, aborts, "{kans:?}, {place} of {events:?}");
    }
}

/// Everything a player may do, in no order.
pub(crate) fn options(round: &Round, history: &History, seat: Seat) -> Vec<Action> {
    match round.table().phase() {
        Phase::Turn { seat: whose, after } if whose == seat => {
            own_turn(round, history, seat, after)
        }
        Phase::Reply { by, face, to } if by != seat => reply(round, history, seat, by, face, to),
        _ => Vec::new(),
    }
}

/// How a hand would be won now: by tsumo, or on the tile in question.
fn situation(round: &Round, history: &History, seat: Seat) -> Situation {
    let table = round.table();
    let left = usize::from(round.wall().draws()) - history.drawn();
    let first = !history.interrupted() && !history.has_discarded(seat);
    let dealer = table.wind(seat) == Some(Wind::East);
    let won = match table.phase() {
        Phase::Reply { by, face, to } => {
            let mut ron = Situation::ron(face).with_discarder(table.wind(by).unwrap());
            if to == ReplyTo::Discard && history.declares_riichi(by) {
                ron = ron.with_tsubame_gaeshi();
            }
            if to == ReplyTo::Discard && history.follows_kan() {
                ron = ron.with_kanburi();
            }
            match to {
                ReplyTo::Discard if left == 0 => ron.with_houtei(),
                ReplyTo::Discard if first && !dealer => ron.with_renhou(),
                ReplyTo::Kakan => ron.with_chankan(),
                ReplyTo::Ankan => ron.with_robbed_ankan(),
                _ => ron,
            }
        }
        Phase::Turn { after: TurnStart::Rinshan, .. } => Situation::tsumo().with_rinshan(),
        _ if first && dealer => Situation::tsumo().with_tenhou(),
        _ if first => Situation::tsumo().with_chiihou(),
        _ if left == 0 => Situation::tsumo().with_haitei(),
        _ => Situation::tsumo(),
    };
    let won = if dealer && table.dealer_wins() >= 7 { won.with_paarenchan() } else { won };
    let mut won = won
        .with_seat(table.wind(seat).unwrap())
        .with_round(table.round())
        .with_kita(table.player(seat).kita())
        .with_dora(table.indicators().iter().copied());
    if table.player(seat).riichi_accepted() {
        won = match table.player(seat).riichi() {
            Riichi::DoubleRiichi => won.with_double_riichi(),
            _ => won.with_riichi(),
        };
        if history.shows_hand(seat) {
            won = won.with_open_riichi();
        }
        if history.ippatsu(seat) {
            won = won.with_ippatsu();
        }
    }
    won
}

/// What each player should receive or pay for each of the wins that an action led to.
pub(crate) fn check_wins(before: &Round, history: &History, events: &[Event]) {
    let table = before.table();
    let rules = table.rules().scoring();
    for (place, event) in events.iter().enumerate() {
        let Event::Win(win) = event else { continue };
        let mut won = situation(before, history, win.seat);
        let mut ura = Vec::new();
        if table.player(win.seat).riichi_accepted() {
            ura = (0..table.indicators().len()).filter_map(|nth| before.wall().ura(nth)).collect();
            won = won.with_ura(ura.iter().copied());
        }
        assert_eq!(*win.ura, *ura);
        let hand = before.hand(win.seat).unwrap();
        let Ok(liable) = legality::liable(hand.melds(), table.wind(win.seat).unwrap(), rules)
        else {
            continue; // only the game knows the order of its kans
        };
        for (yaku, wind) in liable {
            won = won.with_pao(yaku, wind);
        }
        let own = |seat: Seat| u16::from(table.player(seat).riichi_accepted());
        let others = || {
            events[place + 1..].iter().filter_map(|event| match event {
                Event::Win(win) => Some(own(win.seat)),
                _ => None,
            })
        };
        won = won.with_sticks(match (place, table.rules().ron_sticks()) {
            (0, RonSticks::First) => table.sticks(),
            (0, _) => table.sticks() - others().sum::<u16>(),
            (_, RonSticks::First) => 0,
            (_, _) => own(win.seat),
        });
        if place == 0 || rules.honba_for_each_ron() {
            won = won.with_honba(table.honba());
        }
        let score = score(hand, &won, rules).unwrap();
        // Who isn't in riichi pays an open one a yakuman, where the rules say so.
        let free = win.from.is_some_and(|from| !table.player(from).riichi_accepted());
        let as_yakuman =
            free && history.shows_hand(win.seat) && table.rules().open_riichi_yakuman();
        let yakuman = if won.is_dealer() { 48_000 } else { 32_000 };
        let payments = if as_yakuman && score.points() < yakuman {
            Payments::of(8_000, &won, rules)
        } else {
            *score.payments()
        };
        let mut deltas = [0; 4];
        deltas[win.seat.index()] = payments.received() as i32;
        for payment in payments.iter() {
            let Payer::Seat(wind) = payment.payer() else { panic!("who discarded is known") };
            let mut payer = table.seat_of(wind).unwrap();
            let is_liable = score
                .yaku_set()
                .iter()
                .any(|yaku| rules.pao().contains(yaku) && won.pao(yaku) == Some(wind));
            if let (None, true, false) = (win.from, table.rules().rinshan_pao(), is_liable) {
                payer = history.gave_daiminkan(win.seat, table.rules().players()).unwrap_or(payer);
            }
            deltas[payer.index()] -= payment.total() as i32;
        }
        assert_eq!(win.deltas, deltas, "{won:?} in {before:?}");
    }
}

/// Whether furiten bars a player from ron. `None` once the round is over, while a call awaits its
/// discard, and by the rules of EMA after a call, which leaves furiten of waits that the hand no
/// longer has.
pub(crate) fn is_furiten(round: &Round, history: &History, seat: Seat) -> Option<bool> {
    let rules = round.table().rules();
    let hand = round.hand(seat).unwrap().before_draw();
    let is_known = round.outcome().is_none()
        && hand.awaits_draw()
        && (rules.call_ends_furiten() || hand.melds().is_empty());
    is_known.then(|| legality::furiten(&hand, &history.passed(seat, &hand, rules)).is_some())
}

fn won(round: &Round, history: &History, seat: Seat) -> bool {
    let (table, hand) = (round.table(), round.hand(seat).unwrap());
    let won = situation(round, history, seat);
    let passed = history.passed(seat, &hand.before_draw(), table.rules());
    match may_win(hand, &won, &passed, table.rules().scoring()) {
        Ok(_) => true,
        Err(error) => {
            assert!(!error.is_contradiction(), "{error} for {seat} in {round:?}");
            let expected = matches!(
                error,
                legality::CannotWin::Furiten(Furiten::Riichi(_)) if !round.is_furiten(seat)
            );
            assert!(!expected, "furiten of {seat} isn't known in {round:?}");
            false
        }
    }
}

fn own_turn(round: &Round, history: &History, seat: Seat, after: TurnStart) -> Vec<Action> {
    let (table, hand) = (round.table(), round.hand(seat).unwrap());
    let (rules, public) = (table.rules(), table.player(seat));
    let mut actions = Vec::new();
    if after == TurnStart::Call {
        let discards = discards_after_call(hand, hand.melds().last().unwrap(), rules.scoring());
        actions
            .extend(discards.iter().map(|face| Action::Discard { face: *face, tsumogiri: false }));
        return actions;
    }
    let drawn = hand.drawn().unwrap();
    let left = round.wall().draws() as usize - history.drawn();
    assert_eq!(left, usize::from(table.draws_left()));
    let first = !history.interrupted() && !history.has_discarded(seat);
    if won(round, history, seat) {
        actions.push(Action::Tsumo);
    }
    let mut turn = Turn::new().with_kans(kans_before_the_last(rules, history.kans()));
    if left == 0 {
        turn = turn.with_last_tile();
    }
    if public.riichi_accepted() {
        turn = turn.with_riichi();
    }
    if first {
        turn = turn.with_first_uninterrupted();
    }
    let kyuushu = rules.kyuushu_kyuuhai() && rules.scoring().abortive_draws();
    if kyuushu && after == TurnStart::Draw && kyuushu_kyuuhai(hand, &turn) {
        actions.push(Action::Kyuushu);
    }
    actions.extend(own_kans(hand, &turn, rules.scoring()).unwrap().iter().copied().map(kan));
    let kita = hand.faces().any(|face| face.tile() == Tile::North);
    if rules.sanma()
        && rules.kita()
        && left > 0
        && kita
        && (!public.riichi_accepted() || drawn.tile() == Tile::North)
    {
        actions.push(Action::Kita);
    }
    let both = |face: Face| {
        let before: Hand = hand.before_draw();
        let held = before.faces().any(|held| held == face) && !public.riichi_accepted();
        [(held, false), (face == drawn, true)].into_iter().filter(|(may, _)| *may).map(|(_, t)| t)
    };
    let mut faces: Vec<Face> = hand.faces().collect();
    faces.dedup();
    for face in &faces {
        for tsumogiri in both(*face) {
            actions.push(Action::Discard { face: *face, tsumogiri });
        }
    }
    let points = table.points()[seat.index()];
    if !public.riichi_accepted()
        && points >= rules.riichi_points()
        && left >= usize::from(rules.riichi_tiles())
    {
        for face in riichi_discards(hand, rules.tenpai()).iter().flatten() {
            for tsumogiri in both(*face) {
                actions.push(Action::Riichi { face: *face, tsumogiri });
                if rules.scoring().old_yaku().contains(Yaku::OpenRiichi) {
                    actions.push(Action::OpenRiichi { face: *face, tsumogiri });
                }
            }
        }
    }
    actions
}

fn kan(meld: mentsu::Meld) -> Action {
    Action::Kan(meld)
}

fn reply(
    round: &Round,
    history: &History,
    seat: Seat,
    by: Seat,
    face: Face,
    to: ReplyTo,
) -> Vec<Action> {
    let (table, hand) = (round.table(), round.hand(seat).unwrap());
    let rules = table.rules();
    let left = round.wall().draws() as usize - history.drawn();
    let may_rob = match to {
        ReplyTo::Ankan => {
            let kokushi = hand.all_tiles().with(face.tile());
            rules.scoring().kokushi_robs_ankan()
                && hand.melds().is_empty()
                && kokushi.is_ok_and(|tiles| tiles.shantens().kokushi().is_win())
        }
        ReplyTo::Kita => rules.ron_on_kita(),
        _ => true,
    };
    let mut actions = Vec::new();
    if may_rob && hand.wait_tiles().contains(face.tile()) && won(round, history, seat) {
        actions.push(Action::Ron);
    }
    let kans = history.kans();
    let abort = suukaikan_rule(rules) == Suukaikan::AfterDiscard && legality::suukaikan(kans);
    if to == ReplyTo::Discard && !abort {
        let mut turn = Turn::new().with_kans(kans_before_the_last(rules, kans));
        if left == 0 {
            turn = turn.with_last_tile();
        }
        if table.player(seat).riichi_accepted() {
            turn = turn.with_riichi();
        }
        let from = seat.source(by, rules.players()).unwrap();
        let calls = calls(hand, face, from, &turn, rules.scoring()).unwrap();
        actions.extend(calls.iter().copied().map(Action::Call));
    }
    if !actions.is_empty() {
        actions.push(Action::Pass);
    }
    actions
}
