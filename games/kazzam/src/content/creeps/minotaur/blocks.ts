import { chargeBack } from '../../../rules/creeps/charge-back.ts';
import type { CreepBlock } from '../../../rules/effects/creep-block.ts';
import { wholePower } from '../../../rules/effects/power.ts';
import { ROWS } from './rows.ts';

/** Its answer to a miss (KM-MINO-08). */
const PAYBACK = wholePower({
  id: 'minotaur-payback',
  rule: 'KM-MINO-08',
  target: 'melee',
  roll: 'none',
  damage: 3,
});

/** Minotaurs of the Maze Map (KM-MINO-01 to KM-MINO-08). */
export const MINOTAUR: CreepBlock = {
  id: 'minotaur',
  name: 'Minotaur',
  type: 'elite',
  speed: 6,
  mob: false,
  rule: 'KM-MINO-01',
  range: 1,
  rush: 'KM-MINO-03',
  on: {
    charge: {
      // Heedless Rush (KM-MINO-02).
      modify(_t, { on }, event) {
        if (event.creature === on) event.exposed = false;
      },
    },
  },
  rows: ROWS,
  *missTrigger(t, minotaur, attacker) {
    yield* chargeBack(t, minotaur, attacker, PAYBACK);
  },
};
