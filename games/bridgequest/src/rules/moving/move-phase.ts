import { askPath, choose, chooseSome, type Flow, lazyPath } from '@tablewright/engine';
import type { Location } from '../../bridge/layout.ts';
import type { Place } from '../../bridge/steps.ts';
import { COLOURS } from '../../effects/words.ts';
import type { Figure, Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { release } from '../combat/leaving.ts';
import { inForceFor, ofVerb } from '../effects/in-force.ts';
import { endsOf, pullsAt } from '../portals/tokens.ts';
import { alliesOf, figureOf, hasMonsters, locationOf, standing } from '../standing/figures.ts';
import { bankOf } from '../standing/pair.ts';
import { groundOf } from '../worlds/ground.ts';
import { tollsFor } from './tolls.ts';
import { listed, type Moving, priceOfWay, type Stop, type StopOption, waysFrom } from './ways.ts';

/** How a move phase has ended: where somebody stays, or by leaving the topmost world (BQ-MOVE-18). */
export type Moved = 'stayed' | 'landed' | 'boss-mode';

/**
 * A move phase (BQ-TURN-03, -13): a hero walks as far as it likes and its travels reach, way after way, each
 * with the allies that come along; allies that stayed behind may walk as well (BQ-MOVE-19). It ends where the
 * hero meets monsters (BQ-MOVE-11).
 * @returns whether it has landed somewhere else, whose world then has its effect (BQ-MOVE-09)
 */
export function* movePhase(t: Bridge, hero: Hero, phase: 'beginning' | 'final'): Flow<Moved> {
  const figure = figureOf(t.state, hero);
  const stays = phase === 'beginning' && isPinned(t, hero, figure);
  let moved: Moved = 'stayed';
  while (bankOf(t.state, hero).travels > 0) {
    const mover = yield* whoMoves(t, hero, stays ? undefined : figure);
    if (mover === undefined) break;
    const companions = mover === figure ? yield* comingAlong(t, hero, figure) : [];
    const last = (yield* walkOn(t, hero, [mover, ...companions])).at(-1);
    if (last === undefined) break;
    if (mover !== figure) continue;
    if (last.stop === 'boss-mode') return 'boss-mode';
    moved = 'landed';
    if (last.stop === 'homeworld') continue;
    const { location } = last.stop;
    if (pullsAt(t, location).length > 0) break;
    if (!hasMonsters(t.state, location)) continue;
    stopsThere(t, hero, phase);
    break;
  }
  return moved;
}

/**
 * Monsters stop a hero where it meets them (BQ-MOVE-11). In the Beginning Move they are fought in this turn, and the hero
 * may go on in the Final Move (BQ-MOVE-12); in the Final Move they hold it until its next turn (BQ-MOVE-13, BQ-TURN-14).
 */
function stopsThere(t: Bridge, hero: Hero, phase: 'beginning' | 'final'): void {
  const { seat } = hero;
  hero.isPinned = phase === 'final';
  if (hero.isPinned) t.tell?.({ type: 'pinned', rule: 'BQ-MOVE-13', seat });
  else t.tell?.({ type: 'stopped', rule: 'BQ-MOVE-11', seat });
}

/** Who walks next: the hero, or an ally that was left behind (BQ-MOVE-19). Asked only where there is one. */
function* whoMoves(t: Bridge, hero: Hero, figure: Figure | undefined): Flow<Figure | undefined> {
  const own = figureOf(t.state, hero);
  const apart = alliesOf(t.state, hero.seat).filter((ally) => !isWith(ally, own));
  const movers = figure === undefined ? apart : [figure, ...apart];
  if (apart.length === 0) return movers[0];
  const options = [
    ...movers.map((mover) => ({ id: mover.id, names: { figure: mover.id }, mover })),
    { id: 'nobody', mover: undefined },
  ];
  const fallback = options.length - 1;
  const chosen = yield* choose(t, hero.seat, 'choice.who-moves', options, {
    rule: 'BQ-MOVE-19',
    fallback,
  });
  return chosen.mover;
}

/** Whoever was stopped in the Final Move stays until what stopped it is gone (BQ-MOVE-13). */
function isPinned(t: Bridge, hero: Hero, figure: Figure): boolean {
  const location = locationOf(figure);
  if (location === undefined || !hasMonsters(t.state, location)) release(t, hero, 'BQ-MOVE-13');
  return hero.isPinned;
}

/** Which allies that are there come along: each pays as well (BQ-MOVE-20), so some may stay behind (BQ-MOVE-22). */
function* comingAlong(t: Bridge, hero: Hero, figure: Figure): Flow<readonly Figure[]> {
  const here = alliesOf(t.state, hero.seat).filter((ally) => isWith(ally, figure));
  if (here.length === 0) return [];
  const options = here.map((ally) => ({ id: ally.id, names: { figure: ally.id }, ally }));
  const chosen = yield* chooseSome(t, hero.seat, 'choice.come-along', options, {
    rule: 'BQ-MOVE-22',
    min: 0,
    max: options.length,
    fallback: options.map((_, at) => at),
  });
  return chosen.map(({ ally }) => ally);
}

/** Whether an ally is where its player is, and looks the same way: they take the same steps. */
function isWith({ where }: Figure, { where: other }: Figure): boolean {
  if (where.at !== 'bridge' || other.at !== 'bridge') return where.at === other.at;
  return JSON.stringify(where.place) === JSON.stringify(other.place);
}

/** Asks for a way, walks it step by step, and pays for all who go (BQ-TRAV-06). None ends the phase. */
function* walkOn(t: Bridge, hero: Hero, walkers: readonly Figure[]): Flow<readonly StopOption[]> {
  const [figure] = walkers;
  const from = figure && stopOf(figure);
  if (from === undefined) return [];
  const bank = bankOf(t.state, hero);
  const budget = bank.travels;
  const trail = waysFrom(from, movingOf(t, hero, walkers.length));
  const why = { key: 'choice.way', rule: 'BQ-MOVE-02' };
  const way = yield* askPath(lazyPath(hero.seat, why, budget, trail, () => listed(trail, budget)));
  const count = priceOfWay(trail, way);
  for (const { stop } of way) for (const walker of walkers) step(t, walker, stop);
  bank.travels -= count;
  if (count > 0) {
    const { seat, travels: left } = bank;
    const rule = walkers.length > 1 ? 'BQ-MOVE-20' : 'BQ-TRAV-06';
    t.tell?.({ type: 'travels-paid', rule, seat, count, left });
  }
  return way;
}

function step(t: Bridge, walker: Figure, stop: Stop): void {
  const { id: figure } = walker;
  if (typeof stop === 'string') {
    walker.where = { at: stop };
    const rule = stop === 'homeworld' ? 'BQ-MOVE-17' : 'BQ-MOVE-18';
    t.tell?.({ type: 'figure-went', rule, figure, to: stop });
    return;
  }
  const rule = ruleOfStep(t, walker, stop);
  walker.where = { at: 'bridge', place: stop };
  t.tell?.({ type: 'figure-walked', rule, figure, ...standing(stop) });
}

/** By which rule a figure comes to a place with one move (BQ-MOVE-02): through a doorway, to a token or through it, by a turn. */
function ruleOfStep(t: Bridge, { where }: Figure, to: Place): string {
  if (where.at !== 'bridge') return 'BQ-MOVE-16';
  const { location, stand } = where.place;
  if (location !== to.location) {
    return to.stand === 'CENTRE' ? ruleOfToken(t, location, to.location) : 'BQ-MOVE-05';
  }
  const hasToken = COLOURS.some((colour) => endsOf(t, colour).includes(location));
  if (to.stand === 'CENTRE' && hasToken) return 'BQ-PORT-01';
  if (stand === 'CENTRE' || to.stand === 'CENTRE') return 'BQ-MOVE-08';
  return stand === to.stand ? 'BQ-MOVE-03' : 'BQ-MOVE-04';
}

/** Through a token to its other end, or to one of several. */
function ruleOfToken(t: Bridge, from: Location, to: Location): string {
  const leading = COLOURS.map((colour) => endsOf(t, colour)).filter(
    (ends) => ends.includes(from) && ends.includes(to),
  );
  return leading.some(({ length }) => length > 2) ? 'BQ-PORT-12' : 'BQ-PORT-02';
}

function movingOf(t: Bridge, hero: Hero, characters: number): Moving {
  const mayLeave = !ofVerb(inForceFor(t, hero), 'ban').some(({ action }) => action.act === 'exit');
  return {
    ground: groundOf(t),
    characters,
    toll: tollsFor(t, hero),
    mayLeave,
    stopsAt: (location) => hasMonsters(t.state, location) || pullsAt(t, location).length > 0,
  };
}

function stopOf({ where }: Figure): Stop | undefined {
  if (where.at === 'bridge') return where.place;
  return where.at === 'homeworld' ? 'homeworld' : undefined;
}
