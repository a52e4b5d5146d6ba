import { plain } from '../../../rules/actions/actions.ts';
import type { Action } from '../../../rules/effects/action.ts';
import { orbsHeld } from '../../../rules/harm/orbs.ts';
import { couldPlaceOn, placeOrb } from '../../../rules/harm/place-orb.ts';
import { promisedFor } from '../../../rules/harm/quests.ts';
import { GOLEM_PEDESTAL, hasThrone } from './squares.ts';

const RULE = 'KM-THRONE-05';

/** An orb is put on the pedestal behind the throne with a Move Action (KM-THRONE-05). */
export const PLACE_ORB: Action = {
  ...plain(
    'place-orb',
    'move',
    RULE,
    ({ state }, id) => hasThrone(state) && couldPlaceOn(state, id, GOLEM_PEDESTAL),
    (t, id) => placeOrb(t, id, { pedestal: GOLEM_PEDESTAL, rule: RULE }),
  ),
  tellsItself: true,
  bot: {
    worth: ({ t: { state }, id }) =>
      Math.max(...orbsHeld(state, id).map((orb) => promisedFor(state, orb, GOLEM_PEDESTAL))),
  },
};
