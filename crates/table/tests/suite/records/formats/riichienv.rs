//! Games that PyPI's riichienv has played, by the rules of two houses: `tests/elsewhere` says how
//! they are made.

use std::path::Path;
use std::{env, fs};

use mentsu::riichi::Preset;
use mentsu_table::record::{Reader, Record};
use mentsu_table::replay;

/// Reads the games of a file, whose name begins with the house.
fn games(name: &str, bytes: &[u8]) -> Vec<Record> {
    let house = name.split('-').next().and_then(Preset::from_name);
    let reader = Reader::new().with_house(house.unwrap_or_else(|| panic!("{name}: which house?")));
    reader.read_all(bytes).unwrap_or_else(|why| panic!("{name}: {why}"))
}

/// How many rounds of the games differ from the rules, and how many there are.
fn replayed(name: &str, games: &[Record]) -> (usize, usize) {
    let (mut rounds, mut differences) = (0, 0);
    for (number, game) in games.iter().enumerate() {
        let replay = replay::replay(game);
        assert_eq!(replay.notes, [], "{name}, game {number}");
        for difference in &replay.differences {
            println!("{name}, game {number}: {difference}");
        }
        rounds += replay.rounds;
        differences += replay.differences.len();
    }
    (rounds, differences)
}

#[test]
fn games_of_riichienv_are_replayed_without_a_difference() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/elsewhere/riichienv");
    let mut rounds = 0;
    for name in ["tenhou", "mahjong_soul", "tenhou_sanma", "mahjong_soul_sanma"] {
        let packed = fs::read(folder.join(format!("{name}.mjai.gz"))).expect("the games are there");
        let games = games(name, &packed);
        assert_eq!(games.len(), 2, "{name}");
        let (of_house, differences) = replayed(name, &games);
        assert_eq!(differences, 0, "{name}");
        rounds += of_house;
    }
    assert!(rounds > 50, "{rounds}");
}

#[test]
#[ignore = "needs games that play_riichienv.py has just played"]
fn many_games_of_riichienv_are_recorded_and_replayed() {
    let folder = env::var_os("MENTSU_RIICHIENV").expect("MENTSU_RIICHIENV names their folder");
    let (mut files, mut rounds, mut differences) = (0, 0, 0);
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("a file").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let games = games(&name, &fs::read(&path).expect("a file that is there"));
        let (of_file, differ) = replayed(&name, &games);
        (files, rounds, differences) = (files + 1, rounds + of_file, differences + differ);
    }
    println!("{files} games, {rounds} rounds, {differences} differences");
    assert!(files >= 500 && differences == 0);
}
