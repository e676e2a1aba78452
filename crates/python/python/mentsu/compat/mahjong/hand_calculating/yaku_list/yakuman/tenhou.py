from ._rows import Tenhou as Tenhou
