import { choose, type Flow } from '@tablewright/engine';
import { CORNERS, LOCATIONS, type Location, neighboursOf, spotOf } from '../../bridge/layout.ts';
import type { Hero, Where } from '../../model.ts';
import { type Bridge, momentsOf } from '../../table.ts';
import { glueOn, isOpen, ZONES } from '../../zones.ts';
import { ownPlaceOf } from '../cards/cards-of.ts';
import { discard } from '../cards/discarding.ts';
import { leaveCombat } from '../combat/leaving.ts';
import { roll } from '../dice/roll.ts';
import { monstersWander, oneWanders } from '../monsters/wandering.ts';
import { placeFigure } from '../placing/place.ts';
import { opensPair } from '../portals/opening.ts';
import { drawnEnd } from '../portals/tokens.ts';
import { figureOf, locationOf } from '../standing/figures.ts';
import { isGlued } from '../worlds/change.ts';
import { doorwaysOf } from '../worlds/ground.ts';
import { firePortal } from '../worlds/portal.ts';
import { amountNow } from './amounts.ts';
import { type Acts, onHeroes } from './doing.ts';
import { worldsChanged } from './worlds-changed.ts';

/** What happens to worlds and moves figures (BQC-VERB-37 to -41, -51). */
export const WORLD_ACTS: Acts = {
  *change(t, { scope }, { by, rule }) {
    yield* worldsChanged(t, yield* firePortal(t, by, scope, rule));
    return undefined;
  },
  *glue(t, _, doing) {
    const { source, by } = doing;
    const from = ownPlaceOf(t, by.seat, source);
    if (from === undefined) return undefined;
    const open = LOCATIONS.filter((one) => isOpen(t.state, one) && !isGlued(t, one));
    const location = yield* pickWorld(t, by, open);
    if (location === undefined) return undefined;
    ZONES.move(t, [source], from, glueOn(location), { rule: 'BQC-VERB-38', seat: by.seat });
    return undefined;
  },
  *unglue(t, _, { by }) {
    const location = yield* pickWorld(
      t,
      by,
      LOCATIONS.filter((one) => isGlued(t, one)),
    );
    if (location === undefined) return undefined;
    // From now on it changes like any other (BQ-CHG-10).
    const glue = [...ZONES.at(t.state, glueOn(location))];
    discard(t, glue, glueOn(location), { rule: 'BQ-CHG-10', seat: by.seat });
    return undefined;
  },
  *door(t, { n, target }, doing) {
    const { by, rule } = doing;
    const own = locationOf(figureOf(t.state, by));
    const open = LOCATIONS.filter((one) => isOpen(t.state, one));
    const location = target === 'pick-world' ? yield* pickWorld(t, by, open) : own;
    if (location === undefined) return undefined;
    const count = yield* amountNow(t, by, n, rule);
    for (let i = 0; i < Math.abs(count); i += 1) yield* turnDoorway(t, by, location, count > 0);
    return undefined;
  },
  *wander(t, { n }, { by }) {
    if (n === undefined) yield* monstersWander(t, by, 'BQ-WAND-01');
    else yield* oneWanders(t, by);
    return undefined;
  },
  *gate(t, { colour }, { by }) {
    const here = locationOf(figureOf(t.state, by));
    if (here !== undefined) yield* opensPair(t, colour, [here, drawnEnd(t, here)], 'BQC-VERB-51');
    return undefined;
  },
  warp: onHeroes(function* (t, hero, { to }) {
    const where = yield* whereTo(t, hero, to);
    if (where === undefined) return;
    yield* moveAway(t, hero, where, 'BQC-VERB-40');
  }),
};

/** Opens or closes a doorway of the user's choice, until the world changes (BQC-VERB-41). */
function* turnDoorway(t: Bridge, { seat }: Hero, location: Location, opens: boolean): Flow<void> {
  const now = doorwaysOf(t, location);
  const options = CORNERS.filter((corner) => now.includes(corner) !== opens).map((corner) => ({
    id: corner,
    names: { location },
    corner,
  }));
  if (options.length === 0) return;
  const key = opens ? 'choice.open-doorway' : 'choice.close-doorway';
  const { corner } = yield* choose(t, seat, key, options, { rule: 'BQC-VERB-41' });
  t.state.doorways.push({ location, corner, isOpen: opens });
  t.tell?.({ type: 'doorway-changed', rule: 'BQC-VERB-41', location, corner, isOpen: opens });
}

function* pickWorld(
  t: Bridge,
  { seat }: Hero,
  locations: readonly Location[],
): Flow<Location | undefined> {
  if (locations.length === 0) return undefined;
  const options = locations.map((location) => ({
    id: String(location),
    names: { location },
    location,
  }));
  return (yield* choose(t, seat, 'choice.pick-world', options, { rule: 'BQC-TARG-05' })).location;
}

/** Where a hero is warped to (BQC-VERB-40); nowhere in Boss Mode, which nobody leaves (BQ-BOSS-04). */
function* whereTo(
  t: Bridge,
  hero: Hero,
  to: 'd20' | 'home' | 'neighbor' | 'down',
): Flow<Location | 'homeworld' | undefined> {
  const { where } = figureOf(t.state, hero);
  if (where.at === 'boss-mode') return undefined;
  if (to === 'home') return where.at === 'homeworld' ? undefined : 'homeworld';
  if (to === 'd20') {
    const about = { sides: 20, purpose: 'warp', rule: 'BQC-VERB-40', better: 'high' } as const;
    return yield* roll(t, { ...about, roller: hero });
  }
  if (where.at !== 'bridge') return undefined;
  const { location } = where.place;
  const open = neighboursOf(location).filter((one) => isOpen(t.state, one));
  if (to === 'neighbor') return yield* pickWorld(t, hero, open);
  const { row } = spotOf(location);
  return open.find((one) => spotOf(one).row < row) ?? 'homeworld';
}

/** Moves a hero by an effect: out of its combat, to a corner as whoever runs the game has it, and it has landed. */
export function* moveAway(
  t: Bridge,
  hero: Hero,
  to: Location | 'homeworld',
  rule: string,
): Flow<void> {
  yield* leaveCombat(t, hero, rule);
  const figure = figureOf(t.state, hero);
  hero.isPinned = false;
  if (to === 'homeworld') {
    const where: Where = { at: to };
    figure.where = where;
    t.tell?.({ type: 'figure-went', rule, figure: figure.id, to });
  } else {
    yield* placeFigure(t, figure, to, rule);
  }
  yield* momentsOf(t).landed(t, hero);
}
