from ._rows import Dora as Dora
