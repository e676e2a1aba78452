//! Every complete suit with the ways in which it is complete.

use std::collections::BTreeMap;

use super::layout::SuitWay;

/// A jantou's rank (1–9) and the ranks of koutsu as bits, which order the ways of one suit; and
/// the codes of the mentsu, ascending.
type Way = (Option<u8>, u16, Vec<u8>);

/// The ways of every suit of so many ranks that is at most four mentsu and perhaps a jantou, in
/// the order of the reference: by jantou, then by the set of koutsu counting upwards.
pub(crate) fn of_complete_suits(ranks: u8, shuntsu: bool) -> BTreeMap<Vec<u8>, Vec<SuitWay>> {
    let mut all: BTreeMap<Vec<u8>, Vec<Way>> = BTreeMap::new();
    let mut found = |counts: &[u8], mentsu: &[u8]| {
        let koutsu = mentsu.iter().filter(|&code| code % 4 == 1);
        let koutsu = koutsu.fold(0, |set, code| set | 1 << (code / 4));
        all.entry(counts.to_vec()).or_default().push((None, koutsu, mentsu.to_vec()));
        for jantou in 0..ranks {
            let mut counts = counts.to_vec();
            counts[usize::from(jantou)] += 2;
            if counts[usize::from(jantou)] <= 4 {
                let way = (Some(jantou + 1), koutsu, mentsu.to_vec());
                all.entry(counts).or_default().push(way);
            }
        }
    };
    let mut codes = Vec::new();
    for rank in 0..ranks {
        if shuntsu && rank + 2 < ranks {
            codes.push(4 * rank);
        }
        codes.push(4 * rank + 1);
    }
    extend(&codes, &mut vec![0; usize::from(ranks)], &mut Vec::new(), &mut found);
    let packed = |mut ways: Vec<Way>| {
        ways.sort_unstable();
        ways.iter().map(|(jantou, _, codes)| SuitWay::new(codes, *jantou)).collect()
    };
    all.into_iter().map(|(counts, ways)| (counts, packed(ways))).collect()
}

/// Calls `found` with these mentsu, and with every multiset of at most four that begins so.
fn extend(
    codes: &[u8],
    counts: &mut Vec<u8>,
    mentsu: &mut Vec<u8>,
    found: &mut impl FnMut(&[u8], &[u8]),
) {
    found(counts, mentsu);
    if mentsu.len() == 4 {
        return;
    }
    for (i, &code) in codes.iter().enumerate() {
        let (rank, koutsu) = (usize::from(code / 4), code % 4 == 1);
        let tiles = if koutsu { [rank; 3] } else { [rank, rank + 1, rank + 2] };
        tiles.iter().for_each(|&tile| counts[tile] += 1);
        if tiles.iter().all(|&tile| counts[tile] <= 4) {
            mentsu.push(code);
            extend(&codes[i..], counts, mentsu, found);
            mentsu.pop();
        }
        tiles.iter().for_each(|&tile| counts[tile] -= 1);
    }
}
