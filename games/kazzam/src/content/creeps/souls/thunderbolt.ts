import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../../../model.ts';
import type { CreepBlock, RowTurn } from '../../../rules/effects/creep-block.ts';
import { STATUS, withData } from '../../../rules/effects/effect-data.ts';
import { type AttackPower, wholePower } from '../../../rules/effects/power.ts';
import { RANGE, SOUL } from './soul.ts';

const RULE = 'KM-SOUL-11';

const CLAP: AttackPower = wholePower({
  id: 'thunder-clap',
  rule: RULE,
  target: 'melee',
  damage: 2,
  roll: 'none',
});

const BOLT: AttackPower = wholePower({
  id: 'thunder-bolt',
  rule: RULE,
  target: { ranged: RANGE },
  damage: 1,
  roll: 'none',
});

/**
 * The clap, then the bolt at somebody else (KM-SOUL-11). It goes for its first target with the clap if
 * one Move Action will do, else with the bolt (D-85); where it stands then it claps whom it can and
 * looses the bolt at whom it can. Neither in reach, it goes on as for a melee attack.
 */
function* clapAndBolt(turn: RowTurn): Flow<void> {
  const { targets, may, approach, attack, attackFromHere } = turn;
  const near = (yield* approach(CLAP, targets)) ?? (yield* approach(BOLT, targets));
  let struck: CreatureId | undefined;
  const clap = wholePower({
    ...CLAP,
    *after(_t, { target }) {
      struck = target;
    },
  });
  const order = near === undefined ? targets : [near, ...targets.filter((id) => id !== near)];
  if (near === undefined) {
    yield* attack(clap, targets);
    if (struck === undefined) return;
  } else if (may(CLAP)) {
    for (const target of order) {
      if (!(yield* attackFromHere(clap, target))) continue;
      struck = target;
      break;
    }
  }
  if (!may(BOLT)) return;
  for (const target of order) {
    if (target !== struck && (yield* attackFromHere(BOLT, target))) return;
  }
}

/** The Thunderbolt of the Lost Soul Team (KM-SOUL-06, KM-SOUL-11). */
export const THUNDERBOLT: CreepBlock = {
  ...SOUL,
  id: 'soul-thunderbolt',
  name: 'Thunderbolt',
  innate: [{ ...withData(STATUS.retaliate, { within: RANGE }), amount: 1 }],
  rows: [{ id: 'thunder-clap', rule: RULE, act: clapAndBolt }],
};
