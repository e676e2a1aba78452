//! Questions about one hand, or about many at once.

pub mod analysis;
pub mod any;
pub mod chances;
pub mod info;
pub mod many;
pub mod mcr;
pub mod plan;
pub mod score;
pub mod situation;
pub mod why;
