from ._rows import NagashiMangan as NagashiMangan
