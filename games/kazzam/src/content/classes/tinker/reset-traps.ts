import type { BuiltTrap, CreatureId, KazzamState } from '../../../model.ts';
import { attackUnrolled, mayAttackUnrolled } from '../../../rules/attack/unrolled.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { areAdjacent } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { builtBy, refreshTrap } from '../../../rules/terrain/built-traps.ts';
import type { Kazzam } from '../../../table.ts';

const RULE = 'KC-TNK-13';

/** On a Tinker that resets every trap that it comes to in this turn. */
const RESETTING = 'resetting-traps';

/** Built traps of its team. */
function trapsOfTeam(state: KazzamState, id: CreatureId): readonly BuiltTrap[] {
  const { team } = creatureOf(state, id);
  return state.creatures.flatMap((maker, at) =>
    maker.team === team && team !== undefined ? builtBy(state, at) : [],
  );
}

/** Refreshes the traps beside which it stands now. */
function resetBeside(t: Kazzam, id: CreatureId): undefined {
  const { state } = t;
  const self = creatureOf(state, id);
  if (!isOnMap(self)) return;
  const ground = groundOf(state);
  for (const trap of trapsOfTeam(state, id)) {
    if (areAdjacent(ground, self, trap.cell)) refreshTrap(t, trap, RULE);
  }
}

const RESETTING_EFFECT: EffectDef = {
  kind: RESETTING,
  on: {
    step: {
      after: (t, { on }, { creature }) => (creature === on ? resetBeside(t, on) : undefined),
    },
    // What has acted beside it is refreshed as well.
    acted: { after: (t, { on }) => resetBeside(t, on) },
    'turn-end': { modify: (t, { on }) => resetBeside(t, on) },
  },
};

function* reset(t: Kazzam, on: CreatureId) {
  const { state } = t;
  windows.attach(t, {
    kind: RESETTING,
    on,
    by: on,
    source: 'reset-traps',
    until: { ends: 'turn-end', of: on, turn: creatureOf(state, on).turns },
    mark: state.nextEffect,
    amount: 0,
  });
  resetBeside(t, on);
}

/** How many charges are gone from traps so near, for bots. */
function spentNear({ state }: Kazzam, id: CreatureId, squares: number): number {
  const ground = groundOf(state);
  return trapsOfTeam(state, id)
    .filter(({ cell }) => (ground.distance(creatureOf(state, id).cell, cell) ?? squares) < squares)
    .reduce((sum, { full, charges }) => sum + Math.max(0, full - charges), 0);
}

/** Reset Traps: for this turn, every trap of its team that it stands beside is refreshed (KC-TNK-13). */
export const resetTraps: Ability = {
  id: 'tinker/reset-traps',
  rule: RULE,
  leaves: [RESETTING_EFFECT],
  actions: [
    {
      id: 'reset-traps',
      price: 'attack',
      rule: RULE,
      bot: { worth: ({ t, id }) => 0.17 * spentNear(t, id, 3) },
      possible: (t, id) => mayAttackUnrolled(t, id) && trapsOfTeam(t.state, id).length > 0,
      *perform(t, id) {
        yield* attackUnrolled(t, id, () => reset(t, id));
        return false;
      },
    },
  ],
};
