from ._rows import Suukantsu as Suukantsu
