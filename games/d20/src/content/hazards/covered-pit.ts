import { relieve } from '../../rules/effects/relieve.ts';
import { tryTask } from '../../rules/tasks/task.ts';
import type { Hazard } from '../hazard.ts';
import type { Trait } from '../trait.ts';
import { afflictBy } from './afflicting.ts';

/** Ten feet deep (DT-HAZ-11): whoever fails lies at its bottom, whoever saves catches the rim (decision). */
export const coveredPit: Hazard = {
  id: 'covered-pit',
  rule: 'DT-HAZ-11',
  level: 2,
  save: 'DEX',
  tags: ['fall', 'physical'],
  found: 15,
  *failed(t, victim) {
    yield* afflictBy(t, victim, 'in-pit', 'DT-HAZ-11');
  },
};

const EASY = 5;

/** In a pit: no way out but an easy climb (DT-HAZ-11). */
export const inPit: Trait = {
  id: 'in-pit',
  rule: 'DT-HAZ-11',
  bans: ['move'],
  powers: [
    {
      id: 'climb-out',
      rule: 'DT-HAZ-11',
      takes: 'action',
      *use(t, { creature, effect }) {
        const task = { tag: 'climb', target: EASY, rule: 'DT-HAZ-11' };
        const { success } = yield* tryTask(t, creature, task);
        if (success && effect !== undefined) yield* relieve(t, creature, effect, 'cure');
      },
      worth: () => 25,
    },
  ],
};
