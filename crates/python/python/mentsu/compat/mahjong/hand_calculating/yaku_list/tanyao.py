from ._rows import Tanyao as Tanyao
