//! Writes the closed words for TypeScript: their types, `src/words.d.ts`, and those that the page
//! lists, `page/src/engine/lists.ts`.

fn main() -> std::io::Result<()> {
    let here = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    std::fs::write(here.join("src/words.d.ts"), mentsu_web::words::declarations())?;
    std::fs::write(here.join("page/src/engine/lists.ts"), mentsu_web::words::lists())
}
