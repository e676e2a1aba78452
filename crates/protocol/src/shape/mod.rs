//! What values of requests and answers look like in a schema.

pub(crate) mod meaning;
pub(crate) mod words;

pub(crate) use self::words::*;
