import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import type { CreepRow } from '../../../rules/effects/creep-block.ts';
import { type AttackPower, type EffectPart, wholePower } from '../../../rules/effects/power.ts';
import { makeDrop } from '../../../rules/harm/loss.ts';
import { knockProne } from '../../../rules/harm/prone.ts';
import { mostWanted } from '../../../rules/harm/steal.ts';
import { force } from '../../../rules/movement/forced.ts';

/** So far it has to Charge for the harder Gore (KM-MINO-05), and farther than so far to throw down (KM-MINO-06). */
const HARD = 3;
const FAR = 5;
/** Plow pushes no farther. */
const MOST = 5;

/** A row that strikes as hard as it is printed, wherever it comes from. */
function row(id: string, rule: string, damage: number, more: Partial<AttackPower>): AttackPower {
  return wholePower({ id, rule, target: 'melee', roll: 'none', damage, ...more });
}

/** 3 damage, 5 after a long Charge (KM-MINO-05). */
const gore = (squares: number): AttackPower =>
  row('minotaur-gore', 'KM-MINO-05', squares >= HARD ? 5 : 3, { charge: { after: gore } });

/** As many squares as it has Charged. */
function pushed(squares: number): EffectPart {
  return {
    on: 'target',
    *run(t, { target, attacker: by, power, total }) {
      yield* force(t, target, {
        how: 'push',
        squares: Math.min(squares, MOST),
        by,
        source: power.id,
        from: creatureOf(t.state, by),
        rule: power.rule,
        total,
      });
    },
  };
}

const thrownDown: EffectPart = {
  on: 'target',
  *run(t, { target, attacker, power }) {
    yield* knockProne(t, target, attacker, power.id);
  },
};

/** One object, where the push has ended (D-82). */
const dropped: EffectPart = {
  on: 'target',
  *run(t, { target, attacker, power }) {
    const item = mostWanted(t.state, attacker, target);
    if (item !== undefined && isOnMap(creatureOf(t.state, target)))
      yield* makeDrop(t, target, item, power.rule);
  },
};

/** 3 damage; push, Prone and drop in this order (KM-MINO-06). */
const plow = (squares: number): AttackPower =>
  row('minotaur-plow', 'KM-MINO-06', 3, {
    effect: [
      ...(squares > 0 ? [pushed(squares)] : []),
      ...(squares > FAR ? [thrownDown] : []),
      dropped,
    ],
    charge: { after: plow },
  });

/** 3 damage to the target and to whom it charges past (KM-MINO-07). */
const rampage = (): AttackPower =>
  row('minotaur-rampage', 'KM-MINO-07', 3, { charge: { after: rampage, past: true } });

/** What the die brings, where it has Charged nobody; after a Charge see their powers. */
export const ROWS: readonly CreepRow[] = [
  { id: 'minotaur-gore', rule: 'KM-MINO-05', faces: [1, 2], power: gore(0) },
  { id: 'minotaur-plow', rule: 'KM-MINO-06', faces: [3, 4], power: plow(0) },
  { id: 'minotaur-rampage', rule: 'KM-MINO-07', faces: [5, 6], power: rampage() },
];
