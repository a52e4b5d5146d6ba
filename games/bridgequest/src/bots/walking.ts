import type { Answer, Option, PathChoice } from '@tablewright/engine';
import { type Location, spotOf } from '../bridge/layout.ts';
import type { Effect } from '../effects/effect.ts';
import type { Stop, StopOption } from '../rules/moving/ways.ts';
import { fighterOf } from './fighter.ts';
import { strengthOfFigurine } from './foes.ts';
import { guarded } from './journey.ts';
import { chancesAgainst, doorsOf } from './odds.ts';
import { cardNamed, knownAt, type Outlook, ownRow } from './outlook.ts';
import { type Aim, aimOf } from './travelling.ts';

/** What a place is worth to be at; nothing there is worth as much as a way into Boss Mode. */
const BOSS_MODE = 1000;

/** A stop within reach, and the least that it costs. */
interface Reached {
  readonly key: number;
  readonly cost: number;
  readonly stop: Stop | undefined;
}

/** The graph of a way, whether it is listed or walked step by step. */
interface Walk {
  readonly from: number;
  readonly next: (key: number) => {
    readonly to: readonly number[];
    readonly costs: readonly number[];
  };
  readonly option: (key: number) => Option | undefined;
  readonly ends: (key: number) => boolean;
  /** A key as answers have it. */
  readonly answer: (key: number) => number;
}

function walkOf({ trail, options, from, steps, costs, ends }: PathChoice): Walk {
  if (trail !== undefined)
    return {
      from: trail.from,
      next: (key) => trail.stepsFrom(key),
      option: (key) => trail.option(key),
      ends: (key) => trail.mayEnd(key),
      answer: (key) => -1 - key,
    };
  return {
    from,
    next: (key) => ({ to: steps[key] ?? [], costs: costs[key] ?? [] }),
    option: (key) => options[key],
    ends: (key) => ends[key] === true,
    answer: (key) => key,
  };
}

/** A way to where the hero wants to be, as far as its travels reach. */
export function walk(look: Outlook, choice: PathChoice): Answer {
  const graph = walkOf(choice);
  const { came, reached } = within(graph, choice.budget);
  const aim = aimOf(look);
  const guards = guarded(look.view);
  let best = graph.from;
  let most = stayingWorth(look, aim, guards);
  for (const { key, cost, stop } of reached) {
    if (key === graph.from || stop === undefined || !graph.ends(key)) continue;
    const worth = worthOfStop(look, aim, guards, stop, cost);
    if (worth > most) [best, most] = [key, worth];
  }
  const way: number[] = [];
  for (let at = best; at !== graph.from; at = came.get(at) ?? graph.from)
    way.unshift(graph.answer(at));
  return way;
}

/** Everything within a budget, and whence one comes to it. */
function within(graph: Walk, budget: number) {
  const { from } = graph;
  const spent = new Map([[from, 0]]);
  const came = new Map<number, number>();
  const open: number[][] = [[from]];
  const reached: Reached[] = [];
  for (let cost = 0; cost <= budget; cost += 1) {
    // The list grows while it is gone through where a step is free.
    for (const key of open[cost] ?? []) {
      if ((spent.get(key) ?? 0) < cost) continue;
      reached.push({ key, cost, stop: (graph.option(key) as StopOption | undefined)?.stop });
      const { to, costs } = graph.next(key);
      for (const [i, next] of to.entries()) {
        const sum = cost + (costs[i] ?? 1);
        if (sum > budget || sum >= (spent.get(next) ?? Number.POSITIVE_INFINITY)) continue;
        spent.set(next, sum);
        came.set(next, key);
        open[sum] ??= [];
        open[sum].push(next);
      }
    }
  }
  return { came, reached };
}

/** What it is worth to stay. */
function stayingWorth(look: Outlook, aim: Aim, guards: ReadonlySet<Location>): number {
  const { where } = look.view.figures[look.me.figure] ?? { where: { at: 'off' } as const };
  if (where.at === 'bridge') return worthOfStop(look, aim, guards, where.place, 0);
  return ownRow(look) === 0 && aim === 'home' ? 0 : -30;
}

/** What a stop is worth, less what it costs. */
function worthOfStop(
  look: Outlook,
  aim: Aim,
  guards: ReadonlySet<Location>,
  stop: Stop,
  cost: number,
): number {
  if (stop === 'boss-mode') return BOSS_MODE - cost;
  if (stop === 'homeworld') return (aim === 'home' ? 20 : -60) - cost;
  const { location } = stop;
  const { row } = spotOf(location);
  const height = aim === 'up' ? Math.min(row, 4) * 3 : -row * 6;
  const risk = guards.has(location) ? riskOf(look, location) : 0;
  return height - risk - cost * 1.5 + kindness(look, location) * 2;
}

/** How dangerous the monsters of a world are. */
function riskOf(look: Outlook, location: Location): number {
  const foes = Object.values(look.view.figures)
    .filter(({ where }) => where.at === 'bridge' && where.place.location === location)
    .flatMap((figure) => strengthOfFigurine(look, figure) ?? []);
  if (foes.length === 0) return 0;
  const strength = foes.reduce((sum, n) => sum + n, 0);
  const fighter = fighterOf(look);
  const sides = { att: strength / 2, def: strength / 2 };
  const kills = foes.map(() => 1);
  const row = spotOf(location).row;
  const { win, die } = chancesAgainst(
    doorsOf(look.cards),
    { ...fighter, att: fighter.att + row, doors: row >= 5 ? 2 : 1 },
    sides,
    kills,
  );
  return 60 * die + 20 * (1 - win) - 6 * win;
}

/** What a world does to whoever comes and stays there: above 0 where it is good. */
function kindness(look: Outlook, location: Location): number {
  return knownAt(look, `world/${location}`).reduce((sum, id) => {
    const effects = cardNamed(look, id)?.effects ?? [];
    return sum + effects.reduce((all, effect) => all + kindnessOf(effect), 0);
  }, 0);
}

const KINDNESS: Readonly<Record<string, number>> = {
  lose: -1,
  wander: -2,
  kick: -2,
  pick: -0.7,
  draw: 1,
  swap: -1,
};

function kindnessOf({ trigger, do: actions }: Effect): number {
  if (trigger === 'use') return 0;
  return actions.reduce((sum, action) => {
    const n = 'n' in action && typeof action.n === 'number' ? action.n : 0;
    switch (action.verb) {
      case 'travel':
        return sum + 2 * n;
      case 'run':
      case 'att':
        return sum + 0.3 * n;
      case 'def':
        return sum + 0.6 * n;
      case 'mst':
        return sum - 0.5 * n;
      default:
        return sum + (KINDNESS[action.verb] ?? 0);
    }
  }, 0);
}
