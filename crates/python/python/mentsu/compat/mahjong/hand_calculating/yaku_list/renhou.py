from ._rows import Renhou as Renhou
