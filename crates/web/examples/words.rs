//! Writes what TypeScript knows of the packages: the types of answers, `src/answers.d.ts`, those of
//! closed words, `src/words.d.ts`, and the words that the page lists, `page/src/engine/lists.ts`.

fn main() -> std::io::Result<()> {
    let here = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    std::fs::write(here.join("src/words.d.ts"), mentsu_web::words::declarations())?;
    std::fs::write(here.join("src/answers.d.ts"), mentsu_web::answers::declarations())?;
    std::fs::write(here.join("page/src/engine/lists.ts"), mentsu_web::words::lists())
}
