from ._rows import Ittsu as Ittsu
