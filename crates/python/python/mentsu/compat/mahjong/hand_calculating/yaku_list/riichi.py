from ._rows import Riichi as Riichi
