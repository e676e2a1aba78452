// The room Why.

const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;

export const why = {
  title: 'Why is it won – and why not otherwise?',
  lead: 'Every pair is tried as the jantou, and with each every set of koutsu, taken or not; what is left must fall into shuntsu, stripped from the left. It isn’t the order that matters but the set of koutsu: one that could be taken need not be.',
  needsDraw: 'This hand waits for a tile; the steps need one more.',
  summary: (jantou: number, total: number, complete: number) =>
    total === 0 ? 'There is no pair to begin with.' : `${many(jantou, 'jantou', 'jantou')} to try, ${many(total, 'attempt', 'attempts')}: ${complete === 0 ? 'none works.' : complete === 1 ? 'one works.' : `${complete} work.`}`,
  special: 'It is won in a form of its own, too:',
  show: 'Show',
  shown: { all: 'All attempts', complete: 'Those that work' },
  toHand: 'All about this hand',
  withJantou: (tile: string) => `Jantou ${tile}`,
  candidates: (tiles: string, sets: number) => `Koutsu could be ${tiles}: ${many(sets, 'set', 'sets')} to try.`,
  noCandidates: 'No koutsu can be taken then: one attempt.',
  ofThese: (n: number) => (n === 0 ? 'None works.' : n === 1 ? 'One works.' : `${n} work.`),
  works: 'Everything is used',
  fails: (n: number) => `${many(n, 'tile', 'tiles')} left over`,
  leftOver: 'left over',
  stepByStep: 'Step by step',
  progress: 'Step',
  play: 'Play',
  pause: 'Pause',
  back: 'Back',
  next: 'Next',
  attempt: (n: number, of: number) => `Attempt ${n} of ${of}.`,
  takeJantou: (tile: string) => `Take the jantou: two ${tile}.`,
  takeNoKoutsu: 'Take no koutsu.',
  takeKoutsu: (tile: string) => `Take a koutsu: three ${tile}.`,
  strip: (tiles: string) => `Strip a shuntsu from the left: ${tiles}.`,
  nothingLeft: 'Nothing is left: this is a win.',
  stuck: (tiles: string) => `No shuntsu is left to strip, but tiles are: ${tiles}.`,
};
