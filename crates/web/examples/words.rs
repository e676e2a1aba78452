//! Writes what is declared for TypeScript: the types of answers, `src/answers.d.ts`; the keys of
//! requests that are fields, `src/requests.d.ts`; closed words, `src/words.d.ts`; those that the
//! page lists, `page/src/engine/lists.ts`; and requests and answers of `ask`, `src/protocol.d.ts`
//! and `src/protocol_rules.d.ts`.

fn main() -> std::io::Result<()> {
    let here = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    std::fs::write(here.join("src/words.d.ts"), mentsu_web::words::declarations())?;
    std::fs::write(here.join("src/requests.d.ts"), mentsu_web::wire::declared::declarations())?;
    std::fs::write(here.join("src/answers.d.ts"), mentsu_web::answers::declarations())?;
    std::fs::write(here.join("page/src/engine/lists.ts"), mentsu_web::words::lists())?;
    let schema = mentsu_protocol::schema();
    let [questions, rules] = mentsu_web::words::protocol(&schema, mentsu_protocol::typescript);
    std::fs::write(here.join("src/protocol.d.ts"), questions)?;
    std::fs::write(here.join("src/protocol_rules.d.ts"), rules)
}
