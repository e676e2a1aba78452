from ._rows import SanKantsu as SanKantsu
