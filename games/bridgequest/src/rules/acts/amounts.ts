import type { Amount } from '../../effects/signatures.ts';
import type { Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { itemsOf } from '../cards/cards-of.ts';
import { figureOf, rowOf } from '../standing/figures.ts';

/**
 * A number of an effect that happens now: dice are rolled, what is counted is counted (BQC-FX-08).
 * @param whole that of which `half` is meant, rounded down (BQ-TERM-11)
 */
export function amountNow(t: Bridge, hero: Hero, amount: Amount, rule: string, whole = 0): number {
  if (typeof amount === 'number') return amount;
  if (typeof amount === 'object') {
    const { dice, sides, sign } = amount;
    let sum = 0;
    for (let i = 0; i < dice; i += 1) {
      const face = t.index(sides, 'amount', hero.seat) + 1;
      t.tell?.({ type: 'rolled', rule, purpose: 'amount', sides, face, roller: hero.seat });
      sum += face;
    }
    return sign * sum;
  }
  switch (amount) {
    case 'row':
      return rowOf(figureOf(t.state, hero).where) ?? 0;
    case 'hand':
      return ZONES.at(t.state, `hand/${hero.seat}`).length;
    case 'items':
      return itemsOf(t, hero).length;
    default:
      return Math.floor(whole / 2);
  }
}
