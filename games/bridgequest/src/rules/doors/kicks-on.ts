import type { Flow } from '@tablewright/engine';
import type { Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { turnUp } from './turn-up.ts';

/** More Doors at once (BQC-VERB-23): those of worlds are added to the kick that is being made (BQC-EX-07). */
export function* kicksOn(t: Bridge, hero: Hero, count: number): Flow<void> {
  if (t.state.combat === undefined) {
    t.state.moreDoors += count;
    return;
  }
  yield* turnUp(t, hero, count, 'kick');
}
