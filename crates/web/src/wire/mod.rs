//! What crosses to JavaScript and back: requests, answers, failures.

pub mod case;
pub mod code;
pub mod declared;
pub mod failure;
pub mod fields;
pub mod json;
pub mod protocol;
pub mod request;
pub mod shape;
