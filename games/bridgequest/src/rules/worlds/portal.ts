import { choose, type Flow, type Seat } from '@tablewright/engine';
import type { Location } from '../../bridge/layout.ts';
import { LOCATIONS } from '../../bridge/layout.ts';
import type { Scope } from '../../effects/words.ts';
import type { CardId, Hero } from '../../model.ts';
import { type Bridge, cardOf } from '../../table.ts';
import { glueOn, isOpen, ZONES } from '../../zones.ts';
import { noteUse } from '../effects/noted.ts';
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
  t.met?.(`scope.${scope}`);
  const named = given ?? (yield* nameFor(t, user, scope));
  const here = locationOf(figureOf(t.state, user));
  const locations = locationsIn(scope, here, named);
  if (locations.length === 0) {
    t.tell?.({ type: 'nothing-changed', rule: 'BQ-CHG-11', seat: user.seat });
    return [];
  }
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
  readonly from: GluePlace;
}

/** Where glue lies that can be played. */
type GluePlace = 'hand' | 'tapped';

const glueIn = (t: Bridge, seat: Seat, from: GluePlace): readonly CardId[] =>
  ZONES.at(t.state, `${from}/${seat}`).filter((card) => cardOf(t, card).roles.includes('glue'));

/** Whether somebody has glue that everybody sees. */
const hasGlue = (t: Bridge, seat: Seat): boolean => glueIn(t, seat, 'tapped').length > 0;

/** Whoever has glue, in the hand or tapped, may lay it on a world that is about to change (BQ-CHG-08). */
function* glueBefore(t: Bridge, user: Hero, locations: readonly Location[]): Flow<void> {
  const there = livingFrom(t.state, t.state.active).filter((hero) => {
    const here = locationOf(figureOf(t.state, hero));
    return here !== undefined && locations.includes(here);
  });
  yield* openWindow<Glueing>(t, {
    about: 'portals',
    concerned: [...new Set([user.seat, ...there.map(({ seat }) => seat)])],
    why: { key: 'choice.glue-world', rule: 'BQ-CHG-08' },
    isOut: ({ seat }) => ZONES.at(t.state, `hand/${seat}`).length === 0 && !hasGlue(t, seat),
    optionsFor: (seat) => glueingsOf(t, seat, locations),
    // biome-ignore lint/correctness/useYield: nothing more is asked
    *act(seat, { names: { card, location }, from }) {
      noteUse(t, card);
      ZONES.move(t, [card], `${from}/${seat}`, glueOn(location), { rule: 'BQ-CHG-08', seat });
    },
  });
}

function glueingsOf(t: Bridge, seat: Seat, locations: readonly Location[]): readonly Glueing[] {
  const worlds = locations.filter((one) => isOpen(t.state, one) && !isGlued(t, one));
  return (['hand', 'tapped'] as const).flatMap((from) =>
    glueIn(t, seat, from).flatMap((card) =>
      worlds.map((location) => ({ id: `${card}/${location}`, names: { card, location }, from })),
    ),
  );
}
