from ._rows import Daisharin as Daisharin
