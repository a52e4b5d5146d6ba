import { choose, type Flow, type Seat } from '@tablewright/engine';
import type { Location } from '../../bridge/layout.ts';
import { LOCATIONS } from '../../bridge/layout.ts';
import type { Scope } from '../../effects/words.ts';
import type { CardId, Hero } from '../../model.ts';
import { type Bridge, cardOf } from '../../table.ts';
import { glueOn, isOpen, ZONES } from '../../zones.ts';
import { figureOf, livingFrom, locationOf } from '../standing/figures.ts';
import { openWindow } from '../windows/open-window.ts';
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
 * @param given what the scope leaves open, where it is no choice of its user
 * @returns the locations with another world, in ascending number; whoever is there has arrived (BQ-CHG-04)
 */
export function* firePortal(
  t: Bridge,
  user: Hero,
  scope: Scope,
  rule: string,
  given?: number,
): Flow<readonly Location[]> {
  const named = given ?? (yield* nameFor(t, user, scope));
  const here = locationOf(figureOf(t.state, user));
  const locations = locationsIn(scope, here, named);
  if (locations.length === 0) return [];
  yield* glueBefore(t, user, locations);
  return changeWorlds(t, locations, rule);
}

function* nameFor(t: Bridge, { seat }: Hero, scope: Scope): Flow<number | undefined> {
  const what = namedBy(scope);
  if (what === undefined) return undefined;
  const options = NAMES[what].map((n) => ({ id: String(n), names: { [what]: n }, n }));
  const { n } = yield* choose(t, seat, `choice.name-${what}`, options, { rule: 'BQ-CHG-05' });
  return n;
}

interface Glueing {
  readonly id: string;
  readonly names: { readonly card: CardId; readonly location: Location };
}

/** Whoever holds glue may lay it on a world that is about to change (BQ-CHG-08). */
function* glueBefore(t: Bridge, user: Hero, locations: readonly Location[]): Flow<void> {
  const there = livingFrom(t.state, t.state.active).filter((hero) => {
    const here = locationOf(figureOf(t.state, hero));
    return here !== undefined && locations.includes(here);
  });
  yield* openWindow<Glueing>(t, {
    about: 'portals',
    concerned: [...new Set([user.seat, ...there.map(({ seat }) => seat)])],
    why: { key: 'choice.glue-world', rule: 'BQ-CHG-08' },
    isOut: ({ seat }) => ZONES.at(t.state, `hand/${seat}`).length === 0,
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
