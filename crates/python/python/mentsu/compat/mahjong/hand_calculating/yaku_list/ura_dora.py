from ._rows import UraDora as UraDora
