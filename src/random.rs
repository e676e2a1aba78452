//! Random numbers. The caller provides them, or a seed for the generator here.

/// A source of random numbers: any `FnMut() -> u64` is one.
///
/// So any generator of any crate fits, and this crate depends on none: `|| rng.next_u64()` for
/// `rand` and its generators, `|| rng.u64(..)` for `fastrand`. All 64 bits should be random.
///
/// ```
/// use mentsu::random::{RandomSource, SplitMix64};
///
/// let mut source = SplitMix64::new(42);
/// let dice: Vec<usize> = (0..5).map(|_| 1 + source.below(6)).collect();
/// assert_eq!(dice, [5, 1, 2, 3, 1]);
/// ```
#[doc(alias = "rng")]
pub trait RandomSource {
    /// The next random number, any of 2^64.
    fn next_u64(&mut self) -> u64;

    /// A number from 0 to n - 1, each equally likely (to one part in 2^64 / n); 0 if n is 0.
    fn below(&mut self, n: usize) -> usize {
        below(self, n)
    }

    /// Shuffles things, each order equally likely.
    fn shuffle<T>(&mut self, things: &mut [T]) {
        for i in (1..things.len()).rev() {
            things.swap(i, below(self, i + 1));
        }
    }
}

/// A number from 0 to n - 1. Unlike the method of this name, no source can replace it.
pub(crate) fn below<R: RandomSource + ?Sized>(source: &mut R, n: usize) -> usize {
    // x / 2^64 is a fraction below 1, and so the upper half of x * n is a number below n.
    ((u128::from(source.next_u64()) * n as u128) >> 64) as usize
}

impl<F: FnMut() -> u64> RandomSource for F {
    fn next_u64(&mut self) -> u64 {
        self()
    }
}

/// SplitMix64: the same seed gives the same numbers on every machine.
///
/// Good enough to draw hands, but predictable: a few numbers determine the next ones. The seed
/// is the caller's. Source: Steele, Lea and Flood, *Fast splittable pseudorandom number
/// generators*, 2014.
#[doc(alias = "rng")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SplitMix64 {
    state: u64,
}

impl SplitMix64 {
    /// The generator of a seed.
    #[must_use]
    pub const fn new(seed: u64) -> SplitMix64 {
        SplitMix64 { state: seed }
    }
}

impl RandomSource for SplitMix64 {
    fn next_u64(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.state ^ self.state >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }
}
