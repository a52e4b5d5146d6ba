import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { afflict, HOUR } from '../../rules/effects/afflict.ts';
import type { Trait } from '../trait.ts';
import { alliesReached } from './allies.ts';
import { daily } from './daily.ts';
import { always, type Coverage, expertAt, halfLevel, inSetting } from './expertise.ts';

const RULE = 'DT-ROLE-12';
const ID = 'noble';
const FAVOURED = 'noble-favour';
const COVERAGE: Coverage = {
  ...always('social-standing', 'etiquette', 'diplomacy', 'heraldry'),
  negotiate: (_w, _creature, roll) => inSetting(roll, 'political'),
  'command-respect': (_w, _creature, roll) => inSetting(roll, 'formal'),
};

/** Of rank, which shines on friends once a day. */
export const NOBLE: Trait = {
  id: ID,
  rule: RULE,
  ...expertAt(RULE, ID, COVERAGE),
  powers: [
    daily({
      id: FAVOURED,
      rule: RULE,
      closed: (w, { creature }) =>
        alliesReached(w, creature).length > 0 ? undefined : 'closed.no-allies',
      use: (t, { creature }) => favour(t, creature),
    }),
  ],
};

function* favour(t: D20, noble: Creature): Flow<void> {
  for (const ally of alliesReached(t, noble)) {
    yield* afflict(t, ally, {
      kind: FAVOURED,
      source: { rule: RULE, by: noble.id, level: noble.level },
      until: { at: 'time', clock: t.state.clock + halfLevel(noble) * HOUR },
    });
  }
}

/** In noble company every word counts for more: all task rolls with CHA. */
export const NOBLE_FAVOUR: Trait = {
  id: FAVOURED,
  rule: RULE,
  roll: (_w, _self, { ability }) =>
    ability === 'CHA' ? [{ is: 'advantage', rule: RULE, from: FAVOURED }] : undefined,
};
