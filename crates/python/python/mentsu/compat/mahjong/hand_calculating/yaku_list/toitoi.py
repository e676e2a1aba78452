from ._rows import Toitoi as Toitoi
