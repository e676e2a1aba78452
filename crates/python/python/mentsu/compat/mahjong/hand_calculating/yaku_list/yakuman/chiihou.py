from ._rows import Chiihou as Chiihou
