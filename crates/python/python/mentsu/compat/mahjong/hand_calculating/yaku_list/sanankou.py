from ._rows import Sanankou as Sanankou
