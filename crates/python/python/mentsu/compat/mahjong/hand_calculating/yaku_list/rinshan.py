from ._rows import Rinshan as Rinshan
