from ._rows import Chinitsu as Chinitsu
