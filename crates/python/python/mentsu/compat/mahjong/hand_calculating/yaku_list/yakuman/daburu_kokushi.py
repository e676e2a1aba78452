from ._rows import DaburuKokushiMusou as DaburuKokushiMusou
