import type { CreatureId, KazzamState } from '../../../model.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { creatureOf, creaturesWhere, isOnMap } from '../../../rules/court/creatures.ts';
import { areAdjacent } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { CreepBlock } from '../../../rules/effects/creep-block.ts';
import { wholePower } from '../../../rules/effects/power.ts';
import { BITS, has } from '../../../rules/effects/status.ts';
import { seize, TRAITS } from './lightweight.ts';
import { ROWS } from './rows.ts';

const ID = 'squid';

/** The squids beside a creature that can keep hold of it (KZ-STAT-28). */
function squidsBeside(state: KazzamState, victim: CreatureId): readonly CreatureId[] {
  const body = creatureOf(state, victim);
  if (!isOnMap(body)) return [];
  return creaturesWhere(state, (id) => {
    const squid = creatureOf(state, id);
    if (squid.block !== ID || !isOnMap(squid) || has(squid, BITS.incapacitated)) return false;
    return areAdjacent(groundOf(state), squid, body);
  });
}

/** What a squid answers to a miss with: all that are beside the attacker Grab it (KM-SQUID-09). */
const COIL = wholePower({
  id: 'squid-coil',
  rule: 'KM-SQUID-09',
  target: 'melee',
  roll: 'none',
  damage: 0,
  effect: [
    {
      on: 'target',
      *run(t, { target }) {
        for (const squid of squidsBeside(t.state, target))
          yield* seize(t, squid, target, 'squid-coil');
      },
    },
  ],
});

/** Dungeon Squids of the One-Way Doors map (KM-SQUID-01 to KM-SQUID-09). */
export const SQUID: CreepBlock = {
  id: ID,
  name: 'Dungeon Squid',
  type: 'goon',
  speed: 6,
  mob: false,
  rule: 'KM-SQUID-01',
  range: 1,
  on: TRAITS,
  rows: ROWS,
  /** The missed one strikes, if it is beside the attacker, or else the first that is (KM-SQUID-09). */
  *missTrigger(t, missed, attacker) {
    const squids = squidsBeside(t.state, attacker);
    const squid = squids.includes(missed) ? missed : squids[0];
    if (squid !== undefined) yield* attack(t, squid, attacker, COIL, { reply: true });
  },
};
