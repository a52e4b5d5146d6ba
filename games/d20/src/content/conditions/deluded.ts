import type { World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { MINUTE } from '../../rules/effects/afflict.ts';
import { relieve } from '../../rules/effects/relieve.ts';
import { scoreOf } from '../../rules/numbers/scores.ts';
import type { Trait } from '../trait.ts';

const MOST = 20;

/** For how many minutes, hours or days a mind believes a falsehood; 0 if not at all (DT-COND-09). */
export const delusionOf = (w: Pick<World, 'content'>, creature: Creature): number =>
  Math.max(0, MOST - scoreOf(w, creature, 'INT'));

/** Believes something false (DT-COND-09): for minutes unless what laid it on names another time. */
export const deluded: Trait = {
  id: 'deluded',
  rule: 'DT-COND-09',
  on: {
    *began(t, { creature, effect }) {
      if (effect === undefined) return;
      const units = delusionOf(t, creature);
      if (units === 0) yield* relieve(t, creature, effect, 'end', 'DT-COND-09');
      else if (effect.until.at === 'scene')
        effect.until = { at: 'time', clock: t.state.clock + units * MINUTE };
    },
  },
};
