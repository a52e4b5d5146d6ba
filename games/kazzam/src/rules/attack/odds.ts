import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, rollerOf } from '../court/creatures.ts';
import type { Body } from '../court/footprint.ts';
import { diceEvent } from '../effects/dice.ts';
import type { AttackPower } from '../effects/power.ts';
import { BITS, has } from '../effects/status.ts';
import { windows } from '../effects/windows.ts';
import {
  type DiceMode,
  diceMode,
  type Face,
  finalResult,
  type LesserThrees,
  raised,
} from '../numbers/result.ts';
import { originsFor } from './aim.ts';
import { rollEvent } from './attack-roll.ts';

/** What an attack roll on a target would look like, before it is made. */
export interface Odds {
  readonly mode: DiceMode;
  /** Ids of the rules that give Advantage, and Disadvantage. */
  readonly advantages: readonly string[];
  readonly disadvantages: readonly string[];
  /** The rule that counts a 2 as a 5, if one does. */
  readonly twosAsFives: string | undefined;
  readonly bonus: number;
  readonly fierce: boolean;
  readonly guarded: boolean;
  /** What a 3 counts as, if it is no 3 (KT-BAG-01). */
  readonly threesAs: LesserThrees | undefined;
  /** The chance of each final result, by result less one; together 1. */
  readonly results: readonly number[];
  /** The chance of a Strike. */
  readonly strike: number;
}

/** Faces of a die. */
const FACES = [1, 2, 3, 4, 5, 6] as const;

/**
 * The odds of an attack on a target from where its attacker stands, without Miss Tokens
 * (KZ-ATK-10 to KZ-ATK-17); nothing if it is no legal target.
 */
export function oddsOf(
  t: Kazzam,
  attacker: CreatureId,
  target: CreatureId,
  power: AttackPower,
): Odds | undefined {
  const [origin] = originsFor(t, attacker, target, power);
  return origin === undefined ? undefined : oddsFrom(t, attacker, target, power, origin);
}

function oddsFrom(
  t: Kazzam,
  attacker: CreatureId,
  target: CreatureId,
  power: AttackPower,
  origin: Body,
): Odds {
  const roll = rollEvent(t, { attacker, target, power, first: true, from: origin });
  const { advantages, disadvantages, bonus, twosAsFives, guarded, threesAs } = windows.modify(
    t,
    roll,
  );
  const mode = diceMode(advantages.length, disadvantages.length, t.options.advantageCount);
  const fierce = has(creatureOf(t.state, attacker), BITS.fierce);
  const { turns } = windows.modify(t, diceEvent(rollerOf(t.state, attacker), 'attack', mode));
  const turned = turns.length % 2 === 1;
  const results = [0, 0, 0, 0, 0, 0];
  let strike = 0;
  for (const kept of FACES) {
    const chance = chanceOf(kept, mode);
    const face = turned ? ((7 - kept) as Face) : kept;
    const natural: Face = face === 2 && twosAsFives !== undefined ? 5 : face;
    if (natural === 1) strike += chance;
    const result = finalResult(raised({ natural, bonus, tokens: 0 }), {
      fierce,
      guarded,
      threesAs,
    });
    results[result - 1] = (results[result - 1] ?? 0) + chance;
  }
  return {
    mode,
    advantages,
    disadvantages,
    twosAsFives,
    bonus,
    fierce,
    guarded,
    threesAs,
    results,
    strike,
  };
}

/** The chance that a face is the one that counts, of one die or two (KZ-ADV-01). */
function chanceOf(face: Face, mode: DiceMode): number {
  if (mode === 'one') return 1 / 6;
  return (mode === 'higher' ? 2 * face - 1 : 13 - 2 * face) / 36;
}
