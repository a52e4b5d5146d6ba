import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../model.ts';
import type { Kazzam } from '../table.ts';
import { type Action, plain } from './actions.ts';
import { creatureOf, seatOf } from './creatures.ts';
import { concede } from './end.ts';
import { makeRuling, REFEREE } from './referee.ts';
import { boostInFull, hasUnaskedBoost, weighBoost, weighsBoost } from './role-boost.ts';

/** Something that may be done in a turn without being part of the play. */
export type Aside = Action & { readonly aside: true };

/** What the seat that decides for a creature may do beside its actions, where it is possible. */
export const ASIDES: readonly Aside[] = [
  {
    ...plain(
      'weigh-boost',
      'nothing',
      'KR-BOOST-07',
      ({ state }, id) => hasUnaskedBoost(state, id) && !weighsBoost(state, id),
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
      ({ state }, id) => void boostInFull(state, id),
    ),
    aside: true,
  },
  {
    ...plain('concede', 'nothing', 'KZ-END-06', decidesForItself, giveUp),
    aside: true,
  },
  {
    ...plain('ruling', 'nothing', 'KZ-GEN-09', isReferees, makeRuling),
    aside: true,
  },
];

/** Whoever commands an athlete of the other side does not give that side's match up. */
function decidesForItself({ state: { command } }: Kazzam, id: CreatureId): boolean {
  return command?.creature !== id;
}

/** The referee rules between two actions, while nobody is in the middle of anything (KZ-GEN-09). */
function isReferees({ state, options }: Kazzam, id: CreatureId): boolean {
  if (!options.refereeOverride || seatOf(state, id) !== REFEREE) return false;
  return state.underway.length === 0 && state.assault === undefined;
}

/** The side of whoever acts gives the match up, if all its seats agree; play ends on the spot. */
function* giveUp(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const { team } = creatureOf(state, id);
  if (team === undefined) return;
  yield* concede(t, team, {
    seat: seatOf(state, id),
    why: { key: 'concede-now', params: { who: id }, rule: 'KZ-END-06' },
  });
  if (state.result === 'conceded') t.endStep();
}
