from ._rows import RoundWindNorth as RoundWindNorth
