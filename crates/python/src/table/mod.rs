//! Games that are played: rules, walls, rounds, what seats see.

pub(crate) mod danger;
pub(crate) mod game;
pub(crate) mod mjai;
pub(crate) mod round;
pub(crate) mod rules;
pub(crate) mod seats;
pub(crate) mod sight;
pub(crate) mod wall;

pub(crate) use self::rules::GameRulesArg;
pub(crate) use self::sight::PyView;
