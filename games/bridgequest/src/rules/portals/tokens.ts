import { D20 } from '@tablewright/engine';
import { type Location, oppositeOf } from '../../bridge/layout.ts';
import type { Colour } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { openWorld } from '../worlds/change.ts';

/** Opens a pair of portals (BQ-PORT-01, -11): both locations open, and both centres have a token. */
export function openPair(
  t: Bridge,
  colour: Colour,
  ends: readonly [Location, Location],
  rule: string,
): void {
  for (const end of ends) openWorld(t, end, 'BQ-PORT-11');
  t.state.tokens.push({ colour, ends });
  t.tell?.({ type: 'portal-opened', rule, colour, one: ends[0], other: ends[1] });
}

/** A location for an end, drawn until it is another one than the first (BQ-PORT-10). */
export function drawnEnd(t: Bridge, besides: Location): Location {
  for (;;) {
    const end = t.roll(D20, 'portal-end');
    t.tell?.({
      ...{ type: 'rolled', rule: 'BQ-PORT-10', purpose: 'portal-end', sides: 20, face: end },
    });
    if (end !== besides) return end;
  }
}

/** Where a blue pair opens by a die: a location that is not its own opposite (BQ-PORT-05, -10). */
export function drawnBlue(t: Bridge): Location {
  for (;;) {
    const one = drawnEnd(t, 0);
    if (oppositeOf(one) !== one) return one;
  }
}

/** The colours of which two ends lie at one location: whoever is there may be sucked in (BQ-PORT-13). */
export function pullsAt({ state }: Pick<Bridge, 'state'>, location: Location): readonly Colour[] {
  const here = state.tokens.flatMap(({ colour, ends }) =>
    ends.filter((end) => end === location).map(() => colour),
  );
  return [...new Set(here.filter((colour, at) => here.indexOf(colour) !== at))];
}

/** The locations of all ends of a colour, ascending (BQ-PORT-16). */
export function endsOf({ state }: Pick<Bridge, 'state'>, colour: Colour): readonly Location[] {
  const ends = state.tokens.flatMap((pair) => (pair.colour === colour ? pair.ends : []));
  return [...new Set(ends)].sort((a, b) => a - b);
}
