// Settings, saved data, and about the page.

import './settings.css';
import { toast } from '../../app/toast.ts';
import { button, segments, select, toggle } from '../../dom/controls.ts';
import { fill, h } from '../../dom/h.ts';
import { call } from '../../engine/engine.ts';
import { ruleControls } from '../../rules/controls.ts';
import { MCR_PRESETS } from '../../engine/lists.ts';
import { changes, mcrHouse } from '../../rules/house.ts';
import { GAME_RULES, SCORING_RULES, writeChanges } from '../../rules/rules.ts';
import { change, FAMILIES, HOUSES, LANGUAGES, settings, SIZES, THEMES, YAKU_NAMES, yakuNames } from '../../store/settings.ts';
import { eraseAll, exportAll, importAll } from '../../store/store.ts';
import { tileRow } from '../../tile/tile.ts';
import { words } from '../../words/index.ts';
import type { Room } from '../../app/room.ts';

function look(): HTMLElement {
  const { shell } = words();
  const now = settings.read();
  return h(
    'section',
    { class: 'card stack', 'aria-labelledby': 'look' },
    h('h2', { id: 'look' }, shell.look),
    segments({ name: shell.language, choices: LANGUAGES, label: (it) => shell.languages[it], chosen: now.language, choose: (it) => change({ language: it }) }),
    segments({ name: shell.theme, choices: THEMES, label: (it) => shell.themes[it], chosen: now.theme, choose: (it) => change({ theme: it }) }),
    segments({ name: shell.yakuNames, choices: YAKU_NAMES, label: (it) => shell.yakuNamesIn[it], chosen: yakuNames(), choose: (it) => change({ yakuNames: it }) }),
    segments({ name: shell.tileSize, choices: SIZES, label: (it) => shell.sizes[it], chosen: now.tileSize, choose: (it) => change({ tileSize: it }) }),
    h(
      'div',
      {},
      toggle(shell.numerals, now.numerals, (on) => change({ numerals: on })),
      toggle(shell.suitMarks, now.suitMarks, (on) => change({ suitMarks: on })),
      toggle(shell.reducedMotion, now.reducedMotion, (on) => change({ reducedMotion: on })),
    ),
    tileRow(['1m', '0m', '9m', '1p', '0p', '9p', '1s', '0s', '9s', '1z', '5z', '6z', '7z', '?']),
    h('p', { class: 'note' }, shell.sizeNote),
  );
}

function rules(): HTMLElement {
  const { shell, rules, hand: text, mcr } = words();
  return h(
    'section',
    { class: 'card stack', 'aria-labelledby': 'house' },
    h('h2', { id: 'house' }, shell.play),
    segments({ name: shell.family, choices: FAMILIES, label: (it) => shell.families[it], chosen: settings.read().family, choose: (it) => change({ family: it }) }),
    h('p', { class: 'note' }, shell.familyNote),
    select({ name: `${shell.house}: ${shell.families.mcr}`, choices: MCR_PRESETS, label: (it) => mcr.houses[it], chosen: mcrHouse(), choose: (it) => change({ mcrHouse: it }) }),
    select({ name: `${shell.house}: ${shell.families.riichi}`, choices: HOUSES, label: (it) => rules.houses[it], chosen: settings.read().house, choose: (it) => change({ house: it }) }),
    h('p', { class: 'note' }, shell.houseNote),
    h('details', { open: Object.keys(changes()).length > 0 },
      h('summary', {}, text.ruleByRule),
      ruleControls([{ heading: rules.ofHands, names: SCORING_RULES }, { heading: rules.ofGames, names: GAME_RULES }], changes(), (rules) => change({ rules: writeChanges(rules) }))),
  );
}

function download(): void {
  const url = URL.createObjectURL(new Blob([exportAll()], { type: 'application/json' }));
  h('a', { href: url, download: 'mentsu.json' }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

function yours(): HTMLElement {
  const { shell } = words();
  const file = h('input', {
    type: 'file',
    accept: 'application/json,.json',
    class: 'unseen',
    tabindex: -1,
    'aria-hidden': 'true',
    on: { change: () => void take() },
  });
  const take = async () => {
    const text = await file.files?.[0]?.text();
    file.value = '';
    if (text !== undefined) toast(importAll(text) ? shell.imported : shell.notImported);
  };
  const sure = h('div', { class: 'stack', role: 'alert' });
  const ask = () => {
    fill(
      sure,
      h('p', {}, shell.eraseSure),
      h(
        'div',
        { class: 'row' },
        button(shell.eraseYes, () => { sure.replaceChildren(); eraseAll(); toast(words().shell.erased); }, 'danger'),
        button(shell.cancel, () => sure.replaceChildren()),
      ),
    );
  };
  return h(
    'section',
    { class: 'card stack', 'aria-labelledby': 'yours' },
    h('h2', { id: 'yours' }, shell.yours),
    h('p', { class: 'note' }, shell.yoursNote),
    h('div', { class: 'row' }, button(shell.export, download), button(shell.import, () => file.click()), file, button(shell.erase, ask, 'danger')),
    sure,
  );
}

function about(signal: AbortSignal): HTMLElement {
  const { shell } = words();
  const versions = h('p', { class: 'note' });
  call('versions', [], signal).then(
    (found) => { versions.textContent = `${shell.versions}: ${Object.entries(found).map(([name, version]) => `${name} ${version}`).join(', ')}`; },
    () => versions.remove(),
  );
  return h(
    'section',
    { class: 'card stack', 'aria-labelledby': 'about' },
    h('h2', { id: 'about' }, shell.about),
    h('p', {}, shell.subtitle),
    h('p', {}, shell.licence),
    h('p', {}, shell.noTracking),
    versions,
  );
}

export const room: Room = {
  enter(place) {
    const leaving = new AbortController();
    const draw = () => fill(place, h('h1', { class: 'unseen' }, words().shell.rooms.settings), h('div', { class: 'settings' }, look(), yours(), about(leaving.signal), rules()));
    draw();
    // The control in use shows its change itself and must keep the focus.
    const stop = settings.watch(() => {
      if (!document.activeElement?.matches('.settings input, .settings select')) draw();
    });
    return { update() {}, leave() { stop(); leaving.abort(); } };
  },
};
