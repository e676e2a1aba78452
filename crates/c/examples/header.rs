//! Writes `include/mentsu.h`.

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let package = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    cbindgen::generate(package)?.write_to_file(package.join("include/mentsu.h"));
    Ok(())
}
