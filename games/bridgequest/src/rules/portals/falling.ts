import { choose, type Flow } from '@tablewright/engine';
import type { Location } from '../../bridge/layout.ts';
import type { Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { checkOf } from '../checks/check.ts';
import { leaveCombat } from '../combat/leaving.ts';
import { figureOf } from '../standing/figures.ts';
import { drawnEnd, endsOf, pullsAt } from './tokens.ts';

/**
 * Whether a hero falls into portals: where two ends of a colour lie in one world it is sucked in unless it
 * passes a check of CON (BQ-PORT-13, -14).
 */
export function* fallsIn(t: Bridge, hero: Hero, location: Location): Flow<boolean> {
  for (const colour of pullsAt(t, location)) {
    if (yield* checkOf(t, hero, 'CON', 'BQ-PORT-13')) continue;
    yield* leaveCombat(t, hero, 'BQ-PORT-13');
    const figure = figureOf(t.state, hero);
    figure.where = { at: 'falling', colour };
    t.tell?.({ type: 'fell', rule: 'BQ-PORT-13', figure: figure.id, colour });
    return true;
  }
  return false;
}

/** A falling hero tries to get out, at any end of that colour (BQ-PORT-16); with CON worn down it is lost (BQ-PORT-17). */
export function* climbsOut(t: Bridge, hero: Hero): Flow<Location | 'captured' | undefined> {
  const { where } = figureOf(t.state, hero);
  if (where.at !== 'falling') return undefined;
  if (yield* checkOf(t, hero, 'CON', 'BQ-PORT-16')) {
    const ends = endsOf(t, where.colour);
    if (ends.length === 0) return drawnEnd(t, 0);
    const options = ends.map((location) => ({ id: `${location}`, names: { location }, location }));
    return (yield* choose(t, hero.seat, 'choice.climb-out', options, { rule: 'BQ-PORT-16' }))
      .location;
  }
  return hero.sheet.CON <= 1 ? 'captured' : undefined;
}
