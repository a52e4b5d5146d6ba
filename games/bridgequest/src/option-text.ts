import type { Choice, Option, Text, TextParam } from '@tablewright/engine';
import { cardCalled, figureCalled } from './called.ts';

/** What an option is called, by what it names and what it is chosen for. */
export function optionText(option: Option, choice: Choice): Text {
  const { id } = option;
  const key = choice.why.key.replace(/^choice\./, '');
  return (
    asked(key, option) ??
    deedText(option) ??
    stopText(id) ??
    named(option) ?? { key: `option.${id}` }
  );
}

const params = (names: Option['names'] = {}): Record<string, TextParam> => {
  const said: Record<string, TextParam> = {};
  for (const [name, value] of Object.entries(names)) {
    if (name === 'card') said[name] = cardCalled(String(value));
    else if (name === 'on') said[name] = figureCalled(String(value));
    else if (name === 'figure' || name === 'foe') said[name] = figureCalled(String(value));
    else if (name === 'seat') said[name] = { seat: Number(value) };
    else said[name] = value;
  }
  return said;
};

/** Options that are called otherwise in some questions. */
function asked(key: string, { id, names }: Option): Text | undefined {
  const [first = ''] = id.split('/');
  if (id === 'done') {
    if (key === 'equip') return { key: 'option.done-equip' };
    if (key === 'charity') return { key: 'option.done-charity' };
    return { key: key.endsWith('-move') ? 'option.done-move' : 'option.done' };
  }
  switch (key) {
    case 'name-row':
      return { key: 'option.at-row', params: { n: Number(id) } };
    case 'name-column':
      return { key: 'option.at-column', params: { n: Number(id) } };
    case 'answer-roll':
      return dieText(id, names);
    case 'karma-on-roll':
      return first === 'on' ? { key: 'option.karma-on', params: params(names) } : undefined;
    case 'glue-world':
      return names === undefined ? undefined : { key: 'option.glue', params: params(names) };
    case 'addition':
      return additionText(id, names);
    case 'cancel-curse':
      return first === 'bend' ? { key: 'option.bend-for', params: params(names) } : undefined;
    case 'rule-end.effect':
      return names?.card === undefined
        ? undefined
        : { key: 'option.lasting', params: params(names) };
    case 'rule-secret':
      return { key: 'option.effect', params: { text: id } };
    default:
      return undefined;
  }
}

function dieText(id: string, names: Option['names']): Text | undefined {
  const [first = '', second = ''] = id.split('/');
  if (first === 'bend') return { key: 'option.bend-die', params: { n: Number(second) } };
  if (names?.card === undefined) return undefined;
  const n = Number(second);
  const card = cardCalled(String(names.card));
  if (!Number.isNaN(n)) return { key: 'option.set-die', params: { card, n } };
  return { key: 'option.roll-again', params: { card, what: second } };
}

function additionText(id: string, names: Option['names']): Text | undefined {
  const [kind = '', what = '', as = ''] = id.split('/');
  const card = cardCalled(String(names?.card ?? ''));
  switch (kind) {
    case 'save':
      return { key: 'option.save', params: { card, as } };
    case 'enhancers':
      return { key: 'option.enhancers', params: { card } };
    case 'stat':
      return { key: 'option.stat', params: { stat: what } };
    case 'item':
    case 'power':
      return { key: 'option.raise', params: { card } };
    case 'figurine':
      return relationText(figureCalled(what), as);
    case 'character':
      return relationText(what, as);
    default:
      return undefined;
  }
}

const relationText = (who: TextParam, by: string): Text => ({
  key: 'option.relation',
  params: { who, by: by === '1' ? 'up' : 'down' },
});

/** Deeds begin with what is done: `play/<card>`, `equip/<card>`. */
const DEEDS: Readonly<Record<string, string>> = {
  ...{ play: 'play', equip: 'equip', tap: 'tap', carry: 'carry', attach: 'attach', lay: 'lay' },
  ...{ become: 'become', trade: 'trade', 'pick-up': 'pick-up', rescue: 'rescue', power: 'power' },
  ...{ take: 'take-item', use: 'use-saved', trouble: 'trouble', attack: 'attack', help: 'help' },
  ...{ avoid: 'avoid', prefer: 'prefer' },
};

function deedText({ id, names }: Option): Text | undefined {
  const [first = ''] = id.split('/');
  if (names?.source !== undefined) {
    const { source, side = 'ATT' } = names;
    const what: TextParam =
      source === 'team' ? { key: 'source.team' } : figureCalled(String(source));
    return { key: 'option.declare', params: { source: what, side } };
  }
  const deed = DEEDS[first];
  if (deed !== undefined && id.includes('/'))
    return { key: `option.${deed}`, params: params(names) };
  return undefined;
}

/** Where a figure may stand: `20.LL>UR`. */
function stopText(id: string): Text | undefined {
  const [, location, stand, facing = 'none'] =
    /^(\d+)\.(UL|UR|LL|LR|CENTRE)(?:>(UL|UR|LL|LR|OUT))?(?:\.back)?$/.exec(id) ?? [];
  if (location === undefined || stand === undefined) return undefined;
  return { key: 'option.stand', params: { location, stand, facing } };
}

/** Options that are what they name. */
function named({ id, names }: Option): Text | undefined {
  if (names === undefined)
    return /^\d+$/.test(id) ? { key: 'option.number', params: { n: id } } : undefined;
  const said = params(names);
  if (names.foe !== undefined) return { key: 'option.figure', params: { figure: said.foe ?? '' } };
  if (names.card !== undefined) return { key: 'option.card', params: said };
  if (names.figure !== undefined) return { key: 'option.figure', params: said };
  if (names.location !== undefined && /^\d+$/.test(id))
    return { key: 'option.location', params: said };
  if (names.seat !== undefined) return { key: 'option.seat', params: said };
  return undefined;
}
