import type { Hero } from '../../model.ts';
import { type Bridge, cardOf } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { isWith } from '../acts/doing.ts';
import { ownTable } from '../acts/losses.ts';
import { isGear } from '../cards/cards-of.ts';
import { deed } from '../karma/deeds.ts';
import { livingFrom } from '../standing/figures.ts';

/** An item of this combat bonus is CuRsEd (BQ-CRSD-01). */
const CURSED = 100;

/** At every Upkeep whoever carries something CuRsEd, or is where somebody does, loses Karma (BQ-KAR-17, decision 21). */
export function cursedItems(t: Bridge): void {
  const living = livingFrom(t.state, t.state.active);
  const carriers = living.filter((hero) => carriesCursed(t, hero));
  for (const hero of living) {
    if (carriers.some((carrier) => carrier === hero || isWith(t, carrier, hero))) {
      deed(t, hero, { rule: 'BQ-KAR-17', points: -1 });
    }
  }
}

function carriesCursed(t: Bridge, hero: Hero): boolean {
  return ownTable(t, hero).some((one) => {
    if (!isGear(one) || typeof one.card.bonus !== 'number') return false;
    const enhancers = ZONES.at(t.state, `on/${one.id}`).map((id) => cardOf(t, id));
    const added = enhancers.reduce(
      (sum, card) =>
        card.type === 'itemEnhancer' && typeof card.bonus === 'number' ? sum + card.bonus : sum,
      0,
    );
    return one.card.bonus + added >= CURSED;
  });
}
