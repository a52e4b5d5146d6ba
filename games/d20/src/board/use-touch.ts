import type { Offer } from '@tablewright/table-kit/board';
import { useTableTop } from './board-context.tsx';

/** What the button of a thing gets that offers name. */
export interface TouchProps {
  readonly 'data-live'?: true;
  readonly 'data-picked'?: number;
  readonly 'data-pointed'?: true;
  readonly 'aria-pressed'?: boolean;
  readonly onMouseEnter?: () => void;
  readonly onMouseLeave?: () => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
}

/** How the offers of a thing stand. */
export interface Touch {
  readonly live: boolean;
  readonly picked: number;
  readonly pointed: boolean;
  readonly props: TouchProps;
  /** Picks them; see `BoardProps.pick`. */
  readonly run: () => void;
}

/** How a thing that these offers name can be touched. */
export function useTouch(offers: readonly Offer[]): Touch {
  return touchOf(useTableTop(), offers);
}

/** The same for whoever draws many things. */
export function touchOf(
  {
    pick,
    picked,
    point,
    pointedAt,
  }: Pick<ReturnType<typeof useTableTop>, 'pick' | 'picked' | 'point' | 'pointedAt'>,
  offers: readonly Offer[],
): Touch {
  if (offers.length === 0)
    return { live: false, picked: 0, pointed: false, props: {}, run: () => undefined };
  const far = offers.reduce((most, offer) => Math.max(most, picked(offer)), 0);
  const enter = (): void => point(offers);
  const leave = (): void => point([]);
  const isAtOnce = offers.every(({ choice }) => choice.kind === 'one');
  const pointed = offers.some(pointedAt);
  return {
    ...{ live: true, picked: far, pointed },
    props: {
      'data-live': true,
      ...(far > 0 ? { 'data-picked': far } : {}),
      ...(pointed ? { 'data-pointed': true as const } : {}),
      ...(isAtOnce ? {} : { 'aria-pressed': far > 0 }),
      onMouseEnter: enter,
      onMouseLeave: leave,
      onFocus: enter,
      onBlur: leave,
    },
    run: () => pick(offers),
  };
}
