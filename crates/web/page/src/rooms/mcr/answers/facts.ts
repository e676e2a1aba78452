// Why a fan or a form isn't there: the first fact against it, in words and with the tiles that it is about.

import { folded } from '../../../dom/folded.ts';
import { h } from '../../../dom/h.ts';
import type { Api } from '../../../engine/engine.ts';
import { read } from '../../../tile/faces.ts';
import { tileRow } from '../../../tile/tile.ts';
import { words } from '../../../words/index.ts';
import type { Fans } from '../ask.ts';
import { fanLabel, fanName } from './fan.ts';

type Fact = Api.Protocol.Fact;

const row = (tiles: string): HTMLElement => tileRow(read(tiles) ?? [], { class: 'mini' });

/** Names in braces stand for what the fact has there. */
function said(of: Fact, all: Fans): string {
  const { mcr: text } = words();
  const values: Record<string, unknown> = {
    ...of,
    ...('form' in of && { form: text.forms[of.form] }),
    ...('fan' in of && { fan: fanName(of.fan, all) }),
    ...(of.code === 'suits' && { suits: read(of.tiles)?.length }),
  };
  return text.facts[of.code].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

export function fact(of: Fact, all: Fans = new Map()): HTMLElement {
  return h('span', { class: 'why', 'data-code': of.code },
    of.code === 'left_over' && of.blocks.map(row), said(of, all), 'tiles' in of ? of.tiles && row(of.tiles) : 'blocks' in of && of.blocks.map(row));
}

/** The forms that a hand isn't, each with its fact. */
export function notForms(tried: readonly Api.Protocol.FormTried[]): HTMLElement | false {
  const { mcr: text } = words();
  const against = tried.filter((it) => 'against' in it);
  return against.length > 0 && folded(text.notForms, () =>
    h('ul', { class: 'stack tight' }, against.map((it) => h('li', { 'data-form': it.form }, text.forms[it.form], fact(it.against)))), { class: 'facts not-forms' });
}

/** Every fan that a reading doesn't have, and why. */
export function absent({ against }: Api.Protocol.ReadingPart, all: Fans): HTMLElement {
  const facts = Object.entries(against);
  return folded(words().mcr.absent(facts.length), () =>
    h('ul', { class: 'stack tight' }, facts.map(([name, why]) => h('li', { 'data-fan': name }, fanLabel(name, all), fact(why, all)))), { class: 'facts absent' });
}
