from ._rows import SeatWindWest as SeatWindWest
