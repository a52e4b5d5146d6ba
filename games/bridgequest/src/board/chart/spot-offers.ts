import type { Offer } from '@tablewright/table-kit/board';
import type { MouseEvent } from 'react';
import { type Corner, spotOf } from '../../bridge/layout.ts';
import { figuresAtSpot, type Spot } from '../../explain/index.ts';
import { type BridgeTable, useBridge } from '../board-context.tsx';
import { figureOffers, isOfPlace, nearestStop, pricesOf, spotOffers, stopOf } from '../offers.ts';
import { isByFinger, type TouchProps, useTouch } from '../use-touch.ts';

/** Everything that is offered at a place of the chart: itself, or else who stands there. */
export function offersAt({ choices, view }: BridgeTable, spot: Spot): readonly Offer[] {
  const own = spotOffers(choices, spot, typeof spot === 'number' ? spotOf(spot) : {});
  if (own.length > 0) return own;
  return figuresAtSpot(view, spot).flatMap((figure) => figureOffers(choices, figure));
}

/** What the button of a place of the chart gets. */
interface SpotButton {
  readonly offers: readonly Offer[];
  readonly picked: number;
  /** What the way there costs in travels, where it is a stop of one. */
  readonly price: number | undefined;
  readonly props: TouchProps & { readonly onClick: (event: MouseEvent) => void };
}

/**
 * A press shows what is there, and picks what is offered. A finger looks first where a press would
 * answer at once; of a way it adds the nearest stop there, at a corner that is pressed the nearest of
 * that corner.
 */
export function useSpot(spot: Spot): SpotButton {
  const table = useBridge();
  const { looked, lookAt, begun, pick } = table;
  const offers = offersAt(table, spot);
  const touch = useTouch(offers);
  const onClick = (event: MouseEvent): void => {
    const wasLooked = looked === spot;
    lookAt(spot);
    const [first] = offers;
    if (first === undefined) return;
    if (first.choice.kind === 'path') {
      const way = begun(first.choice);
      const corner = cornerPressed(event);
      const further = offers.filter(({ option }) => option.id !== way.at(-1));
      const there = further.filter(({ option }) => stopOf(option.id)?.stand === corner);
      const next = nearestStop(there.length > 0 ? there : further, way);
      if (next !== undefined) pick([next]);
    } else if (wasLooked || first.choice.kind !== 'one') touch.run();
    else if (isOfPlace(first) && !isByFinger(event)) touch.run();
  };
  const price = priceOf(offers, begun);
  return { offers, picked: touch.picked, price, props: { ...touch.props, onClick } };
}

/** What the whole way to the nearest of these stops costs; nothing where they are none, or it has come there. */
function priceOf(offers: readonly Offer[], begun: BridgeTable['begun']): number | undefined {
  const [first] = offers;
  if (first?.choice.kind !== 'path') return undefined;
  const way = begun(first.choice);
  const nearest = nearestStop(offers, way);
  if (nearest === undefined) return undefined;
  const price = pricesOf(first.choice, way)(nearest.option.id);
  return price <= (first.choice.budget ?? 0) ? price : undefined;
}

/** How far a corner reaches into its world, as a share of its width and height. */
const REACH = 0.32;

/** The corner of a world that was pressed; nothing in between, and by keyboard. */
function cornerPressed({
  currentTarget,
  clientX,
  clientY,
  detail,
}: MouseEvent): Corner | undefined {
  if (detail === 0) return undefined;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const side = (share: number, low: string, high: string): string | undefined => {
    if (share < REACH) return low;
    return share > 1 - REACH ? high : undefined;
  };
  const across = side((clientX - left) / width, 'L', 'R');
  const up = side((clientY - top) / height, 'U', 'L');
  return across === undefined || up === undefined ? undefined : (`${up}${across}` as Corner);
}
