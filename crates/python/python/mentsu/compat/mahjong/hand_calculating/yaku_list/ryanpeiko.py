from ._rows import Ryanpeikou as Ryanpeikou
