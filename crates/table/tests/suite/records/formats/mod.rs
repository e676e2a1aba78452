//! Records in the formats of each house and program.

pub(crate) mod elsewhere;
pub(crate) mod foreign;
pub(crate) mod majiang;
pub(crate) mod majsoul;
pub(crate) mod mjai;
pub(crate) mod riichienv;
pub(crate) mod tenhou6;
