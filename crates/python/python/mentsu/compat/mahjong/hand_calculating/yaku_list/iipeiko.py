from ._rows import Iipeiko as Iipeiko
