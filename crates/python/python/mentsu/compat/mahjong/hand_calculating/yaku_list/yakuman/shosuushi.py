from ._rows import Shousuushii as Shousuushii
