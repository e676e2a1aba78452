//! The weights of the readings, a file a model. `crates/table/fit` writes the files.

pub(super) mod aftermath;
pub(super) mod cost;
pub(super) mod danger;
pub(super) mod places;
pub(super) mod plans;
pub(super) mod rest;
pub(super) mod tenpai;
pub(super) mod to_come;

#[cfg(test)]
mod tests {
    const FILES: [&str; 8] = [
        include_str!("aftermath.rs"),
        include_str!("cost.rs"),
        include_str!("danger.rs"),
        include_str!("places.rs"),
        include_str!("plans.rs"),
        include_str!("rest.rs"),
        include_str!("tenpai.rs"),
        include_str!("to_come.rs"),
    ];

    /// How many numbers stand in the tables of such a name.
    fn numbers_of(players: &str) -> usize {
        let tables = FILES.iter().flat_map(|file| file.split("const ").skip(1));
        let lines = tables.filter(|table| table.starts_with(players)).flat_map(str::lines);
        let lines = lines.filter(|line| !line.trim_start().starts_with("//"));
        // A number of a list, or of a field.
        let numbers = lines.filter_map(|line| line.split_once(',')?.0.split(": ").last());
        numbers.filter(|number| number.trim().parse::<f64>().is_ok()).count()
    }

    /// Weights that nobody can read explain nothing.
    #[test]
    fn a_game_has_at_most_400_numbers() {
        assert_eq!(["FOUR", "THREE"].map(numbers_of), [358, 358]);
    }
}
