from ._rows import Suuankou as Suuankou
