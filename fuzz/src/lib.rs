//! `fuzz_target!` for two drivers: libFuzzer under `cargo fuzz` (which sets `cfg(fuzzing)`), and
//! otherwise a program that replays the files and folders named in its arguments, each once, so
//! that CI can do so with stable Rust.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

#[cfg(fuzzing)]
pub use libfuzzer_sys;

/// Defines the entry point of a target: its input is bytes, or any type that implements
/// `Arbitrary`.
#[macro_export]
macro_rules! fuzz_target {
    (|$input:ident: &[u8]| $body:block) => {
        #[cfg(fuzzing)]
        $crate::libfuzzer_sys::fuzz_target!(|$input: &[u8]| $body);

        #[cfg(not(fuzzing))]
        fn main() -> std::process::ExitCode {
            $crate::replay(|bytes: &[u8]| {
                (|$input: &[u8]| $body)(bytes);
                true
            })
        }
    };
    (|$input:ident: $type:ty| $body:block) => {
        #[cfg(fuzzing)]
        $crate::libfuzzer_sys::fuzz_target!(|$input: $type| $body);

        #[cfg(not(fuzzing))]
        fn main() -> std::process::ExitCode {
            $crate::replay(|bytes: &[u8]| {
                let bytes = arbitrary::Unstructured::new(bytes);
                // As in libFuzzer's driver, bytes that make no value are no input.
                let value = <$type as arbitrary::Arbitrary>::arbitrary_take_rest(bytes);
                value.is_ok_and(|value| {
                    (|$input: $type| $body)(value);
                    true
                })
            })
        }
    };
}

/// Runs a target on every file named in the program's arguments, and on every file in the folders
/// named there. The target returns whether the bytes were an input; the program fails if none were.
pub fn replay(target: impl Fn(&[u8]) -> bool) -> ExitCode {
    let mut files = Vec::new();
    for argument in env::args_os().skip(1) {
        list(Path::new(&argument), &mut files);
    }
    files.sort();
    let mut inputs = 0;
    for file in &files {
        let bytes = fs::read(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        // The last line before a panic names the input.
        println!("{}", file.display());
        inputs += u32::from(target(&bytes));
    }
    println!("{inputs} inputs of {} files", files.len());
    if inputs == 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

fn list(path: &Path, files: &mut Vec<PathBuf>) {
    if path.is_dir() {
        let entries =
            fs::read_dir(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        for entry in entries {
            list(&entry.expect("a readable entry").path(), files);
        }
    } else {
        files.push(path.to_path_buf());
    }
}
