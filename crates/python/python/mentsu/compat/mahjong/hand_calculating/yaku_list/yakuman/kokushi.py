from ._rows import KokushiMusou as KokushiMusou
