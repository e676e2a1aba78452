from ._rows import Chantai as Chantai
