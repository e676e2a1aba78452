//! The classes and functions of `mentsu.records`, and views as planes.

pub(crate) mod advised;
pub(crate) mod danger;
pub(crate) mod decision;
pub(crate) mod encode;
pub(crate) mod errors;
pub(crate) mod event;
pub(crate) mod game;
pub(crate) mod seat;
pub(crate) mod stats;
pub(crate) mod stream;
pub(crate) mod values;
