from ._rows import SeatWindNorth as SeatWindNorth
