//! Files of layouts in the formats of kmahjongg, Kyodai and GNOME Mahjongg.
//!
//! This module only reads. [`Layout::to_text`] writes kmahjongg's format, and the `FromStr` of
//! [`Layout`] reads it, too.
//!
//! [`Layout`]: crate::Layout
//! [`Layout::to_text`]: crate::Layout::to_text

mod error;
#[cfg(feature = "gnome")]
mod gnome;
mod kyodai;
mod named;

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

pub use self::error::{FileError, FileErrorKind};
pub use self::named::NamedLayout;

/// Reads all layouts of a file, in order. The beginning of the text determines the format:
///
/// - `kmahjongg-layout-v1.1` or `-v1.0`: the format that `Layout`'s `FromStr` describes. The name
///   follows `# name:` or `# Name:`, if there is such a comment.
/// - `Kyodai 3.0` or `Kyodai 6.0` (`.lay`): a line with the name, which ends before ` :: ` and a
///   category, then five levels of 20 rows of 34 places, in half tiles and from the lowest level
///   on: `1` is the upper left corner of a tile, `0` none. Space is skipped, as xmahjongg does.
/// - `<` (`.map` of GNOME Mahjongg, with feature `gnome`): elements `map` with a `name`; within,
///   `layer` gives its `z` to the elements `tile` (`x`, `y`), `row` (`left`, `right`, `y`),
///   `column` (`x`, `top`, `bottom`) and `block` (`left`, `right`, `top`, `bottom`) within it.
///   Coordinates are in whole tiles and may end in `.5`; a missing attribute is 0, as in GNOME
///   Mahjongg.
///
/// A byte order mark is skipped.
///
/// # Errors
/// [`FileError`] names the line, the column and the reason if the file can't be read. GNOME's map
/// Overpass has tiles that lie on nothing, so a single map may be invalid, too; see
/// [`NamedLayout::layout`].
///
/// ```
/// use shanghai::files::{FileErrorKind, read_layouts};
///
/// let text = "kmahjongg-layout-v1.1\n# name: One\nw2\nh2\nd1\n12\n43\n";
/// assert_eq!(read_layouts(text)?[0].name, "One");
/// assert_eq!(read_layouts("one tile").unwrap_err().kind(), &FileErrorKind::UnknownFormat);
/// # Ok::<(), shanghai::files::FileError>(())
/// ```
pub fn read_layouts(text: &str) -> Result<Vec<NamedLayout>, FileError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.starts_with("kmahjongg") {
        let layout = text.parse().map_err(FileError::from)?;
        return Ok(vec![NamedLayout { name: commented_name(text), layout: Ok(layout) }]);
    }
    if text.starts_with("Kyodai") {
        return kyodai::read(text).map(|layout| vec![layout]);
    }
    #[cfg(feature = "gnome")]
    if text.trim_start().starts_with('<') {
        return gnome::read(text);
    }
    Err(FileError::new((1, 1), FileErrorKind::UnknownFormat))
}

/// The name in a comment of kmahjongg's format.
fn commented_name(text: &str) -> String {
    let named = text.lines().find_map(|line| {
        let comment = line.strip_prefix('#')?.trim_start();
        comment.strip_prefix("name:").or_else(|| comment.strip_prefix("Name:"))
    });
    String::from(named.unwrap_or_default().trim())
}
