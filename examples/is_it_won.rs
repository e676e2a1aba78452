//! Is a hand won, and in which ways?

use mentsu::{WinForm, hand};

fn main() {
    let hand = hand!("11223344456789m");
    println!("{hand}: won is {}", hand.is_win());
    for form in hand.win_forms() {
        match form {
            WinForm::Standard(parts) => {
                let mentsu: Vec<String> = parts.mentsu().iter().map(ToString::to_string).collect();
                println!("  a pair of {}, and {}", parts.jantou(), mentsu.join(", "));
            }
            WinForm::Chiitoitsu(pairs) => println!("  seven pairs: {pairs:?}"),
            WinForm::Kokushi { jantou } => println!("  thirteen orphans, {jantou} twice"),
        }
    }
}
