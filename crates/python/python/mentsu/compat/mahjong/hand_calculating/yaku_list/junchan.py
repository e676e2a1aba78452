from ._rows import Junchan as Junchan
