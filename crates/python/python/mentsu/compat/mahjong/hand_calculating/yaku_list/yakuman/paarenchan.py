from ._rows import Paarenchan as Paarenchan
