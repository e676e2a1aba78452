// The keys that are fields: `cargo run -p mentsu-web --example words`.
export interface Situation {
  /** The winner's seat (自風); the dealer is east. Default "east". */ seat?: Wind;
  /** The wind of the round (場風). Default "east". */ round?: Wind;
  /** Riichi was declared (立直). */ riichi?: boolean;
  /** Riichi was declared in the first uninterrupted turn (両立直); it replaces riichi. */ doubleRiichi?: boolean;
  /** The hand was won within one uninterrupted turn after riichi (一発). */ ippatsu?: boolean;
  /** The tile was robbed from a kan: another player added it to a pon (搶槓). */ chankan?: boolean;
  /** The tile was robbed from an ankan (暗槓の槍槓), which kokushi alone may do, where the rules allow it. */ robbedAnkan?: boolean;
  /** The tile was drawn after the player's own kan, or in sanma after a kita (嶺上開花). */ rinshan?: boolean;
  /** The last tile of the wall was drawn (海底摸月). */ haitei?: boolean;
  /** The last discard was taken (河底撈魚). */ houtei?: boolean;
  /** The dealer won with the tiles dealt (天和). */ tenhou?: boolean;
  /** Another player won on the first draw, before any call (地和). */ chiihou?: boolean;
  /** Another player won on a discard before the first draw and before any call (人和); it is worth what the rules say. */ renhou?: boolean;
  /** The tile with which another player declared riichi was taken (燕返し). */ tsubameGaeshi?: boolean;
  /** The tile that another player discarded right after a kan was taken (槓振り). */ kanburi?: boolean;
  /** Riichi or double riichi was declared with the hand shown (オープン立直). */ openRiichi?: boolean;
  /** The dealer won for the eighth time in a row (八連荘). */ paarenchan?: boolean;
  /** The dora indicators turned over (ドラ表示牌). */ dora?: Face[];
  /** The ura dora indicators (裏ドラ表示牌), as many as there are dora indicators. */ ura?: Face[];
  /** How many norths were set aside in sanma (抜きドラ). */ kita?: 0 | 1 | 2 | 3 | 4;
  /** How many honba lie on the table (本場). */ honba?: number;
  /** How many riichi sticks lie on the table (供託), the winner's own included. */ sticks?: number;
  /** The player who discarded the tile won by ron (放銃). It matters only if a player is liable, too. */ discarder?: Wind;
  /** Who is liable for a yakuman (包). */ pao?: { daisangen?: Wind; daisuushi?: Wind; suukantsu?: Wind };
}
export interface PlanRequest {
  /** How many tiles the player still draws. Default 17. */ draws?: number;
  /** How many exchanges a path may make beyond the shortest way; each one more takes ten times as long. Default 1. */ depth?: 0 | 1 | 2 | 3;
  /** The player's seat (自風); the dealer is east. Default "east". */ seat?: Wind;
  /** The wind of the round (場風). Default "east". */ round?: Wind;
  /** The dora indicators turned over (ドラ表示牌); each brings an ura indicator. */ dora?: Face[];
  /** The tiles seen besides the hand, its melds and the indicators. */ seen?: string | Face[];
  /** When to declare riichi (立直). Default "best". */ riichi?: RiichiChoice;
  /** Ura dora count (裏ドラ). Default true. */ ura?: boolean;
  /** How many honba lie on the table (本場). */ honba?: number;
  /** How many riichi sticks lie on the table (供託), 1,000 points each to the winner. */ sticks?: number;
  /** How many norths were set aside in sanma (抜きドラ). */ kita?: 0 | 1 | 2 | 3 | 4;
  /** How many tiles the others discard between two draws, on which the hand may win by ron. */ others?: number;
  /** It is the first turn without a call: riichi is double riichi. */ firstTurn?: boolean;
  /** How many states a plan may meet, of some hundred bytes each. Default 1048576. */ room?: number;
}
