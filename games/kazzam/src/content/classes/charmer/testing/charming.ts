import { begin, type Court, floor, ours, type Told, theirs } from '../../../../../test/table.ts';
import { wholePower } from '../../../../rules/effects/power.ts';

/** What stands on the court of a test. */
export interface Scene {
  readonly rolls?: readonly number[];
  readonly implement?: 'wand' | 'staff' | 'sword';
  /** Besides the charm or jinx that it is about. */
  readonly picks?: readonly string[];
  readonly cha?: Told;
  readonly al?: Told;
  readonly bo?: Told;
  readonly others?: readonly Told[];
  readonly turn?: string;
  readonly options?: Told;
  /** One for each side unless told otherwise. */
  readonly seats?: number;
  readonly court?: readonly string[];
  readonly creeps?: readonly Told[];
  readonly more?: Told;
}

/** No Role Boost comes in between: nobody of these has one that has any use on a charm. */
const PLAIN = { role: 'specialist', specialisation: 'hunter' } as const;

/** Cha, a Charmer, between its ally Al and the enemy Bo; Cha's turn. */
export function charming(pick: string, scene: Scene = {}): Court {
  const { rolls = [], implement = 'wand', picks = [], cha, al, bo, others = [] } = scene;
  return begin(
    {
      court: scene.court ?? floor(15, 9),
      athletes: [
        ours('Cha', '3,4', {
          class: 'charmer',
          implement,
          picks: [`charmer/${pick}`, ...picks.map((one) => `charmer/${one}`)],
          ...PLAIN,
          ...cha,
        }),
        ours('Al', '6,4', { class: 'hexer', implement: 'wand', ...PLAIN, ...al }),
        theirs('Bo', '9,4', { implement: 'wand', ...PLAIN, ...bo }),
        ...others,
      ],
      turn: scene.turn ?? 'Cha',
      ...(scene.creeps === undefined ? {} : { creeps: scene.creeps }),
      ...scene.more,
    },
    { rolls, options: scene.options ?? {}, seats: scene.seats ?? 2 },
  );
}

/** Gives the Role Boost to nobody and uses it on nobody. */
export const UNUSED = 'none';

/** A bear that stands there, asleep. */
export function bear(at: string): Told {
  return { group: 'bears', members: [at] };
}

/** A Creep's blow of 3 damage. */
export const BLOW = wholePower({
  id: 'blow',
  rule: 'TEST',
  target: 'melee',
  damage: 3,
  roll: 'none',
});
