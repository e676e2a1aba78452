from ._rows import Honitsu as Honitsu
