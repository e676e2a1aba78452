//! Input that never ends, files that never come, outputs that take nothing.

use std::fs::File;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::replay::{Directory, TENHOU};
use crate::runner::{mentsu, run};

/// How a command ended within a minute: its code and what it said.
#[track_caller]
fn ended(command: &mut Command) -> (Option<i32>, String) {
    let mut child = command.stderr(Stdio::piped()).spawn().unwrap();
    let begun = Instant::now();
    while child.try_wait().unwrap().is_none() {
        assert!(begun.elapsed() < Duration::from_secs(60), "it goes on for a minute");
        std::thread::sleep(Duration::from_millis(5));
    }
    let output = child.wait_with_output().unwrap();
    (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
}

#[test]
fn a_request_that_is_too_long_is_answered_and_the_next_one_read() {
    let request = r#"{"id":1,"op":"hand","closed":"11m"}"#;
    let long = format!("{}{request}\n{request}\n", " ".repeat(1 << 20));
    let answers = run(&["batch"], long.as_bytes());
    let lines: Vec<&str> = answers.out.lines().collect();
    let refused =
        r#"{"id":null,"error":"the request has more than 1048576 bytes, which is the limit"}"#;
    // Blanks at either end aren't part of a request.
    assert_eq!(lines.len(), 2);
    assert!(lines[1].starts_with(r#"{"id":1,"shanten":-1"#), "{lines:?}");
    let other = format!("{}\n{request}\n", "x".repeat((1 << 20) + 1));
    let answers = run(&["batch"], other.as_bytes());
    assert_eq!(answers.out.lines().next(), Some(refused));
    let answers = run(&["batch", "--longest-line", "10"], format!("{request}\n1\n").as_bytes());
    assert!(answers.out.starts_with(r#"{"id":null,"error":"the request has more than 10 bytes"#));
    assert_eq!(answers.out.lines().count(), 2);
}

#[cfg(unix)]
#[test]
fn endless_lines_end_the_run() {
    for subcommand in ["batch", "analyse", "mcr", "plan", "trace"] {
        let zeros = File::open("/dev/zero").unwrap();
        let (code, told) = ended(mentsu().arg(subcommand).stdin(zeros).stdout(Stdio::null()));
        assert_eq!(code, Some(2), "{subcommand}: {told}");
        assert!(told.contains("reading standard input: a line goes on"), "{subcommand}: {told}");
    }
}

#[cfg(unix)]
#[test]
fn errors_name_what_was_being_done() {
    let folder = File::open(".").unwrap();
    let (code, told) = ended(mentsu().arg("analyse").stdin(folder).stdout(Stdio::null()));
    assert_eq!(
        (code, told.starts_with("mentsu: reading standard input: ")),
        (Some(2), true),
        "{told}"
    );
    let missing = run(&["replay", "there/is/no.such"], b"");
    assert!(missing.err.starts_with("there/is/no.such: "), "{}", missing.err);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_output_is_an_error() {
    for arguments in [&["11m"][..], &["--help"], &["batch"]] {
        let full = File::options().write(true).open("/dev/full").unwrap();
        let input = tempfile_with(b"{\"id\":1}\n");
        let (code, told) = ended(mentsu().args(arguments).stdin(input).stdout(full));
        assert_eq!(code, Some(2), "{arguments:?}: {told}");
    }
}

/// A file that holds these bytes.
fn tempfile_with(bytes: &[u8]) -> File {
    let path = std::env::temp_dir().join(format!("mentsu-hostile-{}", std::process::id()));
    std::fs::write(&path, bytes).unwrap();
    let file = File::open(&path).unwrap();
    std::fs::remove_file(path).unwrap();
    file
}

#[cfg(unix)]
#[test]
fn a_named_pipe_is_refused_and_a_sparse_file_not_read_to_its_end() {
    let folder = std::env::temp_dir().join(format!("mentsu-pipes-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let pipe = folder.join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    for subcommand in ["replay", "shanghai", "othello"] {
        let (code, told) = ended(mentsu().arg(subcommand).arg(&pipe).stdout(Stdio::null()));
        assert_eq!((code, told.contains("a named pipe")), (Some(2), true), "{told}");
    }

    let sparse = folder.join("sparse");
    File::create(&sparse).unwrap().set_len(4 << 30).unwrap();
    let (code, told) = ended(mentsu().arg("replay").arg(&sparse).stdout(Stdio::null()));
    assert_eq!((code, told.contains("longer than 64 MiB")), (Some(2), true), "{told}");
    std::fs::remove_dir_all(folder).unwrap();
}

/// A pipe that nobody writes into, a link to a device without end and one that leads round in a
/// circle are left out, and counted.
#[cfg(unix)]
#[test]
fn what_is_no_regular_file_in_a_directory_is_skipped() {
    let directory = Directory::new("irregular");
    let _ = directory.file("game.json", TENHOU);
    let pipe = format!("{}/pipe", directory.path());
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    std::os::unix::fs::symlink("/dev/zero", format!("{}/zero", directory.path())).unwrap();
    let skipped = || {
        let mut command = mentsu();
        command.args(["replay", "--check", directory.path()]).stdout(Stdio::piped());
        ended(&mut command)
    };
    assert_eq!(skipped(), (Some(0), "mentsu: skipped 2 irregular files\n".to_owned()));
    std::os::unix::fs::symlink(".", format!("{}/again", directory.path())).unwrap();
    let told = "mentsu: skipped 2 irregular files and 1 linked folder\n";
    assert_eq!(skipped(), (Some(0), told.to_owned()));
}

/// Waits until a process handles SIGINT itself, which a busy machine may delay by seconds. Where
/// the system doesn't show it, half a second has to do.
#[cfg(unix)]
fn await_handler(pid: &str) {
    const SIGINT: u64 = 1 << 1;
    let handles = |status: &str| {
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
        caught.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).map(|mask| mask & SIGINT)
    };
    for _ in 0..6_000 {
        let status = std::fs::read_to_string(format!("/proc/{pid}/status"));
        match status.ok().as_deref().and_then(handles) {
            Some(0) => std::thread::sleep(Duration::from_millis(10)),
            Some(_) => return,
            None => return std::thread::sleep(Duration::from_millis(500)),
        }
    }
    panic!("process {pid} doesn't handle SIGINT");
}

/// Ctrl-C ends a long check after the files that are being read, with their sum.
#[cfg(unix)]
#[test]
fn ctrl_c_prints_what_was_found_so_far() {
    let directory = Directory::new("interrupted");
    for number in 0..20_000 {
        let _ = directory.file(&format!("{number}.json"), TENHOU);
    }
    let mut command = mentsu();
    command.args(["replay", "--check", "--threads", "1", directory.path()]);
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let pid = child.id().to_string();
    await_handler(&pid);
    assert!(Command::new("kill").args(["-INT", &pid]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    let out = String::from_utf8_lossy(&output.stdout).into_owned();
    let rounds: usize = out.split(' ').next().and_then(|word| word.parse().ok()).unwrap();
    assert_eq!(output.status.code(), Some(130), "{out}");
    assert!(rounds < 20_000 && out.ends_with(" 0 differences\n"), "{out}");
}
