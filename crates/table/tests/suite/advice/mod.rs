//! What the advisor says of positions whose answer is clear.

mod positions;
