import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId, KazzamState } from '../../../model.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { areAdjacent } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { itemAt } from '../../../rules/court/item-at.ts';
import { bodyAt } from '../../../rules/court/squeeze.ts';
import { effectsOf, NOTES, putInPlay } from '../../../rules/effects/in-play.ts';
import type { Answers } from '../../../rules/effects/moments.ts';
import { reduceHp } from '../../../rules/harm/damage.ts';
import { gainWard } from '../../../rules/harm/gain-ward.ts';
import { isHiddenFrom } from '../../../rules/sight/found.ts';
import type { Kazzam } from '../../../table.ts';

const AURA = 'aura-of-fear';
const RULE = 'KM-HORROR-02';

/** HP that it takes, and Ward that the beast gains for it. */
const FEAR = 2;

/** Once in anybody's turn, for all enemies together (KM-HORROR-02, D-28). */
function hasFed(state: KazzamState, beast: CreatureId): boolean {
  const used = effectsOf(state, NOTES.usedThisTurn);
  return used.some(({ on, source }) => on === beast && source === AURA);
}

/**
 * Whether the beast would feed on a creature that comes to a square: an enemy, not Hidden (KM-CRP-12),
 * from wherever it comes, beside the beast or not.
 */
function feedsOn(state: KazzamState, id: CreatureId, creature: CreatureId, to: Cell): boolean {
  const beast = creatureOf(state, id);
  const listed = itemAt(state.groups, beast.group)?.enemies.includes(creature) === true;
  if (!listed || !isOnMap(beast) || hasFed(state, id)) return false;
  const body = creatureOf(state, creature);
  if (!isOnMap(body) || isHiddenFrom(state, id, creature)) return false;
  const ground = groundOf(state);
  return areAdjacent(ground, beast, bodyAt(ground, body, to));
}

function* feedOn(t: Kazzam, beast: CreatureId, victim: CreatureId): Flow<void> {
  const { state } = t;
  const of = state.turn?.creature ?? beast;
  const until = { ends: 'turn-end', of, turn: creatureOf(state, of).turns } as const;
  const kind = NOTES.usedThisTurn;
  putInPlay(state, { kind, on: beast, by: beast, source: AURA, until, amount: 0 });
  reduceHp(t, victim, FEAR, beast, RULE);
  yield* gainWard(t, { on: beast, amount: FEAR, by: beast });
}

/** The Aura of Fear (KM-HORROR-02). */
export const AURA_OF_FEAR: Answers = {
  step: {
    after: (t, { on }, { creature, from, to, done }) =>
      done && from !== to && feedsOn(t.state, on, creature, to)
        ? feedOn(t, on, creature)
        : undefined,
  },
  risk: {
    modify({ state }, { on }, { creature, from, to, risks }) {
      if (from !== to && feedsOn(state, on, creature, to)) risks.push({ by: on, amount: FEAR });
    },
  },
};
