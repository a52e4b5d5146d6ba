import { creatureOf } from '../src/rules/court/creatures.ts';
import type { AttackPower } from '../src/rules/effects/power.ts';
import { BITS, has } from '../src/rules/effects/status.ts';
import { inflict } from '../src/rules/harm/inflict.ts';
import { force } from '../src/rules/movement/forced.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

/** What lasts for the match. */
export const until = { ends: 'match' } as const;

/** Ana's turn, Bo three squares off, others as listed; dice that fall so. */
export function table(
  rolls: readonly number[],
  {
    ana = {},
    bo = {},
    others = [],
    creeps,
    options = {},
    rows = floor(14, 5),
  }: {
    readonly ana?: Told;
    readonly bo?: Told;
    readonly others?: readonly Told[];
    readonly creeps?: readonly Readonly<Record<string, unknown>>[];
    readonly options?: Readonly<Record<string, unknown>>;
    readonly rows?: readonly string[];
  } = {},
): Court {
  return begin(
    {
      court: rows,
      athletes: [ours('Ana', '2,2', ana), theirs('Bo', '5,2', bo), ...others],
      ...(creeps === undefined ? {} : { creeps }),
      turn: 'Ana',
    },
    { rolls, options },
  );
}

/** An attack that Slows its target. */
export const slowing: AttackPower = {
  id: 'slowing',
  rule: 'KZ-POWER-06',
  target: { ranged: 6 },
  damage: 2,
  effect: [
    {
      on: 'target',
      *run(t, { target: on, attacker: by }) {
        yield* inflict(t, { kind: 'slowed', on, by, source: 'slowing', until });
      },
    },
  ],
};

/** An attack that pushes its target two squares. */
export const pushing: AttackPower = {
  ...slowing,
  id: 'pushing',
  effect: [
    {
      on: 'target',
      *run(t, { target, attacker: by, total }) {
        const from = creatureOf(t.state, by);
        const how = { how: 'push', squares: 2, by, from, source: 'pushing' } as const;
        yield* force(t, target, { ...how, rule: 'KZ-FORCE-03', total });
      },
    },
  ],
};

/** HP of all, in order. */
export const hp = (t: Court) => t.state.creatures.map((creature) => creature.hp);
/** Whether Bo, or that creature, is Slowed. */
export const slowed = (t: Court, id = 1) => has(creatureOf(t.state, id), BITS.slowed);
