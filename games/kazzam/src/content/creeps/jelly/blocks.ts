import type { Flow } from '@tablewright/engine';
import { attack } from '../../../rules/attack/attack.ts';
import { creatureOf } from '../../../rules/court/creatures.ts';
import { areAdjacent } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { comeWithin } from '../../../rules/creeps/come-within.ts';
import type { CreepBlock, RowTurn } from '../../../rules/effects/creep-block.ts';
import { drift } from './drift.ts';
import { ANSWERS, CALL, LURE, MESMERIZE, movesAnybody, STEAL, STING } from './powers.ts';

/** Where nobody is left to be moved it comes into range of its first target (KM-JELLY-05, D-78). */
function* mesmerize({ t, creep, targets, attack: strike }: RowTurn): Flow<void> {
  const [first] = targets;
  if (movesAnybody(t)) yield* strike(MESMERIZE, targets);
  else if (first !== undefined) yield* comeWithin(t, creep, first, CALL);
}

/** Mesmer Jellies of the Dual Dungeons Map (KM-JELLY-01 to KM-JELLY-07). */
export const JELLY: CreepBlock = {
  id: 'jelly',
  name: 'Mesmer Jelly',
  type: 'standard',
  speed: 6,
  mob: false,
  rule: 'KM-JELLY-01',
  range: 1,
  // KM-JELLY-02.
  innate: ['hovering'],
  on: ANSWERS,
  rows: [
    { id: 'jelly-steal', rule: 'KM-JELLY-03', faces: [1], power: STEAL },
    { id: 'jelly-sting', rule: 'KM-JELLY-04', faces: [2, 3], power: STING },
    { id: 'jelly-mesmerize', rule: 'KM-JELLY-05', faces: [4, 5], act: mesmerize },
    { id: 'jelly-drift', rule: 'KM-JELLY-06', faces: [6], act: drift },
  ],
  /** Steals from whoever is beside it, and calls everybody else (KM-JELLY-07). */
  *missTrigger(t, jelly, attacker) {
    const { state } = t;
    const ground = groundOf(state);
    const beside = areAdjacent(ground, creatureOf(state, jelly), creatureOf(state, attacker));
    yield* attack(t, jelly, attacker, beside ? STEAL : LURE, { reply: true });
  },
};
