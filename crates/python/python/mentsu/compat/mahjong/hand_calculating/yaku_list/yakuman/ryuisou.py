from ._rows import Ryuuiisou as Ryuuiisou
