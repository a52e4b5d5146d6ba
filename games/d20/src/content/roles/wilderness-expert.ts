import type { Creature } from '../../model.ts';
import { isA } from '../../rules/effects/kinds.ts';
import type { Trait } from '../trait.ts';
import { always, type Coverage, expertAt, inSetting } from './expertise.ts';

const RULE = 'DT-ROLE-20';
const ID = 'wilderness-expert';

/** The native terrain chosen (DT-ROLE-24), which is one of the words of a scene’s setting. */
const nativeOf = ({ character }: Creature): string | undefined =>
  character?.roles.find(({ id }) => id === ID)?.choice;

const COVERAGE: Coverage = {
  ...always('track', 'identify-nature', 'calm-animal', 'predict-weather', 'survive'),
  'train-animal': (w, _creature, roll) =>
    inSetting(roll, 'domesticated') ||
    (roll.target !== undefined && isA(w, roll.target, 'domesticated')),
  stealth(_w, creature, roll) {
    const native = nativeOf(creature);
    return native !== undefined && inSetting(roll, native);
  },
};

/** At home in the wild; where north is and how far it has come people know (DT-NAR-01). */
export const WILDERNESS_EXPERT: Trait = {
  id: ID,
  rule: RULE,
  ...expertAt(RULE, ID, COVERAGE),
};
