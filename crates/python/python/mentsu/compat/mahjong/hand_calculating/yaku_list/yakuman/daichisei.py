from ._rows import Daichisei as Daichisei
