from ._rows import Tsuuiisou as Tsuuiisou
