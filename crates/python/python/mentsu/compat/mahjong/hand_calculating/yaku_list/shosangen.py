from ._rows import Shosangen as Shosangen
