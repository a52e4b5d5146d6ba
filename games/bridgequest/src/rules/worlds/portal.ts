import { choose, type Flow, type Seat, untilAllPass } from '@tablewright/engine';
import type { Location } from '../../bridge/layout.ts';
import { LOCATIONS } from '../../bridge/layout.ts';
import type { Scope } from '../../effects/words.ts';
import type { CardId, Hero } from '../../model.ts';
import { type Bridge, cardOf } from '../../table.ts';
import { glueOn, isOpen, ZONES } from '../../zones.ts';
import { figureOf, livingFrom, locationOf } from '../standing/figures.ts';
import { changeWorlds, isGlued } from './change.ts';
import { locationsIn, namedBy } from './scopes.ts';

/** Rows and columns of the Bridge (BQ-TERM-04). */
const NAMES: Readonly<Record<'row' | 'column' | 'location', readonly number[]>> = {
  row: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  column: [1, 2, 3, 4, 5, 6, 7],
  location: LOCATIONS,
};

/**
 * A portal fires (BQ-CHG-05): its user names what the scope leaves open, glue may still save a world (BQ-CHG-08),
 * then the worlds change.
 * @returns the locations with another world, in ascending number; whoever is there has arrived (BQ-CHG-04)
 */
export function* firePortal(
  t: Bridge,
  user: Hero,
  scope: Scope,
  rule: string,
): Flow<readonly Location[]> {
  const named = yield* nameFor(t, user, scope);
  const here = locationOf(figureOf(t.state, user));
  const locations = locationsIn(scope, here, named);
  if (locations.length === 0) return [];
  yield* glueBefore(t, locations);
  return changeWorlds(t, locations, rule);
}

function* nameFor(t: Bridge, { seat }: Hero, scope: Scope): Flow<number | undefined> {
  const what = namedBy(scope);
  if (what === undefined) return undefined;
  const options = NAMES[what].map((n) => ({ id: String(n), names: { [what]: n }, n }));
  const { n } = yield* choose(t, seat, `name-${what}`, options, { rule: 'BQ-CHG-05' });
  return n;
}

interface Glueing {
  readonly id: string;
  readonly names: { readonly card: CardId; readonly location: Location };
}

/** Whoever holds glue may lay it on a world that is about to change (BQ-CHG-08). All are asked (BQ-HIDN-01). */
function* glueBefore(t: Bridge, locations: readonly Location[]): Flow<void> {
  yield* untilAllPass<Glueing>({
    seats: livingFrom(t.state, t.state.active).map(({ seat }) => seat),
    why: { key: 'glue-world', rule: 'BQ-CHG-08' },
    optionsFor: (seat) => glueingsOf(t, seat, locations),
    // biome-ignore lint/correctness/useYield: nothing more is asked
    *act(seat, { names: { card, location } }) {
      ZONES.move(t, [card], `hand/${seat}`, glueOn(location), { rule: 'BQ-CHG-08', seat });
    },
  });
}

function glueingsOf(t: Bridge, seat: Seat, locations: readonly Location[]): readonly Glueing[] {
  const glue = ZONES.at(t.state, `hand/${seat}`).filter((card) =>
    cardOf(t, card).roles.includes('glue'),
  );
  const worlds = locations.filter((one) => isOpen(t.state, one) && !isGlued(t, one));
  return glue.flatMap((card) =>
    worlds.map((location) => ({ id: `${card}/${location}`, names: { card, location } })),
  );
}
