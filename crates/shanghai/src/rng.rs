//! The random numbers of deals: splitmix64.

/// A splitmix64 generator (Steele, Lea and Flood, 2014): the same numbers for the same seed on
/// every machine.
///
/// ```
/// use shanghai::SplitMix64;
///
/// let mut numbers = SplitMix64::new(0);
/// assert_eq!(numbers.next_u64(), 0xE220_A839_7B1D_CDAF);
/// assert!(numbers.below(6) < 6);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SplitMix64 {
    state: u64,
}

impl SplitMix64 {
    /// A generator whose state is the seed.
    ///
    /// ```
    /// use shanghai::SplitMix64;
    ///
    /// assert_eq!(SplitMix64::new(7), SplitMix64::new(7));
    /// ```
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// The next number, uniform over all 2⁶⁴ values.
    ///
    /// ```
    /// use shanghai::SplitMix64;
    ///
    /// let mut numbers = SplitMix64::new(1);
    /// assert_ne!(numbers.next_u64(), numbers.next_u64());
    /// ```
    pub const fn next_u64(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `bound`, or 0 if `bound` is 0. It is the high half of the 128-bit product of
    /// `bound` and the next number.
    ///
    /// ```
    /// use shanghai::SplitMix64;
    ///
    /// let mut numbers = SplitMix64::new(1);
    /// assert!((0..1000).all(|_| numbers.below(10) < 10));
    /// assert_eq!(numbers.below(0), 0);
    /// ```
    pub const fn below(&mut self, bound: usize) -> usize {
        ((self.next_u64() as u128 * bound as u128) >> 64) as usize
    }

    /// Shuffles the items (Fisher and Yates, from the last down).
    ///
    /// ```
    /// use shanghai::SplitMix64;
    ///
    /// let mut items = [1, 2, 3, 4, 5, 6, 7, 8];
    /// SplitMix64::new(3).shuffle(&mut items);
    /// assert_eq!(items.iter().sum::<i32>(), 36);
    /// ```
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            let j = self.below(i + 1);
            items.swap(i, j);
        }
    }
}
