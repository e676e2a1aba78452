//! Tiles and hands written out in a program.

/// A [`Hand`](crate::Hand) written as mpsz.
#[macro_export]
macro_rules! hand {
    ($text:literal) => {
        $crate::literal::read::<$crate::Hand>($text)
    };
}

/// A [`Tile`](crate::Tile) written as mpsz.
#[macro_export]
macro_rules! tile {
    ($text:literal) => {
        $crate::literal::read::<$crate::Tile>($text)
    };
}

/// A [`Face`](crate::Face) written as mpsz.
#[macro_export]
macro_rules! face {
    ($text:literal) => {
        $crate::literal::read::<$crate::Face>($text)
    };
}

/// A [`TileSet`](crate::TileSet) written as mpsz.
#[macro_export]
macro_rules! tiles {
    ($text:literal) => {
        $crate::literal::read::<$crate::TileSet>($text)
    };
}

/// [`Counts`](crate::Counts) written as mpsz.
#[macro_export]
macro_rules! counts {
    ($text:literal) => {
        $crate::literal::read::<$crate::Counts>($text)
    };
}

/// A [`Meld`](crate::Meld) written as mpsz.
#[macro_export]
macro_rules! meld {
    ($text:literal) => {
        $crate::literal::read::<$crate::Meld>($text)
    };
}

#[doc(hidden)]
#[must_use]
pub fn read<T: core::str::FromStr<Err = crate::ParseError>>(text: &str) -> T {
    match text.parse() {
        Ok(value) => value,
        Err(error) => panic!("{error}"),
    }
}
