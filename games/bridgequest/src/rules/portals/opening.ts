import type { Flow } from '@tablewright/engine';
import { type Location, oppositeOf } from '../../bridge/layout.ts';
import type { Colour } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { figureOf, livingFrom, locationOf } from '../standing/figures.ts';
import { fallsIn } from './falling.ts';
import { drawnBlue, drawnEnd, openPair } from './tokens.ts';

/**
 * A pair of portals opens while the game goes on. Whoever is where a second end of its colour appears may be sucked in
 * at once (BQ-PORT-13, BQ-PORT-14).
 * @param spared worlds whose heroes are checked otherwise, as they have arrived there
 */
export function* opensPair(
  t: Bridge,
  colour: Colour,
  ends: readonly [Location, Location],
  rule: string,
  spared: readonly Location[] = [],
): Flow<void> {
  openPair(t, colour, ends, rule);
  for (const hero of livingFrom(t.state, t.state.active)) {
    const here = locationOf(figureOf(t.state, hero));
    if (here === undefined || !ends.includes(here) || spared.includes(here)) continue;
    yield* fallsIn(t, hero, here, { rule: 'BQ-PORT-14', only: colour });
  }
}

/**
 * What a world's change does to the tokens on it (BQ-PORT-04): a blue pair lies anew at a drawn location and
 * its opposite, of the others the end that lost its world.
 */
export function* respawnTokens(t: Bridge, changed: readonly Location[]): Flow<void> {
  const struck = t.state.tokens.filter(({ ends }) => ends.some((end) => changed.includes(end)));
  t.state.tokens = t.state.tokens.filter((pair) => !struck.includes(pair));
  for (const { colour, ends } of struck) {
    const [one, other] = colour === 'blue' ? anewBlue(t) : anew(t, ends, changed);
    yield* opensPair(t, colour, [one, other], 'BQ-PORT-04', changed);
  }
}

function anewBlue(t: Bridge): readonly [Location, Location] {
  const one = drawnBlue(t);
  return [one, oppositeOf(one)];
}

function anew(
  t: Bridge,
  [one, other]: readonly [Location, Location],
  changed: readonly Location[],
): readonly [Location, Location] {
  const stays = changed.includes(one) ? other : one;
  const first = changed.includes(stays) ? drawnEnd(t, 0) : stays;
  return [first, drawnEnd(t, first)];
}
