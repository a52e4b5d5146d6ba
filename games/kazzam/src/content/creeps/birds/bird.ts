import { attack } from '../../../rules/attack/attack.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import type { CreepBlock, CreepRow } from '../../../rules/effects/creep-block.ts';
import { type AttackPower, wholePower } from '../../../rules/effects/power.ts';
import { type Crown, crownOf } from './crown.ts';

const RANGE = 5;
/** Farther than any court is wide (KM-BIRD-06). */
const ANY_DISTANCE = 99;

/** Rows that all birds have, each the great one of a kind (KM-BIRD-03 to KM-BIRD-05). */
const OF_CROWN = {
  flame: { crown: 'flame', rule: 'KM-BIRD-03', faces: [1, 2] },
  ice: { crown: 'ice', rule: 'KM-BIRD-04', faces: [3, 4] },
  needle: { crown: 'needle', rule: 'KM-BIRD-05', faces: [5, 6] },
} as const;

type Kind = keyof typeof OF_CROWN;

/** A kind of bird: its block, and its attack with its greater effect. */
export interface CrownedBird {
  readonly block: CreepBlock;
  readonly great: AttackPower;
}

function crownedBird(kind: Kind, name: string, crown: Crown): CrownedBird {
  const id = `${kind}crowned`;
  const strike = (row: (typeof OF_CROWN)[Kind]): AttackPower => {
    const great = row.crown === kind;
    return wholePower({
      id: `${id}-${row.crown}`,
      rule: row.rule,
      target: { ranged: RANGE },
      damage: great ? 3 : 2,
      effect: [great ? crown.greater : crown.lesser],
      roll: 'none',
    });
  };
  const reply = wholePower({
    id: `${id}-reply`,
    rule: 'KM-BIRD-06',
    target: { ranged: ANY_DISTANCE },
    damage: 0,
    effect: [crown.lesser],
    roll: 'none',
  });
  const rows = Object.values(OF_CROWN).map((row): CreepRow => {
    const { rule, faces } = row;
    const power = strike(row);
    return { id: power.id, rule, faces, power };
  });
  const block: CreepBlock = {
    id,
    name,
    type: 'standard',
    speed: 6,
    mob: false,
    rule: 'KM-BIRD-01',
    range: RANGE,
    rows,
    /** Whoever misses it suffers what it does less of, however far away (KM-BIRD-06). */
    *missTrigger(t, bird, attacker) {
      if (!isOnMap(creatureOf(t.state, attacker))) return;
      yield* attack(t, bird, attacker, reply, { reply: true });
    },
  };
  return { block, great: strike(OF_CROWN[kind]) };
}

/** The Icecrowned: Immobilized, or Restrained (KM-BIRD-02). */
export const ICECROWNED = crownedBird(
  'ice',
  'Icecrowned Bird',
  crownOf('icecrowned', 'immobilized', 'restrained'),
);

/** The Needlecrowned: Weakened, or Dazed. */
export const NEEDLECROWNED = crownedBird(
  'needle',
  'Needlecrowned Bird',
  crownOf('needlecrowned', 'weakened', 'dazed'),
);

/** The Flamecrowned: 1 Ongoing Damage, or Panicked by the bird. */
export const FLAMECROWNED = crownedBird(
  'flame',
  'Flamecrowned Bird',
  crownOf('flamecrowned', 'ongoing', 'panicked', 1),
);
