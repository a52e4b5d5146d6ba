import type { Flow } from '@tablewright/engine';
import type { Location } from '../../bridge/layout.ts';
import { type Bridge, momentsOf } from '../../table.ts';
import { respawnTokens } from '../portals/opening.ts';
import { figureOf, livingFrom, locationOf } from '../standing/figures.ts';

/** After worlds have changed: tokens lie anew (BQ-PORT-04), and whoever is there has arrived (BQ-CHG-04). */
export function* worldsChanged(t: Bridge, changed: readonly Location[]): Flow<void> {
  if (changed.length === 0) return;
  yield* respawnTokens(t, changed);
  for (const hero of livingFrom(t.state, t.state.active)) {
    const here = locationOf(figureOf(t.state, hero));
    if (here !== undefined && changed.includes(here)) yield* momentsOf(t).landed(t, hero);
  }
}
