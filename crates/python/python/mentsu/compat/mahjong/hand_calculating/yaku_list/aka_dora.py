from ._rows import AkaDora as AkaDora
