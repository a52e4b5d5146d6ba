import type { Bridge } from '../../table.ts';
import { standing } from '../standing/figures.ts';
import { openWorld } from '../worlds/change.ts';
import { risesOf } from './horde.ts';

/** At the end of a turn: every monster below the lowest player moves up its column (BQ-MMOV-01). */
export function hordesRise(t: Bridge): void {
  for (const { figure, from, to, rule } of risesOf(t.state)) {
    if (to.location === from.location) continue;
    // A monster cannot stand on nothing (BQ-MAP-09); without a world to deal it stays below.
    if (!openWorld(t, to.location, 'BQ-MAP-09')) continue;
    figure.where = { at: 'bridge', place: to };
    t.tell?.({ type: 'figure-rose', rule, figure: figure.id, ...standing(to) });
  }
}
