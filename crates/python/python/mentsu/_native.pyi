"""The part that is written in Rust."""
