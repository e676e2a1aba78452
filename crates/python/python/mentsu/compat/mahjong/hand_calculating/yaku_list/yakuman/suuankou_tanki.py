from ._rows import SuuankouTanki as SuuankouTanki
