// The points of golden cases by npm `riichi`, one a line; see old_yaku.py.
const Riichi = require('riichi');

const NEXT = { m: 9, p: 9, s: 9 };

/** The tiles of mpsz text, one by one: `406m` is 4m, 0m and 6m. */
const tiles = (text) =>
  [...text.matchAll(/(\d+)([mpsz])/g)].flatMap(([, digits, suit]) => [...digits].map((d) => d + suit));

/** The dora of an indicator. */
function dora(indicator) {
  const rank = Number(indicator[0]) || 5;
  const suit = indicator[1];
  if (suit in NEXT) return (rank % 9) + 1 + suit;
  return (rank < 5 ? (rank % 4) + 1 : ((rank - 4) % 3) + 5) + 'z';
}

for (const line of require('node:fs').readFileSync(0, 'utf8').split('\n')) {
  const [closed, win, , [how, seat, round], indicators, , flags] = line.split('|');
  const hand = how === 'T' ? closed + win : `${closed}+${win}`;
  const renhou = flags.includes('renhou') ? 't' : '';
  const winds = `${'_ESWN'.indexOf(round)}${'_ESWN'.indexOf(seat)}`;
  const asked = new Riichi(`${hand}+d${tiles(indicators).map(dora).join('')}+o${renhou}${winds}`);
  asked.hairi = false;
  console.log(asked.calc().ten);
}
