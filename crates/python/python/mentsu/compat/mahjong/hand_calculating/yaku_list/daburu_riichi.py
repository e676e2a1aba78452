from ._rows import DaburuRiichi as DaburuRiichi
