import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature, Item } from '../../model.ts';
import { consume } from '../../rules/actions/loading.ts';
import { has } from '../../rules/bearers/bearers.ts';
import { areEnemies } from '../../rules/creature.ts';
import { relieveOf } from '../../rules/effects/relieve.ts';
import type { GearKind } from '../gear-kind.ts';
import type { Trait } from '../trait.ts';

const DAYS = 7;
const HUNGER = ['starving', 'thirst'] as const;

/** Food and water for a week; its uses are days (DT-EQ-41). */
export const PROVISIONS: readonly GearKind[] = [
  {
    id: 'rations',
    rule: 'DT-EQ-41',
    price: 6,
    uses: DAYS,
    trait: 'rations',
    action: {
      on: 'reach',
      fits: (_w, user, on) =>
        !areEnemies(user, on) && on.life === 'alive' && HUNGER.some((kind) => has(on, kind)),
      use: eat,
    },
  },
];

function* eat(t: D20, user: Creature, item: Item, on: Creature | undefined): Flow<void> {
  consume(t, user, item);
  yield* relieveOf(t, on ?? user, HUNGER, 'cure', 'DT-EQ-41');
}

/** Whoever carries them neither starves nor thirsts while they last (DT-EQ-41). */
const rations: Trait = {
  id: 'rations',
  rule: 'DT-EQ-41',
  immune: HUNGER,
  on: {
    dayPassed(t, { creature, item }) {
      if (item !== undefined) consume(t, creature, item);
      return undefined;
    },
  },
};

/** Their rules. */
export const PROVISION_TRAITS: readonly Trait[] = [rations];
