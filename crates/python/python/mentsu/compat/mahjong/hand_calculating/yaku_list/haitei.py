from ._rows import Haitei as Haitei
