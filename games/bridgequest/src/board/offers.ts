/** Which offers belong to which thing on the board, by what their options name. */

import type { ChoiceView } from '@tablewright/engine';
import { type Offer, offersNaming, offersOf } from '@tablewright/table-kit/board';
import type { Corner } from '../bridge/layout.ts';
import type { Spot } from '../explain/index.ts';
import type { Figure } from '../model.ts';

type Choices = readonly ChoiceView[];

/** A monster of a combat, or a figure, is named as either. */
export function foeOffers(choices: Choices, foe: string): readonly Offer[] {
  return [...offersNaming(choices, { foe }), ...offersNaming(choices, { figure: foe })];
}

/** A figure, a hero by its seat too, and a loose card as a card. */
export function figureOffers(choices: Choices, figure: Figure): readonly Offer[] {
  const own = foeOffers(choices, figure.id);
  if (own.length > 0) return own;
  if (figure.kind === 'hero' && figure.owner !== undefined)
    return seatOffers(choices, figure.owner);
  return figure.kind === 'loose' ? offersNaming(choices, { card: figure.id }) : [];
}

/** A hero, by its seat. */
export function seatOffers(choices: Choices, seat: number): readonly Offer[] {
  return offersNaming(choices, { seat });
}

/** Where a stop of a way is, by its id: `20.LL>UR`, `20.CENTRE`, `homeworld`; `.back` for one that is come back to. */
export function stopOf(
  id: string,
): { readonly spot: Spot; readonly stand?: Corner | 'CENTRE' } | undefined {
  if (id === 'homeworld' || id === 'boss-mode') return { spot: id };
  const found = /^(\d+)\.(UL|UR|LL|LR|CENTRE)/.exec(id);
  if (found === null) return undefined;
  return { spot: Number(found[1]), stand: found[2] as Corner | 'CENTRE' };
}

/** What is offered at a place of the chart: the place itself, its row or column, or stops of a way. */
export function spotOffers(
  choices: Choices,
  spot: Spot,
  {
    row,
    column,
  }: { readonly row: number; readonly column: number } | { row?: never; column?: never } = {},
): readonly Offer[] {
  const named = [
    ...(typeof spot === 'number' ? offersNaming(choices, { location: spot }) : []),
    ...(row === undefined ? [] : offersNaming(choices, { row })),
    ...(column === undefined ? [] : offersNaming(choices, { column })),
  ];
  if (named.length > 0) return named;
  return offersOf(choices).filter(({ choice, option }) => isStopAt(choice, option.id, spot));
}

/**
 * Whether an answer is the place itself. Of what is done with somebody there a first press only shows who is there, and
 * what lies there.
 */
export function isOfPlace({ option: { names = {} } }: Offer): boolean {
  return ['location', 'row', 'column'].some((name) => names[name] !== undefined);
}

/** Whether an option is a stop of a way at that place; where the way begins is none. */
function isStopAt(choice: ChoiceView, id: string, spot: Spot): boolean {
  if (choice.kind !== 'path' || stopOf(id)?.spot !== spot) return false;
  return choice.options[choice.from ?? 0]?.id !== id;
}

/**
 * Of stops of a way that which is nearest to where it has come: what a touch on their world adds to it.
 * @param begun ids of the way so far
 */
export function nearestStop(offers: readonly Offer[], begun: readonly string[]): Offer | undefined {
  const [first] = offers;
  if (first === undefined || first.choice.kind !== 'path') return undefined;
  const priceOf = pricesOf(first.choice, begun);
  return offers.reduce((a, b) => (priceOf(b.option.id) < priceOf(a.option.id) ? b : a));
}

/**
 * What the whole way to a stop costs in travels at the least, after what of it is drawn already; infinite where no way leads.
 * @param begun ids of the way so far
 */
export function pricesOf(
  choice: ChoiceView,
  begun: readonly string[] = [],
): (id: string) => number {
  const { options, steps = [], costs = [], from = 0 } = choice;
  const placeOf = (id: string): number => options.findIndex((option) => option.id === id);
  const way = [from, ...begun.map(placeOf)];
  const spent = new Map([[way.at(-1) ?? from, costAlong(choice, way)]]);
  const open = new Set(spent.keys());
  while (open.size > 0) {
    const here = [...open].reduce((a, b) => ((spent.get(b) ?? 0) < (spent.get(a) ?? 0) ? b : a));
    open.delete(here);
    for (const [i, next] of (steps[here] ?? []).entries()) {
      const cost = (spent.get(here) ?? 0) + (costs[here]?.[i] ?? 0);
      if (cost >= (spent.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      spent.set(next, cost);
      open.add(next);
    }
  }
  return (id) => spent.get(placeOf(id)) ?? Number.POSITIVE_INFINITY;
}

/** What the steps from place to place cost. */
function costAlong({ steps = [], costs = [] }: ChoiceView, way: readonly number[]): number {
  return way.slice(1).reduce((sum, to, at) => {
    const here = way[at] ?? -1;
    return sum + (costs[here]?.[steps[here]?.indexOf(to) ?? -1] ?? 0);
  }, 0);
}
