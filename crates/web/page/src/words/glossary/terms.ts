// The terms of the glossary.

/** Each with tiles that show it, where tiles do. */
export const TERMS = {
  man: '123456789m', pin: '123456789p', sou: '123456789s', honors: '1234567z', yaochuu: '19m19p19s1234567z',
  dora: '', ura: '', aka: '0m0p0s', kita: '4z',
  mentsu: '', jantou: '55z', shuntsu: '456p', koutsu: '777s', kantsu: '2222m', tatsu: '56p', toitsu: '33m',
  meld: '', chi: '', pon: '', kan: '', ankan: '', kakan: '',
  tenpai: '', noten: '', shanten: '', ukeire: '', furiten: '', goodWait: '',
  ryanmen: '45s', kanchan: '46s', penchan: '12s', tanki: '4s', shanpon: '33m55p',
  chiitoitsu: '1133m2266p44s55z77z', kokushi: '19m19p19s12345677z', chinitsu: '1112345678999p',
  ron: '', tsumo: '', yaku: '', han: '', fu: '', mangan: '', yakuman: '', menzen: '',
  riichi: '', ippatsu: '', haitei: '', rinshan: '', chankan: '', tenhou: '', renhou: '', honba: '', sticks: '',
  dealer: '', seatWind: '', roundWind: '', river: '', dealIn: '', pushFold: '', nanikiru: '',
  sanma: '', hanchan: '', kuikae: '', pao: '', uma: '', tobi: '',
} as const;

export type Term = keyof typeof TERMS;

export interface Entry {
  /** As the page writes it. */
  readonly name: string;
  /** What a reader of the other language knows it by. */
  readonly also: string;
  readonly meaning: string;
  /** Words of the page that mean it, besides the name; with `=`, if they are the whole entry. */
  readonly words?: readonly string[];
}

export type Glossary = Readonly<Record<Term, Entry>>;
