from ._rows import OpenRiichi as OpenRiichi
