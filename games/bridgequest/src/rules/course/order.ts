import type { Flow } from '@tablewright/engine';
import type { Foe } from '../../model.ts';
import { type Bridge, masterSeat } from '../../table.ts';
import { cardOfFoe } from '../combat/foes.ts';
import { masterDecides } from '../master/decide.ts';

/**
 * The monsters that do something at a moment whose order no rule fixes: as they entered, unless a person who runs the game
 * wants another one first (BQ-GM-35). Contact has an order of its own (BQ-CMB-12).
 */
export function* inMastersOrder(
  t: Bridge,
  foes: readonly Foe[],
  trigger: 'pd' | 'beaten',
): Flow<readonly Foe[]> {
  const left = foes.filter((foe) =>
    cardOfFoe(t, foe)?.effects.some((effect) => effect.trigger === trigger),
  );
  if (masterSeat(t) === undefined) return left;
  const ordered: Foe[] = [];
  while (left.length > 1) {
    const options = left.map((foe) => ({ id: foe.id, names: { foe: foe.id }, foe }));
    const { foe } = yield* masterDecides(t, 'which-monster-first', options, 0, 'BQ-GM-35');
    ordered.push(foe);
    left.splice(left.indexOf(foe), 1);
  }
  return [...ordered, ...left];
}
