//! The functions as C calls them.
#![allow(unsafe_code, reason = "pointers as in C")]

mod allocations;
mod ask;
mod calls;
mod fields;
mod games;
mod handles;
mod hands;
mod header;
mod points;
mod records;
