//! Fan that apply but don't count, and why.

use super::count::{CountedReading, THREE_CHOWS, TWO_CHOWS};
use super::fan::{Fan, FanSet};
use super::rules::Rules;

/// The principle by which a fan doesn't count (计番原则).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Principle {
    /// Non-repeat (不重复): another fan can't be without it, or is worth more for the same.
    NonRepeat,
    /// Non-separation (不拆移): its sets make another fan already and aren't taken apart again.
    NonSeparation,
    /// Non-identical (不相同): the same fan would count a second time with some of the same sets.
    NonIdentical,
    /// Account once (套算一次): of the sets not yet combined, each may be combined once with a combined
    /// one.
    AccountOnce,
}

crate::names! { Principle, "principle":
    NonRepeat "non_repeat",
    NonSeparation "non_separation",
    NonIdentical "non_identical",
    AccountOnce "account_once",
}

impl Principle {
    /// The name in Chinese: `不重复`.
    #[must_use]
    pub const fn chinese(self) -> &'static str {
        match self {
            Principle::NonRepeat => "不重复",
            Principle::NonSeparation => "不拆移",
            Principle::NonIdentical => "不相同",
            Principle::AccountOnce => "套算一次",
        }
    }
}

/// A fan that applies and doesn't count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LeftOut {
    fan: Fan,
    times: u8,
    principle: Principle,
    by: Fan,
}

impl LeftOut {
    /// Which fan it is.
    #[must_use]
    pub const fn fan(&self) -> Fan {
        self.fan
    }

    /// How often it would count but doesn't, at least once.
    #[must_use]
    pub const fn times(&self) -> u8 {
        self.times
    }

    /// Why it doesn't count.
    #[must_use]
    pub const fn principle(&self) -> Principle {
        self.principle
    }

    /// The fan that counts instead.
    #[must_use]
    pub const fn by(&self) -> Fan {
        self.by
    }
}

const CHOWS: FanSet = {
    let (mut all, mut i) = (THREE_CHOWS, 0);
    while i < TWO_CHOWS.len() {
        all = all.with(TWO_CHOWS[i]);
        i += 1;
    }
    all
};

/// The part of this fan that a reading leaves out, if any.
pub(super) fn left_out_of(reading: &CountedReading, fan: Fan, rules: &Rules) -> Option<LeftOut> {
    let counted = reading.counted;
    let times = reading.found_times.of(fan)
        - if counted.contains(fan) { reading.counted_times.of(fan) } else { 0 };
    if times == 0 {
        let again = reading.is_there_again && THREE_CHOWS.contains(fan) && counted.contains(fan);
        let principle = Principle::NonIdentical;
        return again.then_some(LeftOut { fan, times: 1, principle, by: fan });
    }
    let mut all = counted.iter();
    if let Some(by) = all.clone().find(|&by| rules.swallowed_by(by).contains(fan)) {
        return Some(LeftOut { fan, times, principle: Principle::NonRepeat, by });
    }
    if let Some(by) = all.clone().find(|by| by.swallows_in_part().contains(fan)) {
        return Some(LeftOut { fan, times, principle: Principle::NonRepeat, by });
    }
    let principle =
        if TWO_CHOWS.contains(&fan) { Principle::AccountOnce } else { Principle::NonSeparation };
    let by = all.find(|&by| CHOWS.contains(by))?;
    Some(LeftOut { fan, times, principle, by })
}
