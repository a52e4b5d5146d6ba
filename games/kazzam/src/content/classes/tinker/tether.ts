import type { CreatureId } from '../../../model.ts';
import { actionOn } from '../../../rules/actions/actions.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import type { Action } from '../../../rules/effects/action.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectsOf } from '../../../rules/effects/in-play.ts';
import { BITS, has } from '../../../rules/effects/status.ts';
import { bind } from '../../../rules/harm/bind.ts';
import { canForce, type Force, force } from '../../../rules/movement/forced.ts';
import type { Kazzam } from '../../../table.ts';
import type { Trick } from './trick.ts';

const TETHER = 'tether';
const RULE = 'KC-TNK-35';

/** Squares that a Move Action pulls. */
const PULL = 5;

/** It holds at any distance; only that its maker is Incapacitated ends it besides (KC-TNK-06). */
const TETHER_EFFECT: EffectDef = {
  kind: TETHER,
  lasts: ({ state }, { by }) => !has(creatureOf(state, by), BITS.incapacitated),
};

function pullBy({ state }: Kazzam, by: CreatureId): Force {
  const from = creatureOf(state, by);
  return { how: 'pull', squares: PULL, by, source: TETHER, from, rule: RULE };
}

/** Whom its tethers hold and could pull. */
function tethered(t: Kazzam, id: CreatureId): CreatureId[] {
  const { state } = t;
  if (!isOnMap(creatureOf(state, id))) return [];
  return effectsOf(state, TETHER).flatMap(({ by, on }) =>
    by === id && has(creatureOf(state, on), BITS.grabbed) && canForce(t, on, pullBy(t, id))
      ? [on]
      : [],
  );
}

/** A Move Action that pulls whom a tether holds (KC-TNK-35). */
export const pullTethered: Action = {
  ...actionOn('pull-tethered', 'move', RULE, tethered, (t, victim, by) =>
    force(t, victim, pullBy(t, by)),
  ),
  bot: {
    worth: ({ t, id }) => {
      const carries = tethered(t, id).some((on) => creatureOf(t.state, on).held.length > 0);
      return carries ? 0.3 : 0.1;
    },
  },
};

/** Tether: a Grab without end of range (KC-TNK-35). */
export const tether: Trick = {
  id: TETHER,
  rule: RULE,
  on: 'target',
  leaves: [TETHER_EFFECT],
  // Whoever carries an orb is kept from its way.
  worth: ({ state }, { target }) => (creatureOf(state, target).held.length > 0 ? 0.45 : 0.2),
  *run(t, { attacker: by, target: on }) {
    yield* bind(t, { kind: TETHER, on, by });
  },
};
