import { comesNearer, fleeFrom } from '../../rules/combat/flight.ts';
import { isHere } from '../../rules/place/distance.ts';
import { sees } from '../../rules/place/sight.ts';
import { feetLeft } from '../../rules/place/ways.ts';
import type { Trait } from '../trait.ts';
import { causeOf, leans } from './shared.ts';

/**
 * Keeps away from what it fears (DT-COND-02): no step nearer, and what it has left of its movement at the end of its turn
 * takes it farther off. Fear without a creature behind it is always in sight (decision).
 */
export const afraid: Trait = {
  id: 'afraid',
  rule: 'DT-COND-02',
  tags: ['fear'],
  roll(w, { creature, effect }, { kind }) {
    if ((kind !== 'attack' && kind !== 'save') || effect === undefined) return undefined;
    const feared = causeOf(w, effect.source);
    if (feared !== undefined && !sees(w, creature, feared)) return undefined;
    return [leans('disadvantage', 'DT-COND-02', 'afraid')];
  },
  forbids(w, { creature, effect }, deed) {
    const feared = effect === undefined ? undefined : causeOf(w, effect.source);
    return feared !== undefined && isHere(feared) && comesNearer(w, creature, deed, feared);
  },
  on: {
    *turnEnding(t, { creature, effect }) {
      const turn = t.state.combat?.turn;
      const feared = effect === undefined ? undefined : causeOf(t, effect.source);
      if (turn === undefined || feared === undefined || !isHere(feared)) return;
      yield* fleeFrom(t, creature, [feared], feetLeft(t, creature, turn), turn);
    },
  },
};
