//! The way to eight fan compared with brute force: all exchanges of tiles, and all draws and
//! discards of few unseen tiles.

use std::collections::BTreeMap;

use super::drawn::random_win;
use crate::common::Random;
use mentsu::mcr::{
    Fan, Outlook, Rules, Score, Situation, Ways, WaysError, discard_win_chances, score, shantens,
};
use mentsu::{Counts, Hand, Tile, Visible, hand, tile};

/// The points of a win on the tile by a discard and self-drawn, if they are enough.
fn enough(won: &Counts, tile: Tile, like: &Hand, outlook: &Outlook) -> [Option<Score>; 2] {
    let waiting = won.without(tile).expect("it is held");
    let waiting = Hand::from_counts(waiting, [0; 3], like.melds()).expect("a hand");
    let drawn = waiting.draw(tile).expect("a hand");
    let seen = outlook.seen().get(tile);
    [(waiting, Situation::by_discard(tile)), (drawn, Situation::self_drawn())].map(
        |(hand, situation)| {
            if !situation.is_self_drawn() && outlook.others() == 0 {
                return None;
            }
            let situation = situation
                .with_seat(outlook.seat())
                .with_prevalent(outlook.prevalent())
                .with_seen(seen);
            score(&hand, &situation, &Rules::MIL).ok().filter(Score::is_enough)
        },
    )
}

/// Visits every multiset of `number` tiles of these kinds.
fn each_multiset(number: usize, kinds: &[Tile], visit: &mut impl FnMut(&[Tile])) {
    fn more(left: usize, kinds: &[Tile], chosen: &mut Vec<Tile>, visit: &mut impl FnMut(&[Tile])) {
        if left == 0 {
            return visit(chosen);
        }
        for (nth, &kind) in kinds.iter().enumerate() {
            chosen.push(kind);
            more(left - 1, &kinds[nth..], chosen, visit);
            chosen.pop();
        }
    }
    more(number, kinds, &mut Vec::new(), visit);
}

/// For each fan, the least number of exchanges to a win that is worth enough, and the most that
/// such a win is worth, by trying all exchanges of at most `limit` tiles.
fn by_exchanges(hand: &Hand, outlook: &Outlook, limit: usize) -> BTreeMap<Fan, (u8, u16)> {
    let mut found: BTreeMap<Fan, (u8, u16)> = BTreeMap::new();
    let held = *hand.concealed();
    let unseen = Visible::of(hand).with_seen(*outlook.seen()).unseen(&held);
    let goes = |number: usize| if hand.awaits_draw() { number - 1 } else { number };
    for number in 1..=limit {
        each_multiset(number, &Tile::ALL, &mut |came| {
            let Ok(added) = Counts::from_tiles(came.iter().copied()) else { return };
            if came.iter().any(|&tile| added.get(tile) > unseen.get(tile)) {
                return;
            }
            let kinds: Vec<Tile> = held.kinds().into_iter().collect();
            each_multiset(goes(number), &kinds, &mut |went| {
                let Ok(removed) = Counts::from_tiles(went.iter().copied()) else { return };
                if went.iter().any(|tile| came.contains(tile)) {
                    return;
                }
                let Ok(rest) = held.difference(&removed) else { return };
                let won = rest.union(&added).expect("no fifth copy");
                for tile in added.kinds() {
                    for score in enough(&won, tile, hand, outlook).into_iter().flatten() {
                        for fan in score.fan_set() {
                            let known = found.entry(fan).or_insert((u8::MAX, 0));
                            let (lacking, total) = (number as u8, score.total());
                            if (lacking, u16::MAX - total) < (known.0, u16::MAX - known.1) {
                                *known = (lacking, total);
                            }
                        }
                    }
                }
            });
        });
    }
    found
}

/// Compares each fan that is in reach within `limit` tiles, and returns their number.
fn compare(hand: &Hand, outlook: &Outlook, limit: u8) -> usize {
    let expected = by_exchanges(hand, outlook, usize::from(limit));
    let ways = Ways::of(hand, &outlook.with_depth(limit - 1), &Rules::MIL).expect("near enough");
    let near = ways.fans().iter().filter(|way| way.lacking() <= limit);
    let found: BTreeMap<_, _> = near.map(|way| (way.fan(), (way.lacking(), way.total()))).collect();
    assert_eq!(found, expected, "{hand}");
    assert_eq!(
        ways.least().filter(|&least| least <= limit),
        expected.values().map(|it| it.0).min()
    );
    for way in ways.fans() {
        let both = enough(way.won(), way.tile(), hand, outlook);
        let score = both[usize::from(way.is_self_drawn())].expect("worth enough");
        assert_eq!((score.total(), score.fan_set()), (way.total(), way.fans()));
        assert!(way.fans().contains(way.fan()));
    }
    found.len()
}

/// A hand near a win: without some of its tiles, and with others.
fn near_hand(random: &mut Random, exchanges: usize) -> Hand {
    loop {
        let (won, _) = random_win(random);
        let mut tiles: Vec<Tile> = won.concealed().tiles().collect();
        for _ in 0..exchanges {
            tiles.swap_remove(random.below(tiles.len()));
            tiles.push(Tile::ALL[random.below(34)]);
        }
        let size = [13, 14][random.below(2)] - 3 * won.melds().len();
        while tiles.len() > size {
            tiles.swap_remove(random.below(tiles.len()));
        }
        let Ok(counts) = Counts::from_tiles(tiles.iter().copied()) else { continue };
        let Ok(hand) = Hand::from_counts(counts, [0; 3], won.melds()) else { continue };
        if tiles.len() == size && shantens(&hand).least().get() <= 2 {
            return hand;
        }
    }
}

#[test]
fn fan_in_reach_are_those_of_all_exchanges() {
    let mut random = Random::new(32);
    let outlook = Outlook::new().with_draws(1);
    let reached: usize =
        (0..60).map(|nth| compare(&near_hand(&mut random, 1 + nth % 2), &outlook, 2)).sum();
    assert!(reached > 300, "{reached}");
    let far: usize = (0..2).map(|_| compare(&near_hand(&mut random, 2), &outlook, 3)).sum();
    assert!(far > 5, "{far}");
}

#[test]
fn every_form_is_reached() {
    let outlook = Outlook::new().with_draws(1);
    for (hand, fan) in [
        (hand!("147m258p36s12233z"), Fan::LesserHonorsAndKnittedTiles),
        (hand!("147m258p36s1234z1m"), Fan::KnittedStraight),
        (hand!("19m19p19s123456z5m"), Fan::ThirteenOrphans),
        (hand!("1133m557799p1123z"), Fan::SevenPairs),
        (hand!("147m258p36s55z(234p)"), Fan::KnittedStraight),
        (hand!("1112345678999m"), Fan::NineGates),
    ] {
        compare(&hand, &outlook, 2);
        let ways = Ways::of(&hand, &outlook, &Rules::MIL).expect("near enough");
        assert!(ways.of_fan(fan).is_some(), "{hand}: {fan}");
    }
}

/// The chance by trying every draw and every discard. Unseen tiles are as many as at the start,
/// less those held. A drawn tile is kept only if it is part of a win that is worth enough and lacks
/// at most five tiles, counting tiles that were drawn or have to be drawn again.
struct EachDraw<'a> {
    root: &'a Hand,
    unseen: Counts,
    outlook: &'a Outlook,
    /// All wins that are worth enough.
    wins: Vec<Counts>,
    known: BTreeMap<(Counts, u8), f64>,
    enough: &'a mut BTreeMap<(Counts, Tile), [bool; 2]>,
}

impl EachDraw<'_> {
    /// Finds the wins.
    fn find_wins(mut self) -> Self {
        let (held, unseen) = (*self.root.concealed(), self.unseen);
        let kinds = Tile::ALL.into_iter().filter(|&it| held.get(it) + unseen.get(it) > 0);
        let kinds: Vec<Tile> = kinds.collect();
        let number = 14 - 3 * self.root.melds().len();
        each_multiset(number, &kinds, &mut |tiles| {
            let Ok(won) = Counts::from_tiles(tiles.iter().copied()) else { return };
            let fits = tiles.iter().all(|&it| won.get(it) <= held.get(it) + unseen.get(it));
            let last = |tile: &Tile| unseen.get(*tile) > 0;
            if fits
                && shantens(&Hand::from_counts(won, [0; 3], self.root.melds()).expect("a hand"))
                    .least()
                    .is_win()
                && won.kinds().into_iter().filter(last).any(|it| self.win_on(won, it) != [false; 2])
            {
                self.wins.push(won);
            }
        });
        self
    }

    /// Whether a hand of 3n+1 tiles is on the way to a win.
    fn is_on_the_way(&self, held: &Counts) -> bool {
        let root = self.root.concealed();
        self.wins.iter().any(|won| {
            let mut lacks = 0;
            for tile in Tile::ALL {
                let (held, root, won) = (held.get(tile), root.get(tile), won.get(tile));
                if held > root && held > won {
                    return false;
                }
                lacks += won.saturating_sub(root) + won.min(root).saturating_sub(held);
            }
            lacks <= 5
        })
    }

    fn left(&self, held: &Counts, tile: Tile) -> f64 {
        let more = held.get(tile).saturating_sub(self.root.concealed().get(tile));
        f64::from(self.unseen.get(tile) - more)
    }

    fn unseen_after(&self, made: u8, rounds: u8) -> f64 {
        let others = f64::from(self.outlook.others());
        f64::from(self.unseen.total()) - f64::from(made) - others * f64::from(rounds)
    }

    /// Which wins a drawn or claimed tile makes.
    fn wins(&mut self, held: &Counts, tile: Tile) -> [bool; 2] {
        held.with(tile).map_or([false; 2], |won| self.win_on(won, tile))
    }

    fn win_on(&mut self, won: Counts, tile: Tile) -> [bool; 2] {
        if let Some(&known) = self.enough.get(&(won, tile)) {
            return known;
        }
        let found = enough(&won, tile, self.root, self.outlook).map(|score| score.is_some());
        self.enough.insert((won, tile), found);
        found
    }

    /// The chance after a discard, when `made` draws were made.
    fn after_discard(&mut self, held: Counts, made: u8) -> f64 {
        if let Some(&known) = self.known.get(&(held, made)) {
            return known;
        }
        let rounds = if self.root.awaits_draw() { made.saturating_sub(1) } else { made };
        let mut claims = 0.0;
        for tile in Tile::ALL {
            let left = self.left(&held, tile);
            if left > 0.0 && self.wins(&held, tile)[0] {
                claims += left;
            }
        }
        let unseen = self.unseen_after(made, rounds);
        let misses: f64 = (0..self.outlook.others())
            .map(|nth| 1.0 - (claims / (unseen - f64::from(nth))).min(1.0))
            .product();
        let chance = 1.0 - misses + misses * self.before_draw(held, made, rounds + 1);
        self.known.insert((held, made), chance);
        chance
    }

    fn before_draw(&mut self, held: Counts, made: u8, rounds: u8) -> f64 {
        if made == self.outlook.draws() {
            return 0.0;
        }
        let unseen = self.unseen_after(made, rounds);
        let stays = self.after_discard(held, made + 1);
        let mut chance = stays;
        for tile in Tile::ALL {
            let left = self.left(&held, tile);
            if left <= 0.0 {
                continue;
            }
            if self.wins(&held, tile)[1] {
                chance += left * (1.0 - stays) / unseen;
                continue;
            }
            let drawn = held.with(tile).expect("one is left");
            let mut best = stays;
            for discard in drawn.kinds() {
                let held = drawn.without(discard).expect("held");
                if self.is_on_the_way(&held) {
                    best = best.max(self.after_discard(held, made + 1));
                }
            }
            chance += left * (best - stays) / unseen;
        }
        chance.min(1.0)
    }
}

/// The tiles that are seen where some of these kinds are unseen, and none of the others; `is_left`
/// says whether the copies after the second are.
fn all_but(root: &Hand, kinds: &[Tile], mut is_left: impl FnMut() -> bool) -> Counts {
    let mut seen = Counts::EMPTY;
    for tile in Tile::ALL {
        for copy in root.all_tiles().get(tile)..4 {
            if !kinds.contains(&tile) || copy > 1 && !is_left() {
                seen = seen.with(tile).expect("no fifth copy");
            }
        }
    }
    seen
}

/// Compares the chance of each discard with that of trying every draw and every discard, and
/// returns the chances. `None` if the wall is too short for the draws.
fn compare_chances(
    root: &Hand,
    outlook: &Outlook,
    enough: &mut BTreeMap<(Counts, Tile), [bool; 2]>,
) -> Option<Vec<(Option<Tile>, f64)>> {
    let ways = match Ways::of(root, outlook, &Rules::MIL) {
        Err(WaysError::WallTooShort { .. }) => return None,
        ways => ways.expect("near enough"),
    };
    let unseen = Visible::of(root).with_seen(*outlook.seen()).unseen(root.concealed());
    let (known, wins) = (BTreeMap::new(), Vec::new());
    let mut each = EachDraw { root, unseen, outlook, wins, known, enough }.find_wins();
    for chance in ways.chances() {
        let expected = match chance.discard() {
            Some(discard) => {
                let held = root.concealed().without(discard).expect("held");
                if each.is_on_the_way(&held) { each.after_discard(held, 0) } else { 0.0 }
            }
            None => each.before_draw(*root.concealed(), 0, 0),
        };
        let difference = (chance.chance() - expected).abs();
        assert!(difference < 1e-9, "{root} {chance:?}: {expected}, {outlook:?}");
    }
    assert!(ways.chances().windows(2).all(|two| two[0].chance() >= two[1].chance()));
    Some(ways.chances().iter().map(|chance| (chance.discard(), chance.chance())).collect())
}

#[test]
fn chances_are_those_of_each_draw_and_discard() {
    let mut random = Random::new(7);
    let (mut compared, mut likely, mut by_melds) = (0, 0, [0, 0]);
    while compared < 80 {
        let root = near_hand(&mut random, 1);
        // Beside two melds fewer kinds, of which there are as many hands.
        let more = match root.melds().len() {
            3 => 8,
            2 if root.concealed().kinds().len() <= 7 => 2,
            _ => continue,
        };
        // Of some kinds tiles are unseen, of all others none.
        let kinds: Vec<Tile> = (0..more).map(|_| Tile::ALL[random.below(34)]).collect();
        let kinds: Vec<Tile> = kinds.into_iter().chain(root.concealed().kinds()).collect();
        by_melds[root.melds().len() - 2] += 1;
        let seen = all_but(&root, &kinds, || random.below(2) > 0);
        let others = [0, 0, 3][random.below(3)];
        let outlook =
            Outlook::new().with_seen(seen).with_draws(3).with_others(others).with_depth(4);
        let Some(chances) = compare_chances(&root, &outlook, &mut BTreeMap::new()) else {
            continue;
        };
        likely += chances.iter().filter(|(_, chance)| *chance > 0.0).count();
        compared += 1;
    }
    assert!(likely > 100 && by_melds.iter().all(|hands| *hands > 15), "{likely} {by_melds:?}");
}

/// Every hand of five tiles of some kinds with three melds: also after the discard of a tile that
/// every win needs, which has to come back.
#[test]
fn chances_of_all_small_hands_are_those_of_each_draw_and_discard() {
    let (mut hands, mut needed) = (0, 0);
    for (melds, kinds) in [
        ("(123m)(123p)(789s)", "12378s9m"),
        ("(555z)(999m)(111p)", "123p57z9s"),
        ("(567m)(567p)[2222z]", "45678s2p"),
    ] {
        let kinds: Vec<Tile> =
            kinds.parse::<mentsu::TileSet>().expect("tiles").into_iter().collect();
        for (others, draws) in [(0, 4), (3, 2)] {
            let mut enough = BTreeMap::new();
            each_multiset(5, &kinds, &mut |tiles| {
                let Ok(concealed) = Counts::from_tiles(tiles.iter().copied()) else { return };
                let like: Hand = format!("11z{melds}").parse().expect("a hand");
                let Ok(root) = Hand::from_counts(concealed, [0; 3], like.melds()) else { return };
                let seen = all_but(&root, &kinds, || true);
                let outlook = Outlook::new().with_seen(seen).with_depth(4);
                let outlook = outlook.with_draws(draws).with_others(others);
                let Some(chances) = compare_chances(&root, &outlook, &mut enough) else { return };
                hands += 1;
                let two = Outlook::new().with_seen(seen).with_depth(0).with_draws(1);
                let near = Ways::of(&root, &two, &Rules::MIL).expect("near enough");
                let is_needed = |tile: Option<Tile>| {
                    near.least().is_some()
                        && near
                            .chances()
                            .iter()
                            .any(|it| it.discard() == tile && it.chance() == 0.0)
                };
                needed += chances.iter().filter(|(tile, it)| *it > 0.0 && is_needed(*tile)).count();
            });
        }
    }
    assert!(hands > 1_000 && needed > 500, "{hands} hands, {needed} discards");
}

/// With one draw left and no other players, chances are those of the waits after each discard, of a
/// hand that is won among them.
#[test]
fn one_draw_wins_on_the_waits_after_a_discard() {
    let mut random = Random::new(19);
    let outlook = Outlook::new().with_draws(1).with_depth(1);
    let (mut compared, mut won) = (0, 0);
    while compared < 60 {
        let hand = near_hand(&mut random, compared % 2);
        if hand.awaits_draw() {
            continue;
        }
        let Ok(ways) = Ways::of(&hand, &outlook, &Rules::MIL) else { continue };
        let start = Situation::self_drawn();
        let wall = Visible::of(&hand).unseen(hand.concealed());
        let exact = discard_win_chances(&hand, &start, &wall, 1, &Rules::MIL).expect("a hand");
        for chance in ways.chances() {
            let tile = chance.discard().expect("a discard");
            let of = exact.iter().find(|one| one.tile() == tile).expect("the same discards");
            let expected = of.chance().numerator() as f64 / of.chance().denominator() as f64;
            assert!((expected - chance.chance()).abs() < 1e-9, "{hand} {tile}: {expected}");
            won += usize::from(shantens(&hand).least().get() < 0);
        }
        compared += 1;
    }
    assert!(won > 50, "{won}");
}

/// A win on another player's discard is out of reach if the others don't discard.
#[test]
fn wins_by_discard_alone_need_others() {
    let hand = hand!("567p34s77z(789m)(678p)");
    let alone = Outlook::new().with_draws(3).with_depth(1);
    let of = |outlook: &Outlook| Ways::of(&hand, outlook, &Rules::MIL).expect("near enough");
    let ways = of(&alone);
    assert!(ways.least() > Some(1) && ways.of_fan(Fan::ChickenHand).is_none());
    assert!(ways.chances()[0].chance() > 0.0);
    let among = of(&alone.with_others(3));
    assert_eq!(among.of_fan(Fan::ChickenHand).map(|way| way.lacking()), Some(1));
}

#[test]
fn what_cant_be_asked_is_told() {
    let of = |hand: &Hand, outlook: Outlook| Ways::of(hand, &outlook, &Rules::MIL).map(|_| ());
    let near = hand!("123m456p77m23489s");
    assert_eq!(
        of(&hand!("123m4p"), Outlook::new()),
        Err(WaysError::WrongSize { concealed: 4, melds: 0 })
    );
    let far = of(&hand!("159m159p159s1234z"), Outlook::new());
    assert!(matches!(far, Err(WaysError::TooFar { shanten }) if shanten.get() == 3), "{far:?}");
    let seen = Counts::from_tiles([tile!("1m"); 4]).expect("four");
    assert!(matches!(
        of(&near, Outlook::new().with_seen(seen)),
        Err(WaysError::TooManyCopies(error)) if error.tile == tile!("1m")
    ));
    assert_eq!(
        of(&near, Outlook::new().with_draws(31).with_others(3)),
        Err(WaysError::WallTooShort { tiles: 123, drawn: 124 })
    );
    assert_eq!(of(&near, Outlook::new().with_draws(30).with_others(3)), Ok(()));
}
