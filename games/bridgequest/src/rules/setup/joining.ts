import type { Flow } from '@tablewright/engine';
import type { Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { figureOf } from '../standing/figures.ts';
import { dealHand } from './deal.ts';
import { checkEnemiesOff, meetEachOther } from './meetings.ts';

/**
 * Somebody joins a game that goes on (BQ-LATE-01, -02, -04): in Homeworld, with first cards, having met the others and
 * the figurines that are off the Bridge.
 */
export function* joins(t: Bridge, hero: Hero): Flow<void> {
  hero.life = 'alive';
  figureOf(t.state, hero).where = { at: 'homeworld' };
  t.tell?.({ type: 'joined', rule: 'BQ-LATE-01', seat: hero.seat });
  yield* meetEachOther(t);
  yield* checkEnemiesOff(t, hero);
  dealHand(t, hero, 'BQ-LATE-01');
}
