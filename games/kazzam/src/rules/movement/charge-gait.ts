import type { Strides } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../effects/basic-powers.ts';
import type { ChargeEvent } from '../effects/moments.ts';
import type { Movement } from '../effects/movement.ts';
import { windows } from '../effects/windows.ts';
import { walkOf } from './move.ts';
import type { Reached } from './routes.ts';
import type { MayStep } from './safe-steps.ts';
import { withWalker } from './walker.ts';
import { stridesFrom } from './way.ts';

/** What abilities and traits make of a Charge (KC-SHV-20, KM-MINO-02). */
export function chargeOf(t: Kazzam, creature: CreatureId): ChargeEvent {
  return windows.modify(t, {
    type: 'charge',
    creature,
    exposed: true,
    ignoresTerrain: false,
    passesCreatures: false,
    attacks: [BASIC_IMPLEMENT_ATTACK],
  });
}

/**
 * How a creature moves on a Charge, at whomever; not at all while Prone or held (KZ-BASIC-06).
 *
 * @param rule by which it Charges
 */
export function chargeGait(t: Kazzam, id: CreatureId, rule: string): Movement | undefined {
  const walk = walkOf(t, id);
  if (walk === undefined || walk.how === 'crawl') return undefined;
  const { exposed, ignoresTerrain, passesCreatures } = chargeOf(t, id);
  return {
    ...walk,
    how: 'charge',
    rule,
    exposed: true,
    unanswered: !exposed,
    passesCreatures,
    ignoresDifficult: ignoresTerrain,
    ignoresDanger: ignoresTerrain,
  };
}

/** Every way of a Charge, and not only the best to each square: each step brings it nearer. */
export function everyChargeWay(
  t: Kazzam,
  id: CreatureId,
  charge: Movement,
  mayStep: MayStep,
): readonly Reached[] {
  return withWalker(t, id, charge, (walker) => {
    const found: Reached[] = [];
    const known = new Map<Cell, Strides>();
    const goOn = (from: Cell, spent: number, path: readonly Cell[]): void => {
      if (path.length > 0 && walker.mayEnd(from)) found.push({ cell: from, cost: spent, path });
      let strides = known.get(from);
      if (strides === undefined) {
        strides = stridesFrom(walker, from);
        known.set(from, strides);
      }
      for (const [at, to] of strides.to.entries()) {
        const cost = spent + (strides.costs[at] ?? 0);
        if (cost <= walker.budget && mayStep(from, to)) goOn(to, cost, [...path, to]);
      }
    };
    goOn(walker.start, 0, []);
    return found;
  });
}
