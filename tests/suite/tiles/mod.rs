//! Tests tiles, hands, winning forms and waits against slower ways to find them.

mod capacities;
mod counting;
mod golden_counts;
mod oracle_agrees;
mod properties;
mod tricky_chinitsu;
mod wrong_values;
