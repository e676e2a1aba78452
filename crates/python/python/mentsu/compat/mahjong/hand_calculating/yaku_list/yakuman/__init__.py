"""The yakuman."""

from .chiihou import Chiihou
from .chinroto import Chinroutou
from .chuuren_poutou import ChuurenPoutou
from .daburu_chuuren_poutou import DaburuChuurenPoutou
from .daburu_kokushi import DaburuKokushiMusou
from .daichisei import Daichisei
from .daisangen import Daisangen
from .daisharin import Daisharin
from .daisuushi import DaiSuushii
from .kokushi import KokushiMusou
from .paarenchan import Paarenchan
from .renhou_yakuman import RenhouYakuman
from .ryuisou import Ryuuiisou
from .sashikomi import Sashikomi
from .shosuushi import Shousuushii
from .suuankou import Suuankou
from .suuankou_tanki import SuuankouTanki
from .suukantsu import Suukantsu
from .tenhou import Tenhou
from .tsuisou import Tsuuiisou

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
