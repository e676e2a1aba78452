//! Wins as they come in play, to be scored.

use crate::hands::Random;
use crate::mentsu;
use crate::score::{Request, request};

/// Wins as they come in play, the same at every call: of a player who draws and discards so that
/// most tiles help. Three in ten have melds, at least one mentsu in two of them; all have a yaku.
pub fn wins(number: usize) -> Vec<Request> {
    let mut random = Random::new(200);
    (0..number).map(|_| win(&mut random)).collect()
}

fn win(random: &mut Random) -> Request {
    let open = random.below(10) < 3;
    loop {
        let counts = mentsu::play(random);
        let tiles = mentsu::prepare(&counts, 0);
        let ways = mentsu::normalise(&mentsu::decompositions(&tiles));
        let request = match ways.first() {
            Some((jantou, all)) => {
                request(random, counts, *jantou, all, |random| open && random.one_in(2))
            }
            None if open => continue,
            // Chiitoitsu or kokushi: each tile is as good as the jantou's.
            None => request(random, counts, 0, &[], |_| false),
        };
        if request.melds.is_empty() != open && mentsu::is_worth_points(&request) {
            return request;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_played_wins_in_ten_have_melds() {
        let open = wins(1_000).iter().filter(|request| !request.melds.is_empty()).count();
        assert!((250..350).contains(&open), "{open}");
    }
}
