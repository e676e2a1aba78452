from ._rows import Daisangen as Daisangen
