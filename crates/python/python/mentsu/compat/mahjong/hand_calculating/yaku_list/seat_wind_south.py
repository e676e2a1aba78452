from ._rows import SeatWindSouth as SeatWindSouth
