import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { boostInFull, hasUnaskedBoost, weighBoost, weighsBoost } from '../attack/role-boost.ts';
import { seatOf } from '../court/creatures.ts';
import type { Action } from '../effects/action.ts';
import { makeRuling, REFEREE } from '../referee/referee.ts';
import { plain } from './actions.ts';

/** Something that may be done in a turn without being part of the play. */
export type Aside = Action & { readonly aside: true };

/** What the seat that decides for a creature may do beside its actions, where it is possible. */
export const ASIDES: readonly Aside[] = [
  {
    ...plain(
      'weigh-boost',
      'nothing',
      'KR-BOOST-07',
      (t, id) => hasUnaskedBoost(t, id) && !weighsBoost(t.state, id),
      ({ state }, id) => void weighBoost(state, id),
    ),
    aside: true,
  },
  {
    ...plain(
      'boost-in-full',
      'nothing',
      'KR-BOOST-07',
      ({ state }, id) => weighsBoost(state, id),
      (t, id) => void boostInFull(t, id),
    ),
    aside: true,
  },
  {
    ...plain('ruling', 'nothing', 'KZ-GEN-09', isReferees, makeRuling),
    aside: true,
  },
];

/** The referee rules between two actions, while nobody is in the middle of anything (KZ-GEN-09). */
function isReferees({ state, options }: Kazzam, id: CreatureId): boolean {
  if (!options.refereeOverride || seatOf(state, id) !== REFEREE) return false;
  return state.underway.length === 0 && state.assault === undefined;
}
