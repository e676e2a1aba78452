from ._rows import DaburuChuurenPoutou as DaburuChuurenPoutou
