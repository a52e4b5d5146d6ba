import { reveal } from '../../../rules/magic/reveal.ts';
import { tryTask } from '../../../rules/tasks/task.ts';
import type { Trait } from '../../trait.ts';

const RULE = 'DT-ARC-112';

/** Whoever hears the voice may find out where it comes from. */
export const VENTRILOQUISM_HEARD: Trait = {
  id: 'ventriloquism-heard',
  rule: RULE,
  powers: [
    {
      id: 'detect-ventriloquism',
      rule: RULE,
      takes: 'action',
      *use(t, { creature, zone }) {
        const target = 10 + (zone?.source.level ?? 0);
        const task = { tag: 'hear-noise', ability: 'INT', target, rule: RULE } as const;
        const { success } = yield* tryTask(t, creature, task);
        const voice = t.state.creatures.filter(({ id }) => id === zone?.source.by);
        if (success) reveal(t, creature, { rule: RULE, what: 'voice', creatures: voice });
      },
    },
  ],
};
