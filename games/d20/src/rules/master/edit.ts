import { blank, type Seat, UNSAID } from '@tablewright/engine';
import { ABILITIES, type Ability } from '../../abilities.ts';
import type { D20 } from '../../d20-table.ts';
import type { Creature, Printed } from '../../model.ts';
import { lockedOf, maxHpOf } from '../numbers/hit-points.ts';
import { others, type Tool, tool, whom, word } from './tool.ts';

/** The numbers of somebody that can be edited. */
export const EDITED = [
  ...(['maximum', 'armor-class', 'speed', 'to-hit', 'morale', 'creature-level'] as const),
  ...ABILITIES,
] as const;
/** See {@link EDITED}. */
export type Edited = (typeof EDITED)[number];

/** From the least to the most that a number can be. */
const BOUNDS: Readonly<Record<Exclude<Edited, Ability>, readonly [number, number]>> = {
  maximum: [1, 500],
  'armor-class': [1, 40],
  speed: [0, 500],
  'to-hit': [-20, 20],
  morale: [2, 12],
  'creature-level': [1, 25],
};
/** Modifiers of abilities. */
const MODIFIER = [-4, 15] as const;

/** Numbers of somebody of whoever runs the game are edited, with a note that is told to it alone (DT-GMC-02, DT-HID-03). */
export function editTool(t: D20, master: Seat): readonly Tool[] {
  const all = others(t).filter(({ printed }) => printed !== undefined);
  if (all.length === 0) return [];
  const fields = {
    who: whom(all),
    what: word(EDITED),
    value: blank.amount({ min: -20, max: 500, fallback: 10 }),
    note: blank.text({ minLength: 1, maxLength: 200, fallback: UNSAID }),
  };
  return [
    tool(master, 'edit', 'DT-GMC-02', fields, ({ who: { creature }, what, value, note }) => {
      const now = edit(t, creature, what.id, value);
      t.among([master], () =>
        t.tell?.({
          type: 'edited',
          rule: 'DT-GMC-02',
          creature: creature.id,
          what: what.id,
          value: now,
          note,
        }),
      );
      return undefined;
    }),
  ];
}

/** Gives somebody a number, or the nearest that it can be; returns it. */
function edit(t: D20, creature: Creature, what: Edited, value: number): number {
  const { printed } = creature;
  if (printed === undefined) return value;
  const ability = ABILITIES.find((one) => one === what);
  const [least, most] = ability === undefined ? BOUNDS[what as keyof typeof BOUNDS] : MODIFIER;
  const now = Math.min(most, Math.max(least, value));
  const before = maxHpOf(t, creature);
  if (ability !== undefined) printed.mods = { ...printed.mods, [ability]: now };
  else setNumber(creature, printed, what, now);
  fitHitPoints(t, creature, before);
  return now;
}

function setNumber(creature: Creature, printed: Printed, what: Edited, now: number): void {
  if (what === 'maximum') printed.maxHp = now;
  else if (what === 'armor-class') printed.ac = now;
  else if (what === 'speed') printed.speed = now;
  else if (what === 'to-hit') printed.hit = now;
  else if (what === 'morale') printed.morale = now;
  else creature.level = now;
}

/** Hit Points rise with their maximum, but not from 0 or less, and stay within it (DT-ABIL-09, DT-INV-01, -22). */
export function fitHitPoints(t: D20, creature: Creature, before: number): void {
  const max = maxHpOf(t, creature);
  if (creature.hp > 0) creature.hp = Math.min(max, creature.hp + Math.max(0, max - before));
  // Nobody dies of a number.
  else creature.hp = Math.max(creature.hp, 1 - max);
  let room = max - creature.hp;
  for (const pool of creature.lockedLoss) {
    pool.amount = Math.min(pool.amount, room);
    room -= pool.amount;
  }
  if (lockedOf(creature) === 0) creature.lockedLoss = [];
}
