import { readRecord, readWord, wrong } from '@tablewright/engine/given';
import type { DataSchema } from '../data-schema.ts';
import {
  type CreatureId,
  type Effect,
  type KazzamState,
  NOBODY,
  STATUSES,
  type Status,
  type Until,
} from '../model.ts';
import { timekeeperOf } from '../rules/court/actor-at.ts';
import { itemAt } from '../rules/court/item-at.ts';
import { contentOf } from '../rules/effects/content.ts';
import { STATUS } from '../rules/effects/effect-data.ts';
import { DAMAGING_ZONE, effectRecord } from '../rules/effects/in-play.ts';
import { countAbilities } from '../rules/effects/innate.ts';
import { giveStatus, isStatusKind } from '../rules/effects/status.ts';
import type { Moment } from '../table.ts';
import { readAnyRecord, readData, writeData } from './effect-data.ts';
import { readList, readRecords, type Written } from './fields.ts';
import { count, flag, list, readFields, text, whole } from './forms.ts';
import { creature } from './names.ts';

/** Ends that are named by themselves, and those of turns: which, and how many of them from now. */
const PLAIN_ENDS = ['save', 'failed-save', 'escape', 'match'] as const;
const TURN_ENDS = {
  'this-turn': { ends: 'turn-end', after: 0 },
  'next-turn': { ends: 'turn-end', after: 1 },
  'next-turn-start': { ends: 'turn-start', after: 1 },
} as const;
const ENDS = [
  ...PLAIN_ENDS,
  ...(Object.keys(TURN_ENDS) as (keyof typeof TURN_ENDS)[]),
  'turn-start',
  'turn-end',
  'with',
] as const;

const LASTING = ['by', 'source', 'ends', 'of', 'in', 'with', 'mark', 'innate', 'number'] as const;
const STATUS_KEYS = ['amount', ...LASTING];
const EFFECT_KEYS = ['kind', 'on', ...STATUS_KEYS];
const ZONE_KEYS = ['damage', ...Object.keys(DAMAGING_ZONE.data), ...LASTING];

/** Everything in play but what athletes and Creeps have of themselves, told in three places. */
export function writeEffects(moment: Moment): {
  readonly statuses: readonly Written[];
  readonly zones: readonly Written[];
  readonly effects: readonly Written[];
} {
  const { state } = moment;
  const own = countAbilities(moment);
  const acquired = state.effects.filter(({ id }) => id >= own);
  const zones = acquired.filter(({ kind }) => kind === DAMAGING_ZONE.kind);
  const others = acquired.filter(
    (effect) => !isStatusOnSomebody(effect) && !zones.includes(effect),
  );
  return {
    statuses: state.creatures.map((_, id) =>
      writeStatuses(
        state,
        acquired.filter((effect) => isStatusOnSomebody(effect) && effect.on === id),
      ),
    ),
    zones: zones.map((zone) => writeZone(state, zone)),
    effects: others.map((effect) => ({
      kind: effect.kind,
      ...(effect.on === NOBODY ? {} : { on: creature.write(state, effect.on) }),
      ...writeOne(state, effect, contentOf(moment).kinds.get(effect.kind)),
    })),
  };
}

function isStatusOnSomebody({ kind, on }: Effect): boolean {
  return on !== NOBODY && isStatusKind(kind);
}

/** By the names of the statuses; several of one name are a list. */
function writeStatuses(state: KazzamState, effects: readonly Effect[]): Written {
  const byName = Map.groupBy(effects, ({ kind }) => kind);
  return Object.fromEntries(
    [...byName].map(([name, entries]) => {
      const schema = isStatusKind(name) ? STATUS[name].data : undefined;
      const written = entries.map((entry) => writeOne(state, entry, schema));
      return [name, written.length === 1 ? written[0] : written];
    }),
  );
}

function writeZone(state: KazzamState, zone: Effect): Written {
  const { amount, ...rest } = writeOne(state, zone, DAMAGING_ZONE.data);
  const { cells, terrain, ...more } = rest;
  return { cells, damage: zone.amount, terrain, ...more };
}

function writeOne(state: KazzamState, effect: Effect, schema: DataSchema = {}): Written {
  const { id, by, source, mark, amount, innate, data } = effect;
  return {
    ...(amount === 0 ? {} : { amount }),
    ...(by === NOBODY ? {} : { by: creature.write(state, by) }),
    source,
    ...writeUntil(state, effect),
    ...(mark === id ? {} : { mark }),
    ...(innate === true ? { innate } : {}),
    ...writeData(state, schema, data),
    number: id,
  };
}

function writeUntil(state: KazzamState, { until, on, by }: Effect): Written {
  if (until.ends === 'with') return { ends: until.ends, with: until.effects };
  if (until.ends === 'failed-save' && until.from !== undefined)
    return { ends: until.ends, in: until.from - turnsOf(state, timekeeperOf(state, on)) };
  if (!('turn' in until)) return { ends: until.ends };
  const { ends, of, turn } = until;
  const after = turn - turnsOf(state, of);
  const named = Object.entries(TURN_ENDS).find(
    ([, one]) => one.ends === ends && one.after === after,
  )?.[0];
  return {
    ends: named ?? ends,
    ...(named === undefined ? { in: after } : {}),
    ...(of === usualOf(on, by) ? {} : { of: creature.write(state, of) }),
  };
}

/** Whose turns count where nobody is named. */
function usualOf(on: CreatureId, by: CreatureId): CreatureId {
  return on === NOBODY ? by : on;
}

function turnsOf({ creatures }: KazzamState, id: CreatureId): number {
  return itemAt(creatures, id)?.turns ?? 0;
}

/**
 * Statuses on a creature: an object with what is known of each, or of several of a name a list; or a
 * list of names where no more is to be said.
 */
export function layStatuses(state: KazzamState, on: CreatureId, value: unknown, key: string): void {
  if (value === undefined) return;
  for (const [at, told] of statusesIn(value, key).entries()) {
    lay(state, { ...told, on, source: `given-${at}` });
  }
}

interface Told {
  readonly kind: string;
  readonly schema: DataSchema;
  readonly one: Written;
  readonly where: string;
}

function statusesIn(value: unknown, key: string): readonly Told[] {
  if (Array.isArray(value)) return value.map((item, at) => statusIn(item, `${key}.${at}`));
  if (typeof value !== 'object') wrong(key, 'must be an object of statuses, or a list of them');
  return Object.entries(readRecord(value, key, STATUSES) ?? {}).flatMap(([name, told]) => {
    const kind = name as Status;
    const several: readonly unknown[] = Array.isArray(told) ? told : [told];
    return several.map((item, at): Told => {
      const where = several === told ? `${key}.${kind}.${at}` : `${key}.${kind}`;
      return toldOf(kind, item, where);
    });
  });
}

/** One of a list: its name, or a record with its name in it. */
function statusIn(item: unknown, where: string): Told {
  const record =
    typeof item === 'string'
      ? { status: item }
      : readAnyRecord(item, where, ['status', ...STATUS_KEYS]);
  const kind = readWord(record.status, `${where}.status`, STATUSES);
  if (kind === undefined) wrong(`${where}.status`, 'must be there');
  return toldOf(kind, record, where, ['status']);
}

function toldOf(kind: Status, item: unknown, where: string, besides: readonly string[] = []): Told {
  const schema = STATUS[kind].data;
  const known = [...besides, ...STATUS_KEYS, ...Object.keys(schema)];
  return { kind, schema, one: readRecord(item, where, known) ?? {}, where };
}

/** Zones that hurt: Damaging Terrain unless `terrain` is false. */
export function layZones(state: KazzamState, value: unknown): void {
  for (const [at, { one, where }] of readRecords(value, 'zones', ZONE_KEYS).entries()) {
    if (one.cells === undefined) wrong(`${where}.cells`, 'must be there');
    const { damage = 1, ...rest } = one;
    const whole = { terrain: true, rule: 'KZ-TERR-02', onlyEntering: false, ...rest };
    const amount = count(1).read(state, damage, `${where}.damage`);
    const { kind, data: schema } = DAMAGING_ZONE;
    const told = { kind, schema, one: { ...whole, amount }, where };
    lay(state, { ...told, on: NOBODY, source: `given-zone-${at}` });
  }
}

/** What powers and traits have left in play besides statuses and zones. */
export function layEffects(moment: Moment, value: unknown): void {
  const { state } = moment;
  const { kinds } = contentOf(moment);
  const known = [...kinds.keys()].filter((kind) => kind !== DAMAGING_ZONE.kind);
  for (const [at, item] of readList(value ?? [], 'effects').entries()) {
    const where = `effects.${at}`;
    const one = readAnyRecord(item, where, EFFECT_KEYS);
    const kind = readWord(one.kind, `${where}.kind`, known);
    if (kind === undefined) wrong(`${where}.kind`, 'must be there');
    const schema = kinds.get(kind) ?? {};
    readRecord(item, where, [...EFFECT_KEYS, ...Object.keys(schema)]);
    const on = one.on === undefined ? NOBODY : creature.read(state, one.on, `${where}.on`);
    if (on !== NOBODY && isStatusKind(kind))
      wrong(where, `belongs into the "statuses" of ${itemAt(state.creatures, on)?.name}`);
    lay(state, { kind, schema, on, one, where, source: kind });
  }
}

/**
 * What is in play stands in the order in which it came.
 *
 * @param next the number of what comes next, at least: no number is given twice
 */
export function settleNumbers(state: KazzamState, next: unknown): void {
  state.effects.sort((a, b) => a.id - b.id);
  if (next === undefined) return;
  state.nextEffect = Math.max(state.nextEffect, count().read(state, next, 'nextNumber'));
}

/** The number under which something comes into play: the one told, or the next. */
export function takeNumber(state: KazzamState, told: unknown, where: string): number {
  const number =
    told === undefined ? state.nextEffect : count().read(state, told, `${where}.number`);
  const key = `${where}.number`;
  const holder = state.effects.find(({ id }) => id === number);
  if (holder !== undefined) {
    const bearer = itemAt(state.creatures, holder.on)?.name;
    wrong(key, `is the number of "${holder.kind}"${bearer === undefined ? '' : ` on ${bearer}`}`);
  }
  const trap = state.traps.find(({ id }) => id === number);
  if (trap !== undefined) wrong(key, `is the number of the trap "${trap.kind}"`);
  state.nextEffect = Math.max(state.nextEffect, number + 1);
  return number;
}

function lay(
  state: KazzamState,
  {
    kind,
    schema,
    on,
    one,
    where,
    source,
  }: Told & { readonly on: CreatureId; readonly source: string },
): void {
  const own = readFields(
    state,
    { amount: count(), by: creature, source: text, mark: count(), innate: flag },
    one,
    where,
  );
  const { by = NOBODY, innate } = own;
  const data = readData(state, schema, one, where);
  const made = {
    kind,
    on,
    by,
    source: own.source ?? source,
    until: readUntil(state, one, where, usualOf(on, by)),
    amount: own.amount ?? 0,
    ...(own.mark === undefined ? {} : { mark: own.mark }),
    ...(innate === true ? { innate } : {}),
    ...(data === undefined ? {} : { data }),
  };
  if (on !== NOBODY && isStatusKind(kind) && one.number === undefined && innate !== true) {
    giveStatus({ state }, { ...made, kind });
    return;
  }
  const number = takeNumber(state, one.number, where);
  state.effects.push(
    effectRecord({ mark: number, innate: undefined, data: undefined, ...made }, number),
  );
}

function readUntil(state: KazzamState, one: Written, where: string, usual: CreatureId): Until {
  const ends = readWord(one.ends, `${where}.ends`, ENDS) ?? 'match';
  const goesWith = (key: 'of' | 'in' | 'with', fits: boolean): void => {
    if (one[key] !== undefined && !fits) wrong(`${where}.${key}`, `does not go with "${ends}"`);
  };
  const plain = PLAIN_ENDS.find((end) => end === ends);
  const isCounted = ends === 'turn-start' || ends === 'turn-end';
  goesWith('of', plain === undefined && ends !== 'with');
  goesWith('in', isCounted || ends === 'failed-save');
  goesWith('with', ends === 'with');
  if (plain === 'failed-save' && one.in !== undefined) {
    const after = whole.read(state, one.in, `${where}.in`);
    return { ends: plain, from: turnsOf(state, timekeeperOf(state, usual)) + after };
  }
  if (plain !== undefined) return { ends: plain };
  if (ends === 'with')
    return { ends, effects: list(count()).read(state, one.with, `${where}.with`) };
  const of = one.of === undefined ? usual : creature.read(state, one.of, `${where}.of`);
  if (of === NOBODY) wrong(`${where}.of`, 'must be there: whose turn it is');
  const { ends: moment, after } = isCounted
    ? { ends, after: whole.read(state, one.in, `${where}.in`) }
    : TURN_ENDS[ends as keyof typeof TURN_ENDS];
  return { ends: moment, of, turn: turnsOf(state, of) + after };
}
