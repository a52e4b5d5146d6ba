import { confirm, type Flow, type Seat } from '@tablewright/engine';
import type { Location } from '../../bridge/layout.ts';
import type { CardId, Hero, Where } from '../../model.ts';
import { withDeath } from '../../sheets/karma.ts';
import { type Bridge, cardOf } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { leavesFor } from '../acts/losses.ts';
import { gearOf } from '../cards/cards-of.ts';
import { isCursed } from '../cards/cursed.ts';
import { discard } from '../cards/discarding.ts';
import { checkOf, mayCheck } from '../checks/check.ts';
import { leaveCombat } from '../combat/leaving.ts';
import { goOff } from '../discards/go-off.ts';
import { endEffectsOn } from '../effects/lasting.ts';
import { fights } from '../effects/situation.ts';
import { deed } from '../karma/deeds.ts';
import { masterDecides, usualDrawn } from '../master/decide.ts';
import type { Death } from '../moments/moments.ts';
import { opensPair } from '../portals/opening.ts';
import { drawnEnd } from '../portals/tokens.ts';
import { alliesOf, figureOf, figuresOf, isMonster, locationOf } from '../standing/figures.ts';
import { isSecond } from '../standing/pair.ts';

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
  const about = { rule: 'BQ-DEAD-06', usual: true };
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
export function* dies(t: Bridge, hero: Hero, death: Death): Flow<void> {
  if (hero.life !== 'alive') return;
  const { seat } = hero;
  const figure = figureOf(t.state, hero);
  const { where } = figure;
  // Hand and travels are their player’s, and that is not the ally.
  const isAlly = isSecond(t.state, hero);
  scoresEnd(t, hero, isAlly);
  t.tell?.({ type: 'died', rule: death.rule, seat });
  blamesFor(t, hero, death);
  yield* leaveCombat(t, hero, 'BQ-CMB-32');
  hero.life = 'dead';
  hero.diedIn = t.state.turn;
  const working = isAlly ? [] : handLost(t, hero, where);
  // An ally has Karma of its own, and cards of it.
  discard(t, [...ZONES.at(t.state, `karma/${seat}`)], `karma/${seat}`, { rule: 'BQ-KAR-03', seat });
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

/** Travels and Karma of the dead are nothing any more (BQ-DEAD-04, BQ-KAR-23). */
function scoresEnd(t: Bridge, hero: Hero, isAlly: boolean): void {
  const { seat, travels, sheet } = hero;
  if (!isAlly) hero.travels = 0;
  hero.sheet = withDeath(sheet);
  if (travels !== 0 && !isAlly) {
    t.tell?.({ type: 'travels-changed', rule: 'BQ-DEAD-04', seat, by: -travels, left: 0 });
  }
  if (sheet.karma !== 0) {
    t.tell?.({ type: 'karma-changed', rule: 'BQ-KAR-23', seat, points: -sheet.karma, karma: 0 });
  }
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
  return others.filter((card) => !['curse', 'trap', 'disaster'].includes(cardOf(t, card).type));
}

/** What killing with a wandering monster costs (BQ-KAR-36). */
const WANDERED = -20;

/** What killing somebody with the CuRsEd item costs that was stolen from it (BQ-KAR-33). */
const BETRAYED = { rule: 'BQ-KAR-33', points: -50 };

/** Whether a hero has something CuRsEd active that it stole from another. */
function hasStolenFrom(t: Bridge, thief: Hero, from: Hero): boolean {
  const stolen = t.state.stolen.filter((one) => one.by === thief.seat && one.from === from.seat);
  return gearOf(t, thief).some(
    (one) => isCursed(t, one) && stolen.some(({ card }) => card === one.id),
  );
}

/** Whoever is to blame for a death loses Karma: once, and for the worst deed (BQ-KAR-11, -33, -36, decision 60). */
function blamesFor(t: Bridge, dead: Hero, { by, bySword }: Death): void {
  const { combat, heroes } = t.state;
  const another = (seat: Seat | undefined) =>
    seat === undefined || seat === dead.seat ? undefined : heroes[seat];
  const killer = another(by);
  if (killer !== undefined && bySword === true && hasStolenFrom(t, killer, dead)) {
    deed(t, killer, BETRAYED);
    return;
  }
  const wanderer = another(combat !== undefined && fights(t, dead) ? combat.wanderedBy : undefined);
  if (wanderer !== undefined) deed(t, wanderer, { rule: 'BQ-KAR-36', points: WANDERED });
  else if (killer !== undefined) deed(t, killer, { rule: 'BQ-KAR-11', points: -1 });
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
    yield* opensPair(t, 'red', [location, drawnEnd(t, location)], 'BQ-PORT-07');
  }
  if (where.at !== 'homeworld') return;
  const found = yield* largestHorde(t);
  if (found === undefined) return;
  const { location, isDrawn } = found;
  const rule = isDrawn ? 'BQ-PORT-09' : 'BQ-PORT-08';
  yield* opensPair(t, 'black', [location, drawnEnd(t, location)], rule);
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
function* largestHorde(
  t: Bridge,
): Flow<{ readonly location: Location; readonly isDrawn: boolean } | undefined> {
  const largest = hordesOfMost(t);
  const [only, ...more] = largest;
  if (only === undefined) return undefined;
  if (more.length === 0) return { location: only.location, isDrawn: false };
  const strongest = Math.max(...largest.map(({ strength }) => strength));
  const usual = largest.filter(({ strength }) => strength === strongest);
  const id = usualDrawn(t, 'largest-horde', usual, 'BQ-GM-22');
  const at = largest.findIndex((one) => one.id === id);
  const { location } = yield* masterDecides(t, 'largest-horde', largest, at, 'BQ-GM-22');
  return { location, isDrawn: usual.length > 1 };
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
