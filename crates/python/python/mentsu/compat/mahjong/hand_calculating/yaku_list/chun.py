from ._rows import Chun as Chun
