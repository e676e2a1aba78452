from ._rows import RoundWindWest as RoundWindWest
