import { choose, type Flow } from '@tablewright/engine';
import type { Location } from '../../bridge/layout.ts';
import type { Colour, Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { checkOf } from '../checks/check.ts';
import { leaveCombat } from '../combat/leaving.ts';
import { placeFigure } from '../placing/place.ts';
import { figureOf, standing } from '../standing/figures.ts';
import { drawnEnd, endsOf, pullsAt } from './tokens.ts';

/** Why a hero is pulled: it has arrived (BQ-PORT-13), or the ends have come to it, or it is still there (BQ-PORT-14). */
export interface Pull {
  readonly rule: 'BQ-PORT-13' | 'BQ-PORT-14';
  /** The one colour that pulls; all that do without it. */
  readonly only?: Colour;
}

/**
 * Whether a hero falls into portals: where two ends of a colour lie in one world it is sucked in unless it
 * passes a check of CON (BQ-PORT-13, BQ-PORT-14).
 */
export function* fallsIn(
  t: Bridge,
  hero: Hero,
  location: Location,
  { rule, only }: Pull,
): Flow<boolean> {
  for (const colour of pullsAt(t, location)) {
    if (only !== undefined && colour !== only) continue;
    if (yield* checkOf(t, hero, 'CON', rule)) continue;
    yield* leaveCombat(t, hero, rule);
    const figure = figureOf(t.state, hero);
    figure.where = { at: 'falling', colour };
    t.tell?.({ type: 'fell', rule, figure: figure.id, colour });
    return true;
  }
  return false;
}

/**
 * A falling hero tries to get out, in the centre of any end of that colour, or somewhere if none is left (BQ-PORT-16);
 * with CON worn down it is lost (BQ-PORT-17).
 */
export function* climbsOut(t: Bridge, hero: Hero): Flow<'out' | 'captured' | 'falling'> {
  const figure = figureOf(t.state, hero);
  const { where } = figure;
  if (where.at !== 'falling') return 'out';
  if (!(yield* checkOf(t, hero, 'CON', 'BQ-PORT-16')))
    return hero.sheet.CON <= 1 ? 'captured' : 'falling';
  const ends = endsOf(t, where.colour);
  if (ends.length === 0) {
    yield* placeFigure(t, figure, drawnEnd(t, 0), 'BQ-PORT-16');
    return 'out';
  }
  const options = ends.map((location) => ({ id: `${location}`, names: { location }, location }));
  const about = { rule: 'BQ-PORT-16' };
  const { location } = yield* choose(t, hero.seat, 'choice.climb-out', options, about);
  const place = { location, stand: 'CENTRE' } as const;
  figure.where = { at: 'bridge', place };
  t.tell?.({ type: 'figure-placed', ...about, figure: figure.id, ...standing(place) });
  return 'out';
}
