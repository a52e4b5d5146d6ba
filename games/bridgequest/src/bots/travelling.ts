import type { OneChoice, SomeChoice } from '@tablewright/engine';
import { CORNERS, type Location } from '../bridge/layout.ts';
import type { Scope } from '../effects/words.ts';
import type { Hero } from '../model.ts';
import { locationsIn } from '../rules/worlds/scopes.ts';
import { fighterOf, PATIENCE } from './fighter.ts';
import { type Journey, journeyOf, NOWHERE, UNREACHABLE } from './journey.ts';
import { chancesOfKick, doorsOf } from './odds.ts';
import {
  cardNamed,
  indexed,
  knownAt,
  monstersWith,
  type Outlook,
  ownRow,
  playedBy,
  worthOf,
} from './outlook.ts';

/**
 * Where a hero wants to be: in Homeworld, where it gathers strength and no horde moves; on the Bridge, for an end of turn or
 * to be taken along; or up, nearer to the Boss.
 */
export type Aim = 'home' | 'bridge' | 'up';

/** Travels for the way back over the Bridge, where it is left as it was entered: a turn, and the exit (BQ-MOVE-03, -17). */
const BACK = 2;
/** From this round on there is no time left to wait for more travels. */
const LATE = 50;

/** What lies beyond every way that is clear now is worth so many travels more. */
const WAITING = 8;
/** Travels that a turn brings beside those of monsters: gifts, gold. */
const GIFTS = 0.35;
/** How sure of Boss Mode a hero must be that gives up what it has for certain: more than the additions alone would ask for. */
const SURE = 0.82;

/** What was found for a view, which is asked for more than once in a decision. */
const FOUND = new WeakMap<object, Journey>();

/** The ways of the bot’s hero from where it is. */
export function journeyFrom({ view, me }: Outlook): Journey {
  const found = FOUND.get(view);
  if (found !== undefined) return found;
  const figure = view.figures[me.figure];
  const journey = figure === undefined ? NOWHERE : journeyOf(view, figure, 1);
  FOUND.set(view, journey);
  return journey;
}

/** Travels that a hero needs for Boss Mode, as well as that can be told. */
function needed(look: Outlook, { bossMode }: Journey): number {
  if (bossMode < UNREACHABLE) return bossMode;
  const figure = look.view.figures[look.me.figure];
  if (figure === undefined) return UNREACHABLE;
  const { [figure.id]: own } = look.view.figures;
  const empty = { ...look.view, figures: own === undefined ? {} : { [own.id]: own } };
  const free = journeyOf(empty, figure, 1).bossMode;
  return (free < UNREACHABLE ? free : 14) + WAITING;
}

/** The chance to live until the bank leads to Boss Mode. */
export function chanceOfBossMode(look: Outlook, journey: Journey): number {
  const doors = doorsOf(look.cards);
  const { win, die } = chancesOfKick(doors, fighterOf(look));
  const perTurn = doors.monsters * win * doors.travels + GIFTS;
  const turns = Math.max(0, needed(look, journey) - look.me.travels) / perTurn;
  if (turns > ROUNDS - look.view.round) return 0;
  return (1 - die * doors.monsters - 0.005) ** turns;
}

/** Rounds that a game of bots has (decision 74); no other lasts much longer. */
const ROUNDS = 60;

const isAlive = ({ life }: Hero): boolean => life === 'alive';

/** Whether somebody else is still in the game, so that a death is not the end of it (BQ-DEAD-07). */
export const hasCompany = ({ view, seat }: Outlook): boolean =>
  view.heroes.some((hero) => hero.seat !== seat && isAlive(hero));

/** Whether it is time to go home for good with what is certain (BQ-GOAL-06). */
export function takesLeave(look: Outlook): boolean {
  if (!look.me.wasOnBridge || ownRow(look) !== 0 || hasCompany(look)) return false;
  return chanceOfBossMode(look, journeyFrom(look)) < SURE;
}

/** Whether somebody else could begin Boss Mode in its next turn: whoever is on the Bridge then comes along (BQ-BOSS-01). */
function isOtherNear({ view, seat }: Outlook): boolean {
  return view.heroes.some((hero) => {
    const figure = view.figures[hero.figure];
    if (hero.seat === seat || !isAlive(hero) || figure === undefined || hero.travels < 2)
      return false;
    return journeyOf(view, figure, 1).bossMode <= hero.travels;
  });
}

/** Where the bot’s hero wants to be at the end of the phase. */
export function aimOf(look: Outlook): Aim {
  const { me, view } = look;
  const isFinal = view.phase === 'final-move';
  if (isFinal && (!me.wasOnBridge || isOtherNear(look))) return 'bridge';
  if (isFinal && me.turnsAtHome >= PATIENCE - 1 && me.travels >= 4) return 'bridge';
  return me.wasOnBridge ? 'home' : 'bridge';
}

/**
 * Travels with which a hero goes out. One that waits for the way back as well is no safer, unless an ally that stays in
 * Homeworld fights beside it there; one among monsters that lie in wait goes at once.
 */
function enoughToGo(look: Outlook): number {
  const { out } = journeyFrom(look);
  if (monstersWith(look) > 0) return out;
  const isWithAlly = Object.values(look.view.figures).some(
    ({ kind, owner, where }) => kind === 'ally' && owner === look.seat && where.at === 'homeworld',
  );
  return isWithAlly ? out + BACK : out;
}

/** Whether it is worth walking now. */
export function walksNow(look: Outlook): boolean {
  const { me, view } = look;
  const journey = journeyFrom(look);
  if (journey.bossMode <= me.travels) return true;
  const isHome = ownRow(look) === 0;
  const aim = aimOf(look);
  if (isHome) {
    const isReady = me.travels >= enoughToGo(look) || view.round > LATE || isOtherNear(look);
    if (!me.wasOnBridge && monstersWith(look) > 0) return journey.out <= me.travels;
    return view.phase === 'final-move' && aim === 'bridge' && isReady;
  }
  if (aim === 'home') return journey.home <= me.travels || monstersNear(look);
  return monstersNear(look);
}

const monstersNear = (look: Outlook): boolean => {
  const own = look.view.figures[look.me.figure]?.where;
  return (
    own?.at === 'bridge' &&
    Object.values(look.view.figures).some(
      ({ kind, where }) =>
        kind !== 'hero' && where.at === 'bridge' && where.place.location === own.place.location,
    )
  );
};

/** What could be sold, with its gold, the least useful first. */
function goods(look: Outlook) {
  const tapped = new Set(knownAt(look, `tapped/${look.seat}`));
  return [...tapped, ...knownAt(look, `active/${look.seat}`), ...knownAt(look, `hand/${look.seat}`)]
    .flatMap((id) => {
      const card = cardNamed(look, id);
      return card?.gold === undefined
        ? []
        : [{ id, gold: card.gold, worth: tapped.has(id) ? 0 : worthOf(card) }];
    })
    .sort((a, b) => a.worth - b.worth);
}

/** Gold that makes a travel (BQ-CARD-15). */
const GOLD = 1000;

const atLeastOne = (n: number): number => (n > 0 ? n : UNREACHABLE);

/** Travels that are missing to go home for good with what is certain, where that is the aim. */
function missingForHome(look: Outlook, journey: Journey): number {
  if (hasCompany(look) || chanceOfBossMode(look, journey) >= SURE) return 0;
  if (ownRow(look) !== 0) return journey.home - look.me.travels;
  return look.me.wasOnBridge ? 0 : journey.out + BACK - look.me.travels;
}

/** What is sold now: what lies idle, where it makes a travel; everything, where that leads into Boss Mode. */
export function soldNow(look: Outlook): readonly string[] {
  const all = goods(look);
  const isHome = ownRow(look) === 0;
  // What is worn is sold only where no Door is kicked before it has served.
  const mayStrip = look.view.phase === (isHome ? 'final-move' : 'beginning-move');
  const journey = journeyFrom(look);
  const missing = !mayStrip
    ? UNREACHABLE
    : Math.min(
        atLeastOne(journey.bossMode - look.me.travels),
        atLeastOne(missingForHome(look, journey)),
      );
  const total = all.reduce((sum, { gold }) => sum + gold, 0);
  const idle = all.filter(({ worth }) => worth === 0);
  const idleGold = idle.reduce((sum, { gold }) => sum + gold, 0);
  if (missing <= Math.floor(total / GOLD)) {
    let gold = 0;
    return all.flatMap((one) => {
      if (gold >= missing * GOLD) return [];
      gold += one.gold;
      return [one.id];
    });
  }
  return idleGold >= GOLD ? idle.map(({ id }) => id) : [];
}

/** The options of a sale that are sold. */
export function sells(look: Outlook, choice: SomeChoice): number[] {
  const sold = new Set(soldNow(look));
  return indexed(choice)
    .filter(({ option }) => sold.has(option.id))
    .map(({ at }) => at);
}

/** The way to Boss Mode if these locations had doorways all around. */
function openedUp(look: Outlook, locations: readonly Location[]): number {
  const figure = look.view.figures[look.me.figure];
  if (figure === undefined) return UNREACHABLE;
  const doors = { ...look.view.doors };
  for (const location of locations) doors[location] = CORNERS;
  return journeyOf({ ...look.view, doors }, figure, 1).bossMode;
}

/** Whether a portal of this scope could open a way to Boss Mode that is not there. */
export function opensWay(look: Outlook, scope: Scope): boolean {
  if (journeyFrom(look).bossMode < UNREACHABLE) return false;
  const where = look.view.figures[look.me.figure]?.where;
  const here = where?.at === 'bridge' ? where.place.location : undefined;
  const names = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20];
  return names.some((named) => {
    const changed = locationsIn(scope, here, named);
    return changed.length > 0 && openedUp(look, changed) < UNREACHABLE;
  });
}

/** The row, column or world whose change makes the way to Boss Mode shortest; one that matters least where it is clear. */
export function namesPlace(look: Outlook, choice: OneChoice): number {
  const scope: Scope = choice.why.key.endsWith('row')
    ? 'ROW_CHOICE'
    : choice.why.key.endsWith('column')
      ? 'COLUMN_CHOICE'
      : 'WORLD_CHOICE';
  const isClear = journeyFrom(look).bossMode < UNREACHABLE;
  const ranked = indexed(choice).map(({ at, option }) => {
    const locations = locationsIn(scope, undefined, Number(option.id));
    const open = locations.filter((one) => look.view.doors[one] !== undefined);
    return { at, cost: isClear ? open.length : openedUp(look, locations) };
  });
  return ranked.reduce((best, one) => (one.cost < best.cost ? one : best), {
    at: choice.fallback ?? 0,
    cost: UNREACHABLE,
  }).at;
}

/** Whether the card of an option is a portal that opens a way. */
export function isKey(look: Outlook, option: Parameters<typeof playedBy>[1]): boolean {
  const card = playedBy(look, option);
  return card?.type === 'portal' && opensWay(look, card.scope);
}
