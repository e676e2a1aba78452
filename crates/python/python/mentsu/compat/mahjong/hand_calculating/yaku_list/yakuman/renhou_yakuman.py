from ._rows import RenhouYakuman as RenhouYakuman
