import type { COUNTED } from '../../effects/words.ts';
import type { Hero } from '../../model.ts';
import { ZONES } from '../../zones.ts';
import { itemsOf } from '../cards/cards-of.ts';
import { figureOf, rowOf } from '../standing/figures.ts';
import type { Looking } from './situation.ts';

/** What is counted of a hero when a number asks for it (BQC-FX-08). */
export function countedNow(
  t: Looking,
  hero: Hero,
  what: Exclude<(typeof COUNTED)[number], 'half'>,
): number {
  switch (what) {
    case 'row':
      return rowOf(figureOf(t.state, hero).where) ?? 0;
    case 'hand':
      return ZONES.at(t.state, `hand/${hero.seat}`).length;
    case 'items':
      return itemsOf(t, hero).length;
  }
}
