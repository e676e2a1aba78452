"""The yakuman: a module each, as in the original."""

from ._rows import CLASSES as CLASSES
from .chiihou import Chiihou as Chiihou
from .chinroto import Chinroutou as Chinroutou
from .chuuren_poutou import ChuurenPoutou as ChuurenPoutou
from .daburu_chuuren_poutou import DaburuChuurenPoutou as DaburuChuurenPoutou
from .daburu_kokushi import DaburuKokushiMusou as DaburuKokushiMusou
from .daichisei import Daichisei as Daichisei
from .daisangen import Daisangen as Daisangen
from .daisharin import Daisharin as Daisharin
from .daisuushi import DaiSuushii as DaiSuushii
from .kokushi import KokushiMusou as KokushiMusou
from .paarenchan import Paarenchan as Paarenchan
from .renhou_yakuman import RenhouYakuman as RenhouYakuman
from .ryuisou import Ryuuiisou as Ryuuiisou
from .sashikomi import Sashikomi as Sashikomi
from .shosuushi import Shousuushii as Shousuushii
from .suuankou import Suuankou as Suuankou
from .suuankou_tanki import SuuankouTanki as SuuankouTanki
from .suukantsu import Suukantsu as Suukantsu
from .tenhou import Tenhou as Tenhou
from .tsuisou import Tsuuiisou as Tsuuiisou

__all__ = [
    "Chiihou",
    "Chinroutou",
    "ChuurenPoutou",
    "DaburuChuurenPoutou",
    "DaburuKokushiMusou",
    "DaiSuushii",
    "Daichisei",
    "Daisangen",
    "Daisharin",
    "KokushiMusou",
    "Paarenchan",
    "RenhouYakuman",
    "Ryuuiisou",
    "Sashikomi",
    "Shousuushii",
    "Suuankou",
    "SuuankouTanki",
    "Suukantsu",
    "Tenhou",
    "Tsuuiisou",
]
