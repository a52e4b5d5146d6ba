import type { HeardEvent, Text } from '@tablewright/engine';
import { textOf } from '../content-names.ts';
import type { KazzamEvent } from '../events.ts';
import { type Creature, type CreatureId, type KazzamState, NOBODY, type Status } from '../model.ts';
import { creatureOf } from '../rules/court/creatures.ts';
import { tokensOf } from '../rules/court/tokens.ts';
import { abilitiesOf } from '../rules/effects/content.ts';
import { NOTES } from '../rules/effects/in-play.ts';
import { BITS, has, sumOf } from '../rules/effects/status.ts';
import { plainAthlete } from '../rules/match/setup.ts';
import { fullSpeedOf, speedOf } from '../rules/movement/speed.ts';
import { wardOf } from '../rules/numbers/damage-total.ts';
import { implementRangeOf, reachOf } from '../rules/sight/reach.ts';
import { STATUS_RECORDS } from '../statuses.ts';
import { type InPlay, inPlay } from './in-play.ts';
import { tableFor } from './table.ts';

/** Where a term comes from. */
export type TermSource =
  /** What every athlete has; what its kind of Creep has, or has in a match of this size. */
  | { readonly from: 'base' | 'block' | 'group' }
  /** An ability, an implement. */
  | { readonly from: 'thing'; readonly name: Text }
  | { readonly from: 'in-play'; readonly effect: InPlay }
  /** What has changed since the match began; what is in play; halving, rounded down. */
  | { readonly from: 'since' | 'now' | 'halved' }
  /** Of HP: the maximum, the map, itself, another creature, what no event tells of. */
  | { readonly from: 'maximum' | 'map' | 'own' | 'else' }
  | { readonly from: 'creature' | 'healer'; readonly name: string }
  /** Ward that it begins the match with. */
  | { readonly from: 'beginning' };

/** A term of a sum. */
export interface Term {
  readonly source: TermSource;
  readonly amount: number;
  readonly rule: string;
}

/** A number with the terms that add up to it, and the rule that holds for it. */
export interface Sum {
  readonly total: number;
  readonly rule: string;
  readonly terms: readonly Term[];
}

/** The statuses whose numbers are shown. */
const COUNTED: readonly Status[] = ['resist', 'vulnerable', 'ongoing', 'regenerate', 'retaliate'];

/** Numbers that a creature begins with, and the rule for each. */
const MADE = {
  maxHp: 'KZ-HP-01',
  speed: 'KZ-MOVE-02',
  reach: 'KZ-CHAR-04',
  implementRange: 'KZ-IMPL-01',
  rangeBonus: 'KZ-IMPL-14',
} as const;

/** The terms of a number that a creature began with, ability by ability, and how it changed since. */
function madeOf(state: KazzamState, who: CreatureId, field: keyof typeof MADE): readonly Term[] {
  const creature = creatureOf(state, who);
  const build = state.builds[creature.build];
  const rule = MADE[field];
  if (build === undefined) {
    const ofGroup = field === 'maxHp' && creature.group >= 0;
    const source = { from: ofGroup ? 'group' : 'block' } as const;
    return [{ source, amount: creature[field], rule: 'KZ-CREEP-06' }];
  }
  const growing: Creature = plainAthlete(build, creature.build, creature.team ?? 0);
  const terms: Term[] = [{ source: { from: 'base' }, amount: growing[field], rule }];
  for (const ability of abilitiesOf(tableFor(state), build)) {
    const before = growing[field];
    ability.begin?.(growing);
    const amount = growing[field] - before;
    if (amount === 0) continue;
    const name = textOf(ability.id);
    terms.push({ source: { from: 'thing', name }, amount, rule: ability.rule });
  }
  // Only the maximum of HP changes for good, when somebody is Taken Out in the Dungeon.
  const cause = field === 'maxHp' ? 'KZ-DUN-09' : rule;
  return withRest(terms, creature[field] - growing[field], { from: 'since' }, cause);
}

function withRest(
  terms: readonly Term[],
  amount: number,
  source: TermSource,
  rule: string,
): readonly Term[] {
  return amount === 0 ? terms : [...terms, { source, amount, rule }];
}

/** The maximum of HP (KZ-HP-01, KZ-DUN-09). */
export function mostHp(state: KazzamState, who: CreatureId): Sum {
  const total = creatureOf(state, who).maxHp;
  return { total, rule: 'KZ-HP-01', terms: madeOf(state, who, 'maxHp') };
}

/**
 * HP: the maximum, and everything that hurt or healed since the creature last came onto the map.
 *
 * @param events everything that the observer knows of the match, oldest first
 */
export function hpNow(state: KazzamState, who: CreatureId, events: readonly HeardEvent[]): Sum {
  const { hp: total, maxHp } = creatureOf(state, who);
  const changes = new Map<string, Term>();
  const tokens = tokensOf(state, who);
  let sum = maxHp;
  for (const { event } of events) {
    // What befalls one token of a creature befalls all (KM-MOLE-01).
    const change = tokens
      .map((token) => changeOf(state, token, event as KazzamEvent))
      .find((one) => one !== undefined);
    if (change === 'anew') {
      changes.clear();
      sum = maxHp;
    } else if (change !== undefined) {
      sum += change.amount;
      const key = `${JSON.stringify(change.source)}${change.rule}`;
      const amount = (changes.get(key)?.amount ?? 0) + change.amount;
      changes.set(key, { ...change, amount });
    }
  }
  const maximum: Term = { source: { from: 'maximum' }, amount: maxHp, rule: 'KZ-HP-01' };
  const known = [maximum, ...changes.values()];
  const terms = withRest(known, total - sum, { from: 'else' }, 'KZ-DMG-09');
  return { total, rule: 'KZ-DMG-09', terms };
}

/** What an event does to somebody's HP; `anew` for a Take-Out, after which all begins again. */
function changeOf(
  { creatures }: KazzamState,
  who: CreatureId,
  event: KazzamEvent,
): Term | 'anew' | undefined {
  if (event.type === 'taken-out') return event.who === who ? 'anew' : undefined;
  if (event.type !== 'damage' && event.type !== 'healed' && event.type !== 'hp-lost')
    return undefined;
  if (event.who !== who) return undefined;
  const { by, rule } = event;
  const name = creatures[by]?.name;
  if (event.type === 'healed') {
    return { source: { from: 'healer', name: name ?? '' }, amount: event.amount, rule };
  }
  const lost = event.type === 'hp-lost' ? event.amount : event.hp;
  if (lost === 0) return undefined;
  const terrain = event.type === 'damage' && event.kind === 'terrain';
  return { source: causedBy(name, by === who || (by < 0 && !terrain)), amount: -lost, rule };
}

function causedBy(name: string | undefined, own: boolean): TermSource {
  if (own) return { from: 'own' };
  return name === undefined ? { from: 'map' } : { from: 'creature', name };
}

/** Ward by who gave it (KZ-WARD-01), what it began with first (KZ-DUN-06). */
export function wardNow({ creatures }: KazzamState, who: CreatureId): Sum {
  const { wards = [], startingWard = 0 } = creatures[who] ?? {};
  const terms = new Map<string, Term>();
  for (const [place, { by, amount }] of wards.entries()) {
    const begins = place === 0 && by === NOBODY && startingWard > 0;
    const source: TermSource = begins
      ? { from: 'beginning' }
      : causedBy(creatures[by]?.name, by === who);
    const rule = begins ? 'KZ-DUN-06' : 'KZ-WARD-01';
    const key = JSON.stringify(source);
    terms.set(key, { source, amount: (terms.get(key)?.amount ?? 0) + amount, rule });
  }
  return { total: wardOf(wards), rule: 'KZ-WARD-01', terms: [...terms.values()] };
}

/** Squares of a Move Action (KZ-MOVE-02). */
export function speedNow(state: KazzamState, who: CreatureId): Sum {
  const creature = creatureOf(state, who);
  const made = madeOf(state, who, 'speed');
  const rule = 'KZ-MOVE-02';
  if (creature.cell < 0) return { total: creature.speed, rule, terms: made };
  const t = tableFor(state);
  const total = speedOf(t, who);
  const full = fullSpeedOf(t, who);
  const now = withRest(made, full - creature.speed, { from: 'now' }, rule);
  return { total, rule, terms: withRest(now, total - full, { from: 'halved' }, 'KZ-STAT-59') };
}

/** How far it strikes in melee (KZ-CHAR-04, KZ-STAT-52). */
export function reachNow(state: KazzamState, who: CreatureId): Sum {
  const terms = [...madeOf(state, who, 'reach'), ...statusTerms(state, who, 'reach')];
  return { total: reachOf(state, who), rule: 'KZ-CHAR-04', terms };
}

/** How far its implement reaches (KZ-IMPL-01, KZ-IMPL-04, KZ-IMPL-08). */
export function rangeNow(state: KazzamState, who: CreatureId): Sum {
  const total = implementRangeOf(state, who);
  const { implement, implementRange } = creatureOf(state, who);
  const reach = reachNow(state, who);
  if (implement !== 'wand' && implement !== 'staff') {
    return reach.total >= implementRange
      ? { ...reach, rule: 'KZ-IMPL-08' }
      : { total, rule: 'KM-CRP-15', terms: madeOf(state, who, 'implementRange') };
  }
  const rule = implement === 'wand' ? 'KZ-IMPL-01' : 'KZ-IMPL-04';
  const bonuses = madeOf(state, who, 'rangeBonus').filter(({ amount }) => amount !== 0);
  const set = state.effects.find(({ kind, on }) => kind === NOTES.implementRange && on === who);
  if (set !== undefined) {
    const source: TermSource = { from: 'in-play', effect: inPlay(state, set) };
    return { total, rule, terms: [{ source, amount: set.amount, rule }, ...bonuses] };
  }
  const [first, ...changes] = madeOf(state, who, 'implementRange');
  const name = { key: `implement.${implement}` };
  const own: Term = { source: { from: 'thing', name }, amount: first?.amount ?? 0, rule };
  return { total, rule, terms: [own, ...changes, ...bonuses] };
}

/** A status with a number, by its sources: Resist, Vulnerable and the like (KZ-STAT-01). */
export function statusNow(state: KazzamState, who: CreatureId, status: Status): Sum {
  return {
    total: sumOf(state, who, status),
    rule: STATUS_RECORDS[status].rule,
    terms: statusTerms(state, who, status),
  };
}

function statusTerms(state: KazzamState, who: CreatureId, status: Status): readonly Term[] {
  return state.effects
    .filter(({ on, kind, amount }) => on === who && kind === status && amount !== 0)
    .map((effect) => ({
      source: { from: 'in-play', effect: inPlay(state, effect) },
      amount: effect.amount,
      rule: STATUS_RECORDS[status].rule,
    }));
}

/** The statuses with numbers that a creature has, each with its sum. */
export function countedStatuses(
  state: KazzamState,
  who: CreatureId,
): readonly { readonly status: Status; readonly sum: Sum }[] {
  const creature = creatureOf(state, who);
  return COUNTED.filter((status) => has(creature, BITS[status])).map((status) => ({
    status,
    sum: statusNow(state, who, status),
  }));
}
