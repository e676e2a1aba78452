//! A layout of a file, with its name.

use alloc::string::String;

use super::error::FileError;
use crate::layout::Layout;

/// A layout of a file, with its name in that file.
///
/// ```
/// use shanghai::files;
///
/// let text = "kmahjongg-layout-v1.1\n# name: Pair\nw4\nh2\nd1\n1212\n4343\n";
/// let [pair] = &files::read_layouts(text)?[..] else { panic!() };
/// assert_eq!(pair.name, "Pair");
/// assert_eq!(pair.layout.as_ref().map(|layout| layout.len()), Ok(2));
/// # Ok::<(), files::FileError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct NamedLayout {
    /// Its name, empty where the file has none.
    pub name: String,
    /// The layout, or its error. The other layouts of the file aren't affected.
    pub layout: Result<Layout, FileError>,
}
