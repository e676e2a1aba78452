from ._rows import SeatWindEast as SeatWindEast
