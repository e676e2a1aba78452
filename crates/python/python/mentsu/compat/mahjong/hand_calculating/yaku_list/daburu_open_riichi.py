from ._rows import DaburuOpenRiichi as DaburuOpenRiichi
