from ._rows import RoundWindEast as RoundWindEast
