import { divide, type Flow } from '@tablewright/engine';
import { type Doing, doing } from '../content/classes.ts';
import { MONSTER_POWERS } from '../content/monsters.ts';
import { type CharacterPower, type Part, TASKS } from '../content/power.ts';
import type { Activation, Character } from '../model.ts';
import type { Adventure } from '../table.ts';
import { controllersOf, monsterName } from './control.ts';
import { announce } from './reference.ts';
import { pendingOf, preventPoints } from './sheets.ts';
import { CHARACTER_OPTIONS } from './targets.ts';

type Prevent = Extract<Part, { kind: 'prevent' }>;

/** Step 4 of Resolve: halving first (BA-PREV-02), then points in character order (BA-PREV-03). */
export function prevent(t: Adventure): Flow<void> | undefined {
  announce(t, 'prevent');
  if (anyonePending(t)) {
    halve(t);
    const preventing = doing(t.state, TASKS.prevent);
    if (preventing.length > 0) return preventAll(t, preventing);
  }
  endPrevent(t);
  return undefined;
}

function* preventAll(t: Adventure, preventing: readonly Doing[]): Flow<void> {
  for (const { character, activation, power } of preventing) {
    for (let index = 0; index < power.parts.length; index += 1) {
      const part = power.parts[index];
      if (part?.kind !== 'prevent') continue;
      const points = preventable(t, activation, part) + (activation.bonus[index] ?? 0);
      yield* spend(t, character, power, part, points);
    }
  }
  endPrevent(t);
}

function anyonePending({ state }: Adventure): boolean {
  for (const character of state.characters) if (pendingOf(character) > 0) return true;
  return false;
}

/** Half of what is pending then, rounded up, once however often activated. */
function halve(t: Adventure): void {
  let before: Character | undefined;
  for (const { character, power } of doing(t.state, TASKS.halve)) {
    if (character === before) continue;
    before = character;
    const points = preventPoints(character, Math.ceil(pendingOf(character) / 2));
    told(t, character, power, points, 'BA-PREV-02');
  }
}

function preventable(t: Adventure, activation: Activation, part: Prevent): number {
  if (part.rest === true) return part.strength - activation.dealt;
  return part.changed?.(t.state, part.strength, activation) ?? part.strength;
}

/** Divides points over characters with something pending; the rest is lost (BA-PREV-04). */
function* spend(
  t: Adventure,
  character: Character,
  power: CharacterPower,
  { reach }: Prevent,
  points: number,
): Flow<void> {
  const { state } = t;
  const able: Character[] = [];
  const caps: number[] = [];
  let total = 0;
  for (const one of state.characters) {
    const cap = Math.min(points, pendingOf(one));
    if (cap === 0 || (reach === 'self' && one !== character)) continue;
    able.push(one);
    caps.push(cap);
    total += cap;
  }
  if (able.length === 0) return;
  const most = Math.min(points, total);
  const targets = reach === 'self' ? 1 : reach;
  const options = able.map((one) => CHARACTER_OPTIONS[one.class]);
  const given = yield* divide(t, controllersOf(state, character), 'choice.prevent', options, {
    rule: power.rule,
    params: { power: { key: `power.${power.id}` }, points },
    caps,
    min: 0,
    max: most,
    ...(targets < able.length ? { maxTargets: targets } : {}),
    fallback: neediestFirst(able, caps, most, targets),
  });
  able.forEach((one, index) => {
    told(t, one, power, preventPoints(one, given[index] ?? 0), power.rule);
  });
}

/** As much as possible where the pool is lowest. */
function neediestFirst(
  able: readonly Character[],
  caps: readonly number[],
  points: number,
  targets: number,
): number[] {
  const given = able.map(() => 0);
  const order = able.map((_, index) => index);
  order.sort((a, b) => (able[a]?.pool ?? 0) - (able[b]?.pool ?? 0) || a - b);
  let left = points;
  for (const index of order.slice(0, targets)) {
    given[index] = Math.min(left, caps[index] ?? 0);
    left -= given[index];
  }
  return given;
}

function told(
  t: Adventure,
  { class: sheet, name }: Character,
  { id: power }: CharacterPower,
  points: number,
  rule: string,
): void {
  if (points === 0) return;
  t.state.tally.prevented += points;
  t.tell?.({ type: 'prevented', by: 'BA-PREV-01', rule, sheet, name, power, points });
}

/** Last the monster prevents by itself, never what is piercing (BA-ASGN-06); then comes step 5. */
function endPrevent(t: Adventure): void {
  const { monster, monsterActivations } = t.state;
  t.state.step = 'take';
  for (const activation of monsterActivations) {
    const power = MONSTER_POWERS.get(activation.power);
    if (power?.prevents === undefined) continue;
    const open = Math.max(0, pendingOf(monster) - monster.pierced);
    const points = preventPoints(monster, Math.min(power.prevents, open));
    // Fan damage is among what is open: with all of that prevented, none of it is taken.
    if (points === open) monster.pinned = false;
    if (points > 0 && t.listening) {
      const name = monsterName(monster);
      const { rule, id } = power;
      t.tell?.({ type: 'prevented', rule, sheet: 'monster', name, power: id, points });
    }
  }
}
