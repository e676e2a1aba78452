from ._rows import Chinroutou as Chinroutou
