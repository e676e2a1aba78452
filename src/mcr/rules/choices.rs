//! The values of the rules that have more than two.

/// Which of the fan of single waits (边张, 嵌张, 单钓将) count with a knitted straight (组合龙).
#[doc(alias = "knitted straight")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum WaitsOfStraights {
    /// All three: MIL.
    #[default]
    All,
    /// The single wait, and neither the edge wait nor the closed wait: the Green Book.
    Single,
    /// All three, unless the winning tile is one of the nine of the straight.
    Outside,
}

crate::names! { WaitsOfStraights, "rule on waits of knitted straights":
    All "all",
    Single "single_wait",
    Outside "outside",
}
