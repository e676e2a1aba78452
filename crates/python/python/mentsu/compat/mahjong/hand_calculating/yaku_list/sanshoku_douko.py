from ._rows import SanshokuDoukou as SanshokuDoukou
