from ._rows import Houtei as Houtei
