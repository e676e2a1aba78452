//! Every public item shows an example that checks something, and every item named after a term of
//! the game is found by the term's kanji, too.
//!
//! It reads the sources as rustfmt leaves them: `unreachable_pub` sees to it that whatever says
//! `pub` is public, so what says `pub` is what users see. rustdoc's own coverage
//! (`--show-coverage`, run by `.ci/run`) leaves methods and constants out.

use std::fs;
use std::path::{Path, PathBuf};

use mentsu::riichi::Yaku;

/// Something public: where it stands, its name, what is written about it.
struct Item {
    place: String,
    name: String,
    docs: Vec<String>,
    aliases: Vec<String>,
    /// A field or a variant, which the example of its type shows.
    is_part: bool,
}

impl Item {
    /// Whether a Rust example of the docs asserts something.
    fn has_example(&self) -> bool {
        let mut rust = None;
        let mut asserts = false;
        for line in &self.docs {
            match (line.trim_start().strip_prefix("```"), rust) {
                (Some(info), None) => rust = Some(info.is_empty()),
                (Some(_), Some(_)) => rust = None,
                (None, Some(true)) => asserts |= line.contains("assert"),
                (None, _) => {}
            }
        }
        asserts
    }

    fn has_alias(&self, part: &str) -> bool {
        self.aliases.iter().any(|alias| alias.contains(part))
    }
}

fn source_files(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            source_files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The name that a line declares as public, and whether it is a field's or a variant's.
fn declared(line: &str, in_enum: bool) -> Option<(&str, bool)> {
    let ends = |c: char| !(c.is_alphanumeric() || c == '_');
    if in_enum {
        let variant = line.strip_prefix("    ").filter(|rest| rest.starts_with(char::is_uppercase));
        return Some((variant?.split(ends).next()?, true));
    }
    let rest = line.trim_start().strip_prefix("pub ")?;
    for keyword in ["const fn ", "fn ", "struct ", "enum ", "trait ", "type ", "const ", "static "]
    {
        if let Some(rest) = rest.strip_prefix(keyword) {
            return rest.split(ends).next().map(|name| (name, false));
        }
    }
    let name = rest.split(ends).next().filter(|name| !name.is_empty())?;
    rest[name.len()..].starts_with(": ").then_some((name, true))
}

/// Whether the line opens an enum whose variants are looked for; those of an error are met, and
/// tell in a sentence what is wrong.
fn is_enum_of_terms(line: &str, text: &str) -> bool {
    let name = line.strip_prefix("pub enum ").and_then(|rest| rest.strip_suffix(" {"));
    name.is_some_and(|name| {
        !name.contains("Error") && !text.contains(&format!("Error for {name} {{"))
    })
}

fn alias(attribute: &str) -> Option<&str> {
    let (_, rest) = attribute.split_once("[doc(alias = \"")?;
    rest.split('"').next()
}

/// The public items of the library, modules among them.
fn items() -> Vec<Item> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    source_files(&root.join("src"), &mut files);
    assert!(files.len() > 50, "only {} files in {}", files.len(), root.display());
    let mut items = Vec::new();
    let mut modules = vec![root.join("src/lib.rs")];
    let mut of_files = Vec::new();
    for path in files {
        let text = fs::read_to_string(&path).unwrap();
        let place = path.strip_prefix(root).unwrap().display().to_string();
        let (mut docs, mut aliases) = (Vec::new(), Vec::new());
        let (mut file_docs, mut file_aliases) = (Vec::new(), Vec::new());
        let mut in_enum = false;
        for (i, line) in text.lines().enumerate() {
            let trimmed = line.trim_start();
            if let Some(doc) = trimmed.strip_prefix("//!") {
                file_docs.push(doc.to_owned());
            } else if let Some(doc) = trimmed.strip_prefix("///") {
                docs.push(doc.to_owned());
            } else if trimmed.starts_with("#![") {
                file_aliases.extend(alias(trimmed).map(str::to_owned));
            } else if trimmed.starts_with("#[") {
                aliases.extend(alias(trimmed).map(str::to_owned));
            } else {
                if let Some(module) = trimmed.strip_prefix("pub mod ") {
                    let module = path.with_file_name(module.trim_end_matches(';'));
                    modules.extend([module.with_extension("rs"), module.join("mod.rs")]);
                }
                if let Some((name, is_part)) = declared(line, in_enum) {
                    let place = format!("{place}:{}", i + 1);
                    let (docs, aliases) = (docs.clone(), aliases.clone());
                    items.push(Item { place, name: name.to_owned(), docs, aliases, is_part });
                }
                in_enum = is_enum_of_terms(line, &text) || (in_enum && line != "}");
                (docs, aliases) = (Vec::new(), Vec::new());
            }
        }
        let named = if path.ends_with("mod.rs") { path.parent().unwrap() } else { &path };
        let name = named.file_stem().unwrap().to_str().unwrap().to_owned();
        let (docs, aliases) = (file_docs, file_aliases);
        of_files.push((path, Item { place, name, docs, aliases, is_part: false }));
    }
    let public = of_files.into_iter().filter(|(path, _)| modules.contains(path));
    items.extend(public.map(|(_, module)| module));
    items
}

fn report(wrong: &[String]) {
    assert!(wrong.is_empty(), "{} items:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_public_item_has_an_example_that_asserts() {
    let items = items();
    let modules = items.iter().filter(|item| item.place.ends_with(".rs")).count();
    let others = items.iter().filter(|item| !item.is_part).count() - modules;
    assert!(modules > 15 && others > 450, "only {modules} modules and {others} items were found");
    let wrong: Vec<String> = items
        .iter()
        .filter(|item| !item.is_part && !item.has_example())
        .map(|item| format!("{} {}", item.place, item.name))
        .collect();
    report(&wrong);
}

/// A term as names spell it, and how it is written in Japanese; one of several ways is enough.
const TERMS: [(&str, &[&str]); 42] = [
    ("agari", &["和了"]),
    ("ankan", &["暗槓"]),
    ("attempt", &["面子分解", "試行"]),
    ("chankan", &["搶槓", "槍槓"]),
    ("chiihou", &["地和"]),
    ("chiitoitsu", &["七対子"]),
    ("chi", &["吃", "チー"]),
    ("daiminkan", &["大明槓"]),
    ("discard", &["打牌", "捨て牌"]),
    ("dora", &["ドラ"]),
    ("fu", &["符"]),
    ("furiten", &["振聴"]),
    ("haitei", &["海底"]),
    ("hand", &["手牌"]),
    ("han", &["飜", "翻", "縛り"]),
    ("honba", &["本場", "責任払い"]),
    ("houtei", &["河底"]),
    ("ippatsu", &["一発"]),
    ("jantou", &["雀頭"]),
    ("kakan", &["加槓"]),
    ("kita", &["抜き"]),
    ("kokushi", &["国士無双"]),
    ("koutsu", &["刻子"]),
    ("kuikae", &["喰い替え"]),
    ("meld", &["副露", "鳴き"]),
    ("mentsu", &["面子"]),
    ("nagashi", &["流し"]),
    ("pao", &["包", "責任払い"]),
    ("pon", &["碰", "ポン"]),
    ("reds", &["赤"]),
    ("renhou", &["人和"]),
    ("riichi", &["立直"]),
    ("rinshan", &["嶺上"]),
    ("ron", &["栄和", "ロン", "ダブロン"]),
    ("sanma", &["三麻", "三人麻雀"]),
    ("shanten", &["向聴"]),
    ("shuntsu", &["順子"]),
    ("tenpai", &["聴牌", "荒牌平局"]),
    ("tsumo", &["自摸", "ツモ", "ピンヅモ"]),
    ("ukeire", &["受け入れ"]),
    ("wait", &["待ち"]),
    ("yakuman", &["役満"]),
];

/// The words of `riichi_ankan`, `WaitShape` or `DOUBLE_YAKUMAN`, in lower case and without the
/// plural's s.
fn words(name: &str) -> Vec<String> {
    let shouted = !name.chars().any(char::is_lowercase);
    let mut words = vec![String::new()];
    for c in name.chars() {
        if c == '_' || (c.is_uppercase() && !shouted) {
            words.push(String::new());
        }
        if c != '_' {
            words.last_mut().unwrap().extend(c.to_lowercase());
        }
    }
    let known = |word: &str| TERMS.iter().any(|(term, _)| *term == word);
    for word in &mut words {
        if word.strip_suffix('s').is_some_and(known) {
            word.pop();
        }
    }
    words
}

#[test]
fn names_are_split_into_words() {
    assert_eq!(words("riichi_ankan"), ["riichi", "ankan"]);
    assert_eq!(words("WaitShapesIter")[1..], ["wait", "shapes", "iter"]);
    assert_eq!(words("DOUBLE_YAKUMAN"), ["double", "yakuman"]);
    assert_eq!(words("reds_by_suit"), ["reds", "by", "suit"]);
}

#[test]
fn terms_of_the_game_are_found_by_their_kanji() {
    let items = items();
    let mut found = 0;
    let mut wrong = Vec::new();
    for item in &items {
        let words = words(&item.name);
        for (term, written) in TERMS.iter().filter(|(term, _)| words.iter().any(|w| w == term)) {
            found += 1;
            if !written.iter().any(|written| item.has_alias(written)) {
                wrong.push(format!("{} {}: {term} {written:?}", item.place, item.name));
            }
        }
    }
    assert!(found > 100, "only {found} names hold a term");
    report(&wrong);
}

#[test]
fn every_yaku_is_found_by_its_kanji() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/riichi/yaku.rs");
    let text = fs::read_to_string(path).unwrap();
    let (_, rest) = text.split_once("pub enum Yaku {\n").unwrap();
    let variants = rest.split_once("\n}").unwrap().0;
    for yaku in Yaku::ALL {
        let (before, _) = variants.split_once(&format!("\n    {yaku:?},")).unwrap();
        let (_, of_this) = before.rsplit_once("\n    /// ").unwrap_or(("", before));
        let aliases: Vec<&str> = of_this.lines().filter_map(alias).collect();
        assert!(aliases.contains(&yaku.kanji()), "{yaku:?} {} {aliases:?}", yaku.kanji());
    }
}
