from ._rows import RoundWindSouth as RoundWindSouth
