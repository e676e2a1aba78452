from ._rows import Chiitoitsu as Chiitoitsu
