from ._rows import Tsumo as Tsumo
