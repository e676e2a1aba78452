from ._rows import ChuurenPoutou as ChuurenPoutou
