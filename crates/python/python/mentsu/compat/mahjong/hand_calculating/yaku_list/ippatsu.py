from ._rows import Ippatsu as Ippatsu
