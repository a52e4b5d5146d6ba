import { relieve } from '../../../rules/effects/relieve.ts';
import { spellAffects } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { aFriend, alive, atOne } from '../shared/aims.ts';
import { forHours } from '../shared/until.ts';

const RULE = 'DT-ARC-312';

/** Water Breathing: whoever is drowning breathes again. */
export const WATER_BREATHING: Spell = {
  id: 'water-breathing',
  rule: RULE,
  tradition: 'arcane',
  level: 3,
  range: 30,
  good: 'help',
  aim: () => atOne(alive(aFriend)),
  *cast(t, casting) {
    for (const target of casting.targets) {
      yield* spellAffects(t, casting, target, 'water-breathing', forHours(t, 24));
      for (const effect of [...target.effects]) {
        if (effect.kind === 'suffocating' && effect.data?.tag === 'water')
          yield* relieve(t, target, effect, 'cure', RULE);
      }
    }
  },
};
