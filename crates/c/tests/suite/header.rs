//! The header is that of the functions.

#[test]
fn the_header_is_generated() {
    let package = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut header = Vec::new();
    cbindgen::generate(package).unwrap().write(&mut header);
    let written = std::fs::read_to_string(package.join("include/mentsu.h")).unwrap();
    let hint = "run `cargo run -p mentsu-c --example header`";
    assert_eq!(String::from_utf8(header).unwrap(), written.replace("\r\n", "\n"), "{hint}");
}
