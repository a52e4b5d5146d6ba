import type { Flow } from '@tablewright/engine';
import type { Amount } from '../../effects/signatures.ts';
import type { Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { roll } from '../dice/roll.ts';
import { countedNow } from '../effects/counted.ts';

/**
 * A number of an effect that happens now: dice are rolled, and may be answered; what is counted is counted
 * (BQC-FX-08).
 * @param whole that of which `half` is meant, rounded down (BQ-TERM-11)
 */
export function* amountNow(
  t: Bridge,
  hero: Hero,
  amount: Amount,
  rule: string,
  whole = 0,
): Flow<number> {
  if (typeof amount === 'number') return amount;
  if (typeof amount === 'object') {
    const { dice, sides, sign } = amount;
    let sum = 0;
    for (let i = 0; i < dice; i += 1) {
      sum += yield* roll(t, { sides, purpose: 'amount', rule, roller: hero, better: 'high' });
    }
    return sign * sum;
  }
  return amount === 'half' ? Math.floor(whole / 2) : countedNow(t, hero, amount);
}
