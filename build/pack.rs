//! Packs a sparse table: lines are laid over one another so that their full cells never meet.

/// The packed lines of a table. A line begins at its base, and each full cell names the base of the
/// line that it belongs to.
struct Packed {
    /// Where each line begins. Equal lines share a base; other lines don't.
    bases: Vec<usize>,
    /// The full cells: the base of the line they belong to, and their value.
    cells: Vec<Option<(usize, u64)>>,
}

/// How many cells a line has; the last three ranks of a suit are a column.
pub(crate) const COLUMNS: usize = 125;

/// Packs lines of (column, value), the fullest first, each at the lowest base at which it fits.
fn pack(lines: &[Vec<(usize, u64)>]) -> Packed {
    let mut distinct: Vec<&Vec<(usize, u64)>> = lines.iter().filter(|l| !l.is_empty()).collect();
    distinct.sort_by_key(|line| (std::cmp::Reverse(line.len()), *line));
    distinct.dedup();

    let mut cells = Cells::default();
    let mut bases = std::collections::HashMap::new();
    for line in distinct {
        bases.insert(line, cells.place(line));
    }
    // Empty lines share a base that no other line has, so they own no cell.
    let nowhere = (0..).find(|&base| !cells.is_base(base)).unwrap_or(0);
    let bases = lines.iter().map(|line| bases.get(line).copied().unwrap_or(nowhere)).collect();
    let mut cells = cells.cells;
    cells.resize(cells.len() + COLUMNS, None);
    Packed { bases, cells }
}

/// The bits of a cell: its value in the low ones, above it the low bits of its line's base.
pub(crate) struct CellLayout {
    pub(crate) value_bits: u32,
    pub(crate) base_bits: u32,
}

/// Bases and cells of sparse lines.
pub(crate) fn bases_and_cells(
    layout: &CellLayout,
    lines: &[Vec<(usize, u64)>],
) -> (Vec<u16>, Vec<u64>) {
    let packed = pack(lines);
    // Lines that reach a cell have bases within `COLUMNS` of each other, so their low bits differ.
    let low = (1 << layout.base_bits) - 1;
    assert!(COLUMNS <= low);
    let mut is_base = vec![false; packed.cells.len()];
    packed.bases.iter().for_each(|&base| is_base[base] = true);
    // An empty cell has the bits of a base that doesn't reach it, those of the empty cell before
    // where possible: what repeats compresses well.
    let mut nobody = low;
    let mut cell = |(place, cell): (usize, &Option<(usize, u64)>)| {
        let reaches = |low_bits: usize| {
            let before = place.wrapping_sub(low_bits) & low;
            before < COLUMNS && before <= place && is_base[place - before]
        };
        while reaches(nobody) {
            nobody = (nobody + 1) & low;
        }
        let (base, value) = cell.unwrap_or((nobody, 0));
        assert!(value < 1 << layout.value_bits);
        ((base & low) as u64) << layout.value_bits | value
    };
    let cells = packed.cells.iter().enumerate().map(&mut cell).collect();
    (packed.bases.iter().map(|&base| base as u16).collect(), cells)
}

#[derive(Default)]
struct Cells {
    cells: Vec<Option<(usize, u64)>>,
    /// A bit for each full cell, and for each base.
    full: Bits,
    bases: Bits,
    /// All cells before it are full.
    first_free: usize,
}

impl Cells {
    fn is_base(&self, base: usize) -> bool {
        self.bases.from(base) & 1 == 1
    }

    fn place(&mut self, line: &[(usize, u64)]) -> usize {
        let mut from = self.first_free.saturating_sub(line[0].0);
        // Tries 64 bases at a time: a bit is set if its base is taken.
        let base = loop {
            let mut taken = self.bases.from(from);
            for &(column, _) in line {
                if taken == u64::MAX {
                    break;
                }
                taken |= self.full.from(from + column);
            }
            if taken != u64::MAX {
                break from + taken.trailing_ones() as usize;
            }
            from += 64;
        };
        for &(column, value) in line {
            let cell = base + column;
            if self.cells.len() <= cell {
                self.cells.resize(cell + 1, None);
            }
            self.cells[cell] = Some((base, value));
            self.full.set(cell);
        }
        self.bases.set(base);
        while self.cells.get(self.first_free).is_some_and(Option::is_some) {
            self.first_free += 1;
        }
        base
    }
}

#[derive(Default)]
struct Bits(Vec<u64>);

impl Bits {
    /// The 64 bits from `first` on.
    fn from(&self, first: usize) -> u64 {
        let word = |i: usize| self.0.get(i).copied().unwrap_or(0);
        let (at, bit) = (first / 64, first % 64);
        if bit == 0 { word(at) } else { word(at) >> bit | word(at + 1) << (64 - bit) }
    }

    fn set(&mut self, bit: usize) {
        if self.0.len() <= bit / 64 {
            self.0.resize(bit / 64 + 1, 0);
        }
        self.0[bit / 64] |= 1 << (bit % 64);
    }
}
