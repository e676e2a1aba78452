//! Games that are played: rules, walls, rounds, what seats see.

pub(crate) mod game;
mod kept;
pub(crate) mod mjai;
pub(crate) mod round;
pub(crate) mod rules;
pub(crate) mod sight;
pub(crate) mod wall;

pub(crate) use self::rules::GameRulesArg;
pub(crate) use self::sight::PyView;
