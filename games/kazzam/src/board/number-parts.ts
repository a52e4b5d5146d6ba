import type { HeardEvent, Text } from '@tablewright/engine';
import type { NumberPart } from '@tablewright/table-kit/parts';
import type { KazzamEvent } from '../events.ts';
import { type Creature, type CreatureId, type KazzamState, NOBODY, type Status } from '../model.ts';
import { creatureOf } from '../rules/court/creatures.ts';
import { abilitiesOf } from '../rules/effects/ability.ts';
import { NOTES } from '../rules/effects/in-play.ts';
import { sumOf } from '../rules/effects/status.ts';
import { STATUS_RULES } from '../rules/effects/status-rules.ts';
import { plainAthlete } from '../rules/match/setup.ts';
import { fullSpeedOf, speedOf } from '../rules/movement/speed.ts';
import { wardOf } from '../rules/numbers/damage-total.ts';
import { implementRangeOf, reachOf } from '../rules/sight/reach.ts';
import type { Kazzam } from '../table.ts';
import { textOf } from '../thing-names.ts';
import { boardText } from './board-words.ts';
import { effectSource } from './effect-words.ts';

type Say = (text: Text) => string;

/** A number with the parts that it is the sum of, and the rule that holds for it. */
export interface Explained {
  readonly total: number;
  readonly rule: string;
  readonly parts: readonly NumberPart[];
}

/** Numbers that an athlete is made with, and what each begins at by rule. */
const MADE = {
  maxHp: 'KZ-HP-01',
  speed: 'KZ-MOVE-02',
  reach: 'KZ-CHAR-04',
  implementRange: 'KZ-IMPL-01',
  rangeBonus: 'KZ-IMPL-14',
} as const;

/** What a number of a creature was made of, ability by ability, and how it has changed since. */
function madeOf(state: KazzamState, who: CreatureId, field: keyof typeof MADE): NumberPart[] {
  const creature = creatureOf(state, who);
  const build = state.builds[creature.build];
  const rule = MADE[field];
  if (build === undefined) {
    const label = boardText(field === 'maxHp' ? 'board.parts.group' : 'board.parts.block');
    return [{ label, amount: creature[field], rule: 'KZ-CREEP-06' }];
  }
  const growing: Creature = plainAthlete(build, creature.build, creature.team ?? 0);
  const parts: NumberPart[] = [
    { label: boardText('board.parts.base'), amount: growing[field], rule },
  ];
  for (const ability of abilitiesOf(build)) {
    const before = growing[field];
    ability.begin?.(growing);
    const amount = growing[field] - before;
    if (amount !== 0) parts.push({ label: textOf(ability.id), amount, rule: ability.rule });
  }
  const since = creature[field] - growing[field];
  // What a match takes off for good is HP, by a Take-Out in the Dungeon.
  const cause = field === 'maxHp' ? 'KZ-DUN-09' : rule;
  return withRest(parts, since, boardText('board.parts.since'), cause);
}

function withRest(parts: NumberPart[], amount: number, label: string, rule: string): NumberPart[] {
  return amount === 0 ? parts : [...parts, { label, amount, rule }];
}

/** The maximum of HP (KZ-HP-01, KZ-DUN-09). */
export function mostHp(state: KazzamState, who: CreatureId): Explained {
  const total = creatureOf(state, who).maxHp;
  return { total, rule: 'KZ-HP-01', parts: madeOf(state, who, 'maxHp') };
}

/** HP: the maximum, and everything that hurt or healed since the creature last came onto the map. */
export function hpParts(
  state: KazzamState,
  who: CreatureId,
  events: readonly HeardEvent[],
): Explained {
  const { hp: total, maxHp } = creatureOf(state, who);
  const changes = new Map<string, NumberPart>();
  let sum = maxHp;
  for (const { event } of events) {
    const change = changeOf(state, who, event as KazzamEvent);
    if (change === 'anew') {
      changes.clear();
      sum = maxHp;
    } else if (change !== undefined) {
      sum += change.amount;
      const key = `${String(change.label)}${change.rule}`;
      const amount = (changes.get(key)?.amount ?? 0) + change.amount;
      changes.set(key, { ...change, amount });
    }
  }
  const maximum = { label: boardText('board.parts.maximum'), amount: maxHp, rule: 'KZ-HP-01' };
  const parts = [maximum, ...changes.values()];
  return {
    total,
    rule: 'KZ-DMG-09',
    parts: withRest(parts, total - sum, boardText('board.parts.else'), 'KZ-DMG-09'),
  };
}

/** What an event does to somebody's HP; `anew` for a Take-Out, after which all begins again. */
function changeOf(
  { creatures }: KazzamState,
  who: CreatureId,
  event: KazzamEvent,
): (NumberPart & { readonly rule: string }) | 'anew' | undefined {
  if (event.type === 'taken-out') return event.who === who ? 'anew' : undefined;
  if (event.type !== 'damage' && event.type !== 'healed' && event.type !== 'hp-lost')
    return undefined;
  if (event.who !== who) return undefined;
  const { by, rule } = event;
  const name = creatures[by]?.name;
  if (event.type === 'healed') {
    const label = boardText('board.parts.healed', { name: name ?? '' });
    return { label, amount: event.amount, rule };
  }
  const lost = event.type === 'hp-lost' ? event.amount : event.hp;
  if (lost === 0) return undefined;
  const terrain = event.type === 'damage' && event.kind === 'terrain';
  return { label: fromText(name, by === who || (by < 0 && !terrain)), amount: -lost, rule };
}

function fromText(name: string | undefined, own: boolean): string {
  if (own) return boardText('board.parts.own');
  return name === undefined
    ? boardText('board.parts.map')
    : boardText('board.parts.from', { name });
}

/** Ward by who gave it (KZ-WARD-01), what it began with first (KZ-DUN-06). */
export function wardParts({ creatures }: KazzamState, who: CreatureId): Explained {
  const { wards = [], startingWard = 0 } = creatures[who] ?? {};
  const parts = new Map<string, NumberPart>();
  for (const [place, { by, amount }] of wards.entries()) {
    const begins = place === 0 && by === NOBODY && startingWard > 0;
    const label = begins
      ? boardText('board.parts.begins')
      : fromText(creatures[by]?.name, by === who);
    const rule = begins ? 'KZ-DUN-06' : 'KZ-WARD-01';
    parts.set(label, { label, amount: (parts.get(label)?.amount ?? 0) + amount, rule });
  }
  return { total: wardOf(wards), rule: 'KZ-WARD-01', parts: [...parts.values()] };
}

/** Squares of a Move Action (KZ-MOVE-02). */
export function speedParts(t: Kazzam, who: CreatureId): Explained {
  const { state } = t;
  const creature = creatureOf(state, who);
  const made = madeOf(state, who, 'speed');
  if (creature.cell < 0) return { total: creature.speed, rule: 'KZ-MOVE-02', parts: made };
  const total = speedOf(t, who);
  const full = fullSpeedOf(t, who);
  const now = withRest(made, full - creature.speed, boardText('board.parts.now'), 'KZ-MOVE-02');
  return {
    total,
    rule: 'KZ-MOVE-02',
    parts: withRest(now, total - full, boardText('board.parts.halved'), 'KZ-STAT-59'),
  };
}

/** How far it strikes in melee (KZ-CHAR-04, KZ-STAT-52). */
export function reachParts(state: KazzamState, who: CreatureId, say: Say): Explained {
  const parts = [...madeOf(state, who, 'reach'), ...statusParts(state, who, 'reach', say)];
  return { total: reachOf(state, who), rule: 'KZ-CHAR-04', parts };
}

/** How far its implement reaches (KZ-IMPL-01, KZ-IMPL-04, KZ-IMPL-08). */
export function rangeParts(state: KazzamState, who: CreatureId, say: Say): Explained {
  const total = implementRangeOf(state, who);
  const { implement, implementRange } = creatureOf(state, who);
  const reach = reachParts(state, who, say);
  if (implement !== 'wand' && implement !== 'staff') {
    return reach.total >= implementRange
      ? { ...reach, rule: 'KZ-IMPL-08' }
      : { total, rule: 'KM-CRP-15', parts: madeOf(state, who, 'implementRange') };
  }
  const rule = implement === 'wand' ? 'KZ-IMPL-01' : 'KZ-IMPL-04';
  const [first, ...changes] = madeOf(state, who, 'implementRange');
  const own = { label: { key: `implement.${implement}` }, amount: first?.amount ?? 0, rule };
  const effect = state.effects.find(({ kind, on }) => kind === NOTES.implementRange && on === who);
  const made =
    effect !== undefined
      ? [{ label: effectSource(state, effect, say), amount: effect.amount, rule }]
      : [own, ...changes];
  const bonuses = madeOf(state, who, 'rangeBonus').filter(({ amount }) => amount !== 0);
  return { total, rule, parts: [...made, ...bonuses] };
}

/** A status with a number, by source: Resist, Vulnerable and the like (KZ-STAT-01). */
export function statusNumber(
  state: KazzamState,
  who: CreatureId,
  status: Status,
  say: Say,
): Explained {
  return {
    total: sumOf(state, who, status),
    rule: STATUS_RULES[status],
    parts: statusParts(state, who, status, say),
  };
}

function statusParts(
  state: KazzamState,
  who: CreatureId,
  status: Status,
  say: Say,
): readonly NumberPart[] {
  return state.effects
    .filter(({ on, kind, amount }) => on === who && kind === status && amount !== 0)
    .map((effect) => ({
      label: effectSource(state, effect, say),
      amount: effect.amount,
      rule: STATUS_RULES[status],
    }));
}
