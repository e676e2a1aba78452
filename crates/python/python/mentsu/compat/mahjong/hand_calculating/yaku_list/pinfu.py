from ._rows import Pinfu as Pinfu
