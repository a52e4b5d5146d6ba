import type { Flow } from '@tablewright/engine';
import type { Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { figureOf } from '../standing/figures.ts';
import { dealHand } from './deal.ts';
import { meetAsJoiner, meetEachOther } from './meetings.ts';

/**
 * Somebody joins a game that goes on (BQ-LATE-01): in Homeworld, with first cards, having met the others (BQ-LATE-04) and
 * the figurines of the game (BQ-LATE-02, BQ-LATE-05).
 */
export function* joins(t: Bridge, hero: Hero): Flow<void> {
  hero.life = 'alive';
  figureOf(t.state, hero).where = { at: 'homeworld' };
  t.tell?.({ type: 'joined', rule: 'BQ-LATE-01', seat: hero.seat });
  yield* meetEachOther(t, 'BQ-LATE-04');
  yield* meetAsJoiner(t, hero);
  dealHand(t, hero, 'BQ-LATE-01');
}
