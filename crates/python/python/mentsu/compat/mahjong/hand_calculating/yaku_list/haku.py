from ._rows import Haku as Haku
