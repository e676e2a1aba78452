from ._rows import Sashikomi as Sashikomi
