import { ABILITIES } from '../abilities.ts';
import type { SheetEffect, SheetNow } from '../content/sheet.ts';
import type { HealingWay, LockedLoss } from '../model.ts';
import type { D20Content } from '../table.ts';
import { isRecord, isWhole, type Note, Part } from './part.ts';

const FIELDS = [
  'clock',
  'hp',
  'life',
  'lockedLoss',
  'effects',
  'used',
  'strained',
  'tokens',
  'restHours',
] as const;

const WAYS: readonly HealingWay[] = [
  'natural',
  'magic',
  'care',
  'regeneration',
  'blood',
  'repair',
  'token',
];

/** How a character is now, as it comes from outside; what is wrong is noted. */
export function readNow(content: D20Content, raw: unknown, path: string, note: Note): SheetNow {
  const part = new Part(raw, path, FIELDS, note);
  if (!isRecord(raw)) return FRESH;
  const life = part.has('life') ? part.word('life', ['dead', 'dust'], 'an end') : undefined;
  const traits = Object.keys(content.traits);
  return {
    clock: part.whole('clock', 0),
    hp: part.whole('hp', Number.MIN_SAFE_INTEGER),
    ...(life === undefined ? {} : { life }),
    lockedLoss: part.list('lockedLoss', (value, at) => lossFrom(traits, value, at, note)),
    effects: part.list('effects', (value, at) => effectFrom(traits, value, at, note)),
    used: part.numbers('used'),
    strained: part.words('strained', Object.keys(content.spells), 'a spell'),
    tokens: part.whole('tokens', 0),
    restHours: part.list('restHours', (value, at) => wholeFrom(value, at, note)),
  };
}

const FRESH: SheetNow = {
  clock: 0,
  hp: 1,
  lockedLoss: [],
  effects: [],
  used: {},
  strained: [],
  tokens: 0,
  restHours: [],
};

function wholeFrom(value: unknown, path: string, note: Note): number | undefined {
  if (isWhole(value)) return value;
  note({ path, message: 'must be a whole number' });
  return undefined;
}

function lossFrom(
  traits: readonly string[],
  value: unknown,
  path: string,
  note: Note,
): LockedLoss | undefined {
  const part = new Part(value, path, ['trait', 'ways', 'amount'], note);
  if (!isRecord(value)) return undefined;
  const trait = part.word('trait', traits, 'a trait');
  const ways = part.words('ways', WAYS, 'a way to heal') as readonly HealingWay[];
  const amount = part.whole('amount', 1);
  return trait === undefined ? undefined : { trait, ways, amount };
}

function effectFrom(
  traits: readonly string[],
  value: unknown,
  path: string,
  note: Note,
): SheetEffect | undefined {
  const part = new Part(value, path, ['kind', 'source', 'until', 'save', 'data'], note);
  if (!isRecord(value)) return undefined;
  const kind = part.word('kind', traits, 'an effect');
  const source = sourceIn(part, note);
  const until = untilIn(part, note);
  const save = part.has('save') ? saveIn(part, note) : undefined;
  const data = part.has('data') ? dataIn(part, note) : undefined;
  if (kind === undefined || until === undefined) return undefined;
  return {
    kind,
    source,
    until,
    ...(save === undefined ? {} : { save }),
    ...(data === undefined ? {} : { data }),
  };
}

function sourceIn(effect: Part, note: Note): SheetEffect['source'] {
  const fields = ['rule', 'level', 'isSpell', 'isOwn'];
  const part = new Part(effect.raw('source'), effect.at('source'), fields, note);
  if (!isRecord(effect.raw('source'))) return { rule: '' };
  const isSpell = part.mark('isSpell');
  const isOwn = part.mark('isOwn');
  return {
    rule: part.name('rule'),
    ...(part.has('level') ? { level: part.whole('level', 0) } : {}),
    ...(isSpell === undefined ? {} : { isSpell }),
    ...(isOwn === undefined ? {} : { isOwn }),
  };
}

function untilIn(effect: Part, note: Note): SheetEffect['until'] | undefined {
  const raw = effect.raw('until');
  const isTimed = isRecord(raw) && raw.at === 'time';
  const part = new Part(raw, effect.at('until'), isTimed ? ['at', 'clock'] : ['at'], note);
  if (!isRecord(raw)) return undefined;
  const at = part.word('at', ['time', 'long-rest', 'cure'], 'an end that outlasts a session');
  if (at === undefined) return undefined;
  return at === 'time' ? { at, clock: part.whole('clock', 0) } : { at };
}

function saveIn(effect: Part, note: Note): SheetEffect['save'] {
  const fields = ['ability', 'when', 'target', 'next'];
  const part = new Part(effect.raw('save'), effect.at('save'), fields, note);
  if (!isRecord(effect.raw('save'))) return undefined;
  const ability = part.word('ability', ABILITIES, 'an ability');
  const when = part.word('when', ['turn-end', 'minute'], 'a time to save');
  const target = part.whole('target', 1);
  const next = part.has('next') ? part.whole('next', 0) : undefined;
  if (ability === undefined || when === undefined) return undefined;
  return { ability, when, target, ...(next === undefined ? {} : { next }) };
}

function dataIn(effect: Part, note: Note): SheetEffect['data'] {
  return effect.entries('data', (field, value, path) => {
    if (isWhole(value) || (typeof value === 'string' && field !== 'creature')) return value;
    note({ path, message: 'must be a whole number or a text' });
    return undefined;
  });
}
