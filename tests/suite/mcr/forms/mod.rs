//! The five forms: how a hand splits in each or why it doesn't, and what each wait completes.

mod attempts;
mod unknown;
mod waits;
