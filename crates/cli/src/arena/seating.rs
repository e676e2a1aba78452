//! Who sits where: every order in which the bots can sit around the table, turned to every seat.
//! So no bot always follows the same neighbour.

/// Which bot sits at each seat, by its row in the table of results.
pub(super) type Seating = Vec<usize>;

/// All seatings of these bots, the given one first. Each cyclic order (of four different bots there
/// are six, of three two) comes with its rotations, one after another. A seating in which only
/// copies of one bot have changed seats isn't repeated.
pub(super) fn all(first: &[usize]) -> Vec<Seating> {
    let mut seatings: Vec<Seating> = Vec::new();
    let (begin, others) = first.split_at(first.len().min(1));
    for order in orders(begin, others) {
        for turn in 0..order.len() {
            let mut seating = order.clone();
            seating.rotate_left(turn);
            if !seatings.contains(&seating) {
                seatings.push(seating);
            }
        }
    }
    seatings
}

/// Every order of the others after those that sit already.
fn orders(seated: &[usize], others: &[usize]) -> Vec<Seating> {
    if others.is_empty() {
        return vec![seated.to_vec()];
    }
    let with = |next: usize| {
        let mut rest = others.to_vec();
        let seated = [seated, &[rest.remove(next)]].concat();
        orders(&seated, &rest)
    };
    (0..others.len()).flat_map(with).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_sits_everywhere_and_before_every_other() {
        for (bots, number) in [
            (&[0, 1, 2, 3][..], 24),
            (&[0, 1, 2], 6),
            (&[0, 1, 1, 1], 4),
            (&[0, 0, 1, 1], 6),
            (&[0, 1, 1, 2], 12),
            (&[0, 1, 1], 3),
            (&[0, 0, 0, 0], 1),
        ] {
            let all = all(bots);
            assert_eq!((all.len(), all[0].as_slice()), (number, bots));
            let count = |is_it: &dyn Fn(&Seating) -> bool| all.iter().filter(|s| is_it(s)).count();
            for bot in bots {
                let copies = bots.iter().filter(|other| *other == bot).count();
                for seat in 0..bots.len() {
                    let there = count(&|seating| seating[seat] == *bot);
                    assert_eq!(there * bots.len(), number * copies, "{bots:?} {bot} {seat}");
                }
                for other in bots.iter().filter(|other| *other != bot) {
                    let copies = copies * bots.iter().filter(|copy| *copy == other).count();
                    for seat in 0..bots.len() {
                        let next = (seat + 1) % bots.len();
                        let before =
                            count(&|seating| seating[seat] == *bot && seating[next] == *other);
                        let pairs = bots.len() * (bots.len() - 1);
                        assert_eq!(before * pairs, number * copies, "{bots:?} {bot} {other}");
                    }
                }
            }
        }
        // Four games with one seating order bring everybody to every seat.
        for four in all(&[0, 1, 2, 3]).chunks(4) {
            for seat in 0..4 {
                let mut there: Vec<usize> = four.iter().map(|seating| seating[seat]).collect();
                there.sort_unstable();
                assert_eq!(there, [0, 1, 2, 3]);
            }
        }
    }
}
