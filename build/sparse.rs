//! Lines of a table in which most cells are empty, laid over one another.

/// The cells of the lines of one table: a line begins at its base, and a full cell says whose it is.
pub(crate) struct Packed {
    /// Where each line begins. Equal lines share a base; other lines don't.
    pub(crate) bases: Vec<usize>,
    /// The full cells: the base of the line they belong to, and their value.
    pub(crate) cells: Vec<Option<(usize, u64)>>,
}

/// How many cells a line has; the last three ranks of a suit are a column.
pub(crate) const COLUMNS: usize = 125;

/// Lays lines of (column, value) so that full cells never meet, the fullest lines first, each as
/// early as it fits.
pub(crate) fn pack(lines: &[Vec<(usize, u64)>]) -> Packed {
    let mut distinct: Vec<&Vec<(usize, u64)>> = lines.iter().filter(|l| !l.is_empty()).collect();
    distinct.sort_by_key(|line| (std::cmp::Reverse(line.len()), *line));
    distinct.dedup();

    let mut cells = Cells::default();
    let mut bases = std::collections::HashMap::new();
    for line in distinct {
        bases.insert(line, cells.place(line));
    }
    // An empty line begins where no other does, so it owns no cell.
    let nowhere = (0..).find(|&base| !cells.is_base(base)).unwrap_or(0);
    let bases = lines.iter().map(|line| bases.get(line).copied().unwrap_or(nowhere)).collect();
    let mut cells = cells.cells;
    cells.resize(cells.len() + COLUMNS, None);
    Packed { bases, cells }
}

#[derive(Default)]
struct Cells {
    cells: Vec<Option<(usize, u64)>>,
    /// A bit for each full cell, and for each base.
    full: Vec<u64>,
    is_base: Vec<bool>,
    /// All cells before it are full.
    first_free: usize,
}

impl Cells {
    fn is_base(&self, base: usize) -> bool {
        self.is_base.get(base).copied().unwrap_or(false)
    }

    /// Whether cells are full, 128 of them from `base` on.
    fn window(&self, base: usize) -> u128 {
        let (word, bit) = (base / 64, base % 64);
        let at = |i: usize| u128::from(self.full.get(i).copied().unwrap_or(0));
        (at(word) | at(word + 1) << 64) >> bit | at(word + 2).wrapping_shl(127 - bit as u32) << 1
    }

    fn place(&mut self, line: &[(usize, u64)]) -> usize {
        let pattern = line.iter().fold(0u128, |pattern, &(column, _)| pattern | 1 << column);
        let from = self.first_free.saturating_sub(pattern.trailing_zeros() as usize);
        let fits = |&base: &usize| self.window(base) & pattern == 0 && !self.is_base(base);
        let base = (from..).find(fits).unwrap_or(0);
        for &(column, value) in line {
            let cell = base + column;
            if self.cells.len() <= cell {
                self.cells.resize(cell + 1, None);
                self.full.resize(cell / 64 + 1, 0);
            }
            self.cells[cell] = Some((base, value));
            self.full[cell / 64] |= 1 << (cell % 64);
        }
        if self.is_base.len() <= base {
            self.is_base.resize(base + 1, false);
        }
        self.is_base[base] = true;
        while self.cells.get(self.first_free).is_some_and(Option::is_some) {
            self.first_free += 1;
        }
        base
    }
}
