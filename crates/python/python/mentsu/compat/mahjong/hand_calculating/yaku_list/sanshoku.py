from ._rows import Sanshoku as Sanshoku
