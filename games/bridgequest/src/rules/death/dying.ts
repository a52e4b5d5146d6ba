import { confirm, type Flow, type Seat } from '@tablewright/engine';
import type { Location } from '../../bridge/layout.ts';
import type { CardId, Hero, Where } from '../../model.ts';
import { withDeath } from '../../sheets/karma.ts';
import { type Bridge, cardOf } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { leavesFor } from '../acts/losses.ts';
import { discard } from '../cards/discarding.ts';
import { checkOf, mayCheck } from '../checks/check.ts';
import { leaveCombat } from '../combat/leaving.ts';
import { goOff } from '../discards/go-off.ts';
import { endEffectsOn } from '../effects/lasting.ts';
import { fights } from '../effects/situation.ts';
import { deed } from '../karma/deeds.ts';
import { masterDecides, usualDrawn } from '../master/decide.ts';
import type { Death } from '../moments/moments.ts';
import { drawnEnd, openPair } from '../portals/tokens.ts';
import { alliesOf, figureOf, figuresOf, isMonster, locationOf } from '../standing/figures.ts';

/**
 * Bad Stuff brings death: a check of CON may still stand against it, and then the hero has escaped with all that it
 * has (BQ-DEAD-06, BQ-CON-07).
 */
export function* mayDie(t: Bridge, hero: Hero, death: Death): Flow<void> {
  if (yield* standsAgainst(t, hero, death.rule)) return yield* leaveCombat(t, hero, 'BQ-CON-07');
  yield* dies(t, hero, death);
}

/** Whether a hero wants to stand against its death, and does. */
export function* standsAgainst(t: Bridge, hero: Hero, rule: string): Flow<boolean> {
  if (!mayCheck(t, hero, 'CON') || hero.sheet.CON <= 1) return false;
  const about = { rule: 'BQ-CON-07', usual: true };
  if (!(yield* confirm(t, hero.seat, 'choice.check-against-death', about))) return false;
  return yield* checkOf(t, hero, 'CON', rule);
}

/** What is done with each kind of card that the dead leave (BQ-DEAD-02, decision 12). */
function isDropped(t: Bridge, card: CardId): boolean {
  const { type } = cardOf(t, card);
  return type === 'item' || type === 'steed' || type === 'ally' || type === 'potion';
}

/**
 * A hero dies (BQ-DEAD-01 to -05): what it holds goes off or lies where it fell, its allies are nobody's, and nothing
 * of what was on it stays.
 */
export function* dies(t: Bridge, hero: Hero, { rule, by }: Death): Flow<void> {
  if (hero.life !== 'alive') return;
  const { seat } = hero;
  const figure = figureOf(t.state, hero);
  const { where } = figure;
  hero.travels = 0;
  hero.sheet = withDeath(hero.sheet);
  t.tell?.({ type: 'died', rule, seat });
  blamesFor(t, hero, by);
  yield* leaveCombat(t, hero, 'BQ-CMB-32');
  hero.life = 'dead';
  hero.diedIn = t.state.turn;
  const working = handLost(t, hero, where);
  leavesTable(t, hero, where);
  for (const ally of alliesOf(t.state, seat)) leavesFor(t, ally.id, 'BQ-DEAD-05');
  hero.wounds.att = 0;
  hero.wounds.def = 0;
  hero.skips = 0;
  hero.isPinned = false;
  endEffectsOn(t, hero);
  // What goes off of the hand does so where it fell.
  yield* goOff(t, hero, working);
  figure.where = { at: 'off' };
  yield* portalOfDeath(t, where);
}

/**
 * The hand is lost: items lie there, everything else is discarded (BQ-DEAD-02).
 * @returns the cards that go off; curses of a dead hand find no victim
 */
function handLost(t: Bridge, { seat }: Hero, where: Where): readonly CardId[] {
  const about = { rule: 'BQ-DEAD-02', seat };
  const hand = [...ZONES.at(t.state, `hand/${seat}`)];
  drop(
    t,
    hand.filter((card) => isDropped(t, card)),
    `hand/${seat}`,
    where,
  );
  const others = hand.filter((card) => !isDropped(t, card));
  discard(t, others, `hand/${seat}`, about);
  discard(t, [...ZONES.at(t.state, `karma/${seat}`)], `karma/${seat}`, { rule: 'BQ-KAR-03', seat });
  return others.filter((card) => !['curse', 'trap', 'disaster'].includes(cardOf(t, card).type));
}

/** What killing with a wandering monster costs (BQ-KAR-36). */
const WANDERED = -20;

/** Whoever is to blame for a death loses Karma: once, and for the worse deed (BQ-KAR-11, -36, decision 60). */
function blamesFor(t: Bridge, dead: Hero, by: Seat | undefined): void {
  const { combat, heroes } = t.state;
  const wanderer = combat !== undefined && fights(t, dead) ? combat.wanderedBy : undefined;
  if (wanderer !== undefined && wanderer !== dead.seat) {
    const player = heroes[wanderer];
    if (player !== undefined) deed(t, player, { rule: 'BQ-KAR-36', points: WANDERED });
    return;
  }
  const killer = by === undefined || by === dead.seat ? undefined : heroes[by];
  if (killer !== undefined) deed(t, killer, { rule: 'BQ-KAR-11', points: -1 });
}

/** The table of the dead: gear lies where they fell, identities and all else is discarded (BQ-DEAD-02). */
function leavesTable(t: Bridge, { seat }: Hero, where: Where): void {
  const about = { rule: 'BQ-DEAD-02', seat };
  for (const zone of ['active', 'tapped'] as const) {
    const cards = [...ZONES.at(t.state, `${zone}/${seat}`)];
    drop(
      t,
      cards.filter((card) => isDropped(t, card)),
      `${zone}/${seat}`,
      where,
    );
    discard(
      t,
      cards.filter((card) => !isDropped(t, card)),
      `${zone}/${seat}`,
      about,
    );
  }
  discard(t, [...ZONES.at(t.state, `identities/${seat}`)], `identities/${seat}`, about);
  discard(t, [...ZONES.at(t.state, `magnet/${seat}`)], `magnet/${seat}`, about);
}

/** Lays cards down face up where somebody is (BQ-DEAD-03); enhancers go with their items, carried things lie beside. */
export function drop(
  t: Bridge,
  cards: readonly CardId[],
  from: Parameters<typeof ZONES.move>[2],
  where: Where,
): void {
  const to = droppedAt(where);
  const about = { rule: 'BQ-DEAD-03' };
  for (const card of cards) {
    if (to === undefined) {
      discard(t, [card], from, about);
      continue;
    }
    for (const on of [...ZONES.at(t.state, `on/${card}`)]) {
      if (isDropped(t, on)) ZONES.move(t, [on], `on/${card}`, to, about);
    }
    ZONES.move(t, [card], from, to, about);
  }
}

/** Where things lie that are dropped there; nowhere off the table. */
export function droppedAt(where: Where): `dropped/${string}` | undefined {
  if (where.at === 'bridge') return `dropped/${where.place.location}`;
  if (where.at === 'homeworld' || where.at === 'boss-mode') return `dropped/${where.at}`;
  return undefined;
}

/** With portals in play a death opens one: red where a hero fell on the Bridge, black from Homeworld (BQ-PORT-07, -08). */
function* portalOfDeath(t: Bridge, where: Where): Flow<void> {
  if (!t.options.portals) return;
  if (where.at === 'bridge') {
    const { location } = where.place;
    openPair(t, 'red', [location, drawnEnd(t, location)], 'BQ-PORT-07');
  }
  if (where.at !== 'homeworld') return;
  const horde = yield* largestHorde(t);
  if (horde !== undefined) openPair(t, 'black', [horde, drawnEnd(t, horde)], 'BQ-PORT-08');
}

interface Horde {
  readonly id: string;
  readonly names: { readonly location: Location };
  readonly location: Location;
  /** What all of it had when it was last rolled. */
  readonly strength: number;
}

/**
 * The location of most monsters; of several that of the strongest when they were last rolled, of these one is drawn, and a
 * person who runs the game may take any of the largest (BQ-GM-22, BQ-PORT-09).
 */
function* largestHorde(t: Bridge): Flow<Location | undefined> {
  const largest = hordesOfMost(t);
  if (largest.length < 2) return largest[0]?.location;
  const strongest = Math.max(...largest.map(({ strength }) => strength));
  const usual = largest.filter(({ strength }) => strength === strongest);
  const id = usualDrawn(t, 'largest-horde', usual, 'BQ-GM-22');
  const at = largest.findIndex((one) => one.id === id);
  return (yield* masterDecides(t, 'largest-horde', largest, at, 'BQ-GM-22')).location;
}

function hordesOfMost({ state }: Bridge): readonly Horde[] {
  const at = Map.groupBy(
    figuresOf(state).filter((one) => isMonster(one) && one.where.at === 'bridge'),
    (monster) => locationOf(monster) ?? 0,
  );
  const most = Math.max(0, ...[...at.values()].map(({ length }) => length));
  return [...at]
    .filter(([, all]) => all.length === most)
    .sort(([one], [other]) => one - other)
    .map(([location, all]) => ({
      ...{ id: `${location}`, names: { location }, location },
      strength: all.reduce((sum, { lastST = 0 }) => sum + lastST, 0),
    }));
}
