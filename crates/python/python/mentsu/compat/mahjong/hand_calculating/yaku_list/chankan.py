from ._rows import Chankan as Chankan
