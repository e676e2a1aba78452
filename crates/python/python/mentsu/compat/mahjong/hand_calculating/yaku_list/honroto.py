from ._rows import Honroto as Honroto
