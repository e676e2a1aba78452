"""Everything about a riichi mahjong hand, one by one or in whole columns."""
