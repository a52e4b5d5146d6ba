import { type Bridge, cardOf } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { isGear, type Lying } from './cards-of.ts';

/** An item of this combat bonus is CuRsEd (BQ-CRSD-01). */
const CURSED = 100;

/** Whether an item of a table is CuRsEd: by its bonus, with the enhancers on it (BQ-CRSD-01). */
export function isCursed(t: Pick<Bridge, 'state' | 'content'>, lying: Lying): boolean {
  if (!isGear(lying) || typeof lying.card.bonus !== 'number') return false;
  const added = ZONES.at(t.state, `on/${lying.id}`).reduce((sum, id) => {
    const card = cardOf(t, id);
    return card.type === 'itemEnhancer' && typeof card.bonus === 'number' ? sum + card.bonus : sum;
  }, 0);
  return lying.card.bonus + added >= CURSED;
}
