import type { Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { isWith } from '../acts/doing.ts';
import { ownTable } from '../acts/losses.ts';
import { isCursed } from '../cards/cursed.ts';
import { deed } from '../karma/deeds.ts';
import { livingFrom } from '../standing/figures.ts';

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
  return ownTable(t, hero).some((one) => isCursed(t, one));
}
