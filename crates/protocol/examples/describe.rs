//! Writes the keys of requests and answers, `KEYS.md`.

fn main() -> std::io::Result<()> {
    let keys = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("KEYS.md");
    std::fs::write(keys, mentsu_protocol::markdown(&mentsu_protocol::schema()))
}
