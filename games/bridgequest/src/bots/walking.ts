import type { Answer, PathChoice } from '@tablewright/engine';
import { spotOf } from '../bridge/layout.ts';
import { isMonster } from '../rules/standing/figures.ts';
import { type Outlook, ownRow } from './outlook.ts';

/** From this row on two Doors are turned up: nobody stays there without need. */
const EPIC = 5;

/** What staying at a stop is worth. */
function worthOfStop(look: Outlook, id: string, cost: number): number {
  const { view, me } = look;
  if (id.startsWith('boss-mode')) return 1000;
  if (id.startsWith('homeworld')) return -50 - cost;
  const location = Number(id.split('.')[0]);
  const { row } = spotOf(location);
  const monsters = Object.values(view.figures).filter(
    (figure) =>
      isMonster(figure) && figure.where.at === 'bridge' && figure.where.place.location === location,
  ).length;
  const risk = monsters * (6 + row) + (row >= EPIC ? 15 : 0);
  // Being there at the end of a turn is worth an addition; higher is nearer to the Boss.
  return (me.wasOnBridge ? 0 : 10) + Math.min(row, EPIC - 1) * 4 - risk - cost * 1.5;
}

/** A way to where the hero stands best, as far as its travels reach. */
export function walk(look: Outlook, choice: PathChoice): Answer {
  const { options, from, steps, costs, ends, budget } = choice;
  const spent = new Map([[from, 0]]);
  const came = new Map<number, number>();
  const open = [from];
  while (open.length > 0) {
    open.sort((a, b) => (spent.get(a) ?? 0) - (spent.get(b) ?? 0));
    const here = open.shift() ?? from;
    for (const [i, to] of (steps[here] ?? []).entries()) {
      const cost = (spent.get(here) ?? 0) + (costs[here]?.[i] ?? 1);
      if (cost > budget || cost >= (spent.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      spent.set(to, cost);
      came.set(to, here);
      open.push(to);
    }
  }
  const stay = ownRow(look) === 0 ? -60 : worthOfStop(look, options[from]?.id ?? '', 0);
  let best = from;
  let most = stay;
  for (const [at, cost] of spent) {
    const id = options[at]?.id;
    if (at === from || id === undefined || ends[at] !== true) continue;
    const worth = worthOfStop(look, id, cost);
    if (worth > most) [best, most] = [at, worth];
  }
  const way: number[] = [];
  for (let at = best; at !== from; at = came.get(at) ?? from) way.unshift(at);
  return way;
}
