from ._rows import Hatsu as Hatsu
