//! The advisor's answers for positions whose answer is clear.

mod positions;
