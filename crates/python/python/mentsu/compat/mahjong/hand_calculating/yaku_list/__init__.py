"""The yaku that are no yakuman, and dora."""

from .aka_dora import AkaDora
from .chankan import Chankan
from .chantai import Chantai
from .chiitoitsu import Chiitoitsu
from .chinitsu import Chinitsu
from .chun import Chun
from .daburu_open_riichi import DaburuOpenRiichi
from .daburu_riichi import DaburuRiichi
from .dora import Dora
from .haitei import Haitei
from .haku import Haku
from .hatsu import Hatsu
from .honitsu import Honitsu
from .honroto import Honroto
from .houtei import Houtei
from .iipeiko import Iipeiko
from .ippatsu import Ippatsu
from .ittsu import Ittsu
from .junchan import Junchan
from .nagashi_mangan import NagashiMangan
from .open_riichi import OpenRiichi
from .pinfu import Pinfu
from .renhou import Renhou
from .riichi import Riichi
from .rinshan import Rinshan
from .round_wind_east import RoundWindEast
from .round_wind_north import RoundWindNorth
from .round_wind_south import RoundWindSouth
from .round_wind_west import RoundWindWest
from .ryanpeiko import Ryanpeikou
from .sanankou import Sanankou
from .sankantsu import SanKantsu
from .sanshoku import Sanshoku
from .sanshoku_douko import SanshokuDoukou
from .seat_wind_east import SeatWindEast
from .seat_wind_north import SeatWindNorth
from .seat_wind_south import SeatWindSouth
from .seat_wind_west import SeatWindWest
from .shosangen import Shosangen
from .tanyao import Tanyao
from .toitoi import Toitoi
from .tsumo import Tsumo
from .ura_dora import UraDora

__all__ = [
    "AkaDora",
    "Chankan",
    "Chantai",
    "Chiitoitsu",
    "Chinitsu",
    "Chun",
    "DaburuOpenRiichi",
    "DaburuRiichi",
    "Dora",
    "Haitei",
    "Haku",
    "Hatsu",
    "Honitsu",
    "Honroto",
    "Houtei",
    "Iipeiko",
    "Ippatsu",
    "Ittsu",
    "Junchan",
    "NagashiMangan",
    "OpenRiichi",
    "Pinfu",
    "Renhou",
    "Riichi",
    "Rinshan",
    "RoundWindEast",
    "RoundWindNorth",
    "RoundWindSouth",
    "RoundWindWest",
    "Ryanpeikou",
    "SanKantsu",
    "Sanankou",
    "Sanshoku",
    "SanshokuDoukou",
    "SeatWindEast",
    "SeatWindNorth",
    "SeatWindSouth",
    "SeatWindWest",
    "Shosangen",
    "Tanyao",
    "Toitoi",
    "Tsumo",
    "UraDora",
]
