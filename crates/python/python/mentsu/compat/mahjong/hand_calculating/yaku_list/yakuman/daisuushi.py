from ._rows import DaiSuushii as DaiSuushii
