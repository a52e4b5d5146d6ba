import type { Flow } from '@tablewright/engine';
import type { Location } from '../../bridge/layout.ts';
import { type Bridge, momentsOf } from '../../table.ts';
import { respawnTokens } from '../portals/opening.ts';
import { figureOf, livingFrom, locationOf } from '../standing/figures.ts';

/**
 * After worlds have changed: tokens lie anew (BQ-PORT-04), and whoever stands on one of them is in the new world at once
 * and has arrived there (BQ-CHG-04).
 */
export function* worldsChanged(t: Bridge, changed: readonly Location[]): Flow<void> {
  if (changed.length === 0) return;
  yield* respawnTokens(t, changed);
  const there = livingFrom(t.state, t.state.active).flatMap((hero) => {
    const location = locationOf(figureOf(t.state, hero));
    return location !== undefined && changed.includes(location) ? [{ hero, location }] : [];
  });
  for (const { hero, location } of there) {
    // What another world did may have taken it away.
    if (locationOf(figureOf(t.state, hero)) !== location || hero.life !== 'alive') continue;
    t.tell?.({ type: 'world-arrived', rule: 'BQ-CHG-04', seat: hero.seat, location });
    yield* momentsOf(t).landed(t, hero);
  }
}
