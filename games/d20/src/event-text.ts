import type { Text, TextParam } from '@tablewright/engine';
import {
  attackCalled,
  bodyCalled,
  choiceCalled,
  creatureCalled,
  effectCalled,
  gearCalled,
  hazardCalled,
  namedAs,
  purposeCalled,
  spellCalled,
  tagCalled,
  thingCalled,
} from './called.ts';
import { moreOf, plain } from './event-more.ts';
import type { D20Event } from './events.ts';
import { EFFECT_EVENT_TEXTS } from './texts/effect-events.ts';

type Params = Record<string, TextParam>;

/** Fields that name creatures by their numbers. */
const CREATURES: readonly string[] = ['creature', 'at', 'by', 'with', 'to'];

/** What ids in fields are called. */
const CALLED: Readonly<Record<string, (id: string) => Text>> = {
  item: gearCalled,
  attack: attackCalled,
  spell: spellCalled,
  old: spellCalled,
  effect: effectCalled,
  hazard: hazardCalled,
  zone: (id) => namedAs('zone', id),
  power: (id) => namedAs('power', id),
  role: (id) => namedAs('role', id),
  cost: (id) => namedAs('cost', id),
  ability: (id) => namedAs('ability', id),
  into: bodyCalled,
  choice: choiceCalled,
  tag: tagCalled,
  work: (id) => namedAs('work', id),
  for: purposeCalled,
};

/** Lists of fields, by what stands in them. */
const LISTS: Readonly<Record<string, (one: number | string) => TextParam>> = {
  participants: (id) => creatureCalled(Number(id)),
  found: (id) => creatureCalled(Number(id)),
  at: (id) => creatureCalled(Number(id)),
  spells: (id) => spellCalled(String(id)),
  things: (id) => thingCalled(String(id)),
  words: (id) => namedAs('knowledge', String(id)),
  faces: (face) => face,
  totals: (total) => total,
};

/** What an event says. */
export function eventText(event: D20Event): Text {
  if (event.type === 'described') {
    const { words } = event;
    return 'prose' in words ? { key: 'event.described', params: { words } } : words;
  }
  return { key: keyOf(event), params: { ...paramsOf(event), ...moreOf(event) } };
}

/** Conditions have sentences of their own for how they come and go. */
function keyOf(event: D20Event): string {
  const key = `event.${event.type}`;
  const isLost = event.type === 'relieved' && ['death', 'lost'].includes(event.how);
  if (!('effect' in event) || isLost) return key;
  const own = `${key}.${event.effect}`;
  return Object.hasOwn(EFFECT_EVENT_TEXTS, own) ? own : key;
}

function paramsOf(event: D20Event): Params {
  const params: Params = {};
  for (const [name, value] of Object.entries(event)) {
    const param = paramOf(name, value);
    if (param !== undefined) params[name] = param;
  }
  const isBy = 'by' in event && event.by !== undefined;
  return { by: '', ...params, from: isBy ? 'yes' : 'no' };
}

function paramOf(name: string, value: unknown): TextParam | undefined {
  if (typeof value === 'number') {
    if (name === 'seat') return { seat: value };
    return CREATURES.includes(name) ? creatureCalled(value) : value;
  }
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return CALLED[name]?.(value) ?? plain(value);
  if (Array.isArray(value)) {
    const called = LISTS[name];
    return called === undefined || value.some(Array.isArray) ? undefined : value.map(called);
  }
  const isSaid = name === 'words' || name === 'picture' || name === 'title';
  return isSaid && typeof value === 'object' ? (value as TextParam) : undefined;
}
