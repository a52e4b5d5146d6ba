import type { Offer } from '@tablewright/table-kit/board';
import type { ReactNode } from 'react';
import { useArena } from './board-context.tsx';

/** How the offers of a thing stand: for its looks and for what a touch does. */
export interface Touch {
  readonly live: boolean;
  /** How far it is picked already, or held by an earlier touch. */
  readonly picked: number;
  /** What the thing's button gets. */
  readonly props: {
    readonly 'data-live'?: true;
    readonly 'data-picked'?: number;
    readonly 'data-pointed'?: true;
    readonly 'aria-pressed'?: boolean;
    readonly onClick?: () => void;
    readonly onPointerEnter?: () => void;
    readonly onPointerLeave?: () => void;
    readonly onFocus?: () => void;
    readonly onBlur?: () => void;
  };
}

const DEAD: Touch = { live: false, picked: 0, props: {} };

/** How a thing that these offers name can be touched. */
export function useTouch(offers: readonly Offer[]): Touch {
  const arena = useArena();
  if (offers.length === 0) return DEAD;
  const picked = offers.reduce((most, offer) => Math.max(most, arena.picked(offer)), 0);
  const held = arena.isHeld(offers);
  const pointed = offers.some(arena.pointedAt);
  const point = (): void => arena.point(offers);
  const leave = (): void => arena.point([]);
  return {
    live: true,
    picked: picked > 0 ? picked : held ? 1 : 0,
    props: {
      'data-live': true,
      ...(picked > 0 || held ? { 'data-picked': picked } : {}),
      ...(pointed ? { 'data-pointed': true } : {}),
      'aria-pressed': picked > 0 || held,
      onClick: () => arena.touch(offers),
      onPointerEnter: point,
      onPointerLeave: leave,
      onFocus: point,
      onBlur: leave,
    },
  };
}

/** A thing on the table: a button while offers name it, else just a thing. */
export function Touchable({
  offers,
  label,
  className,
  children,
}: {
  readonly offers: readonly Offer[];
  /** What it is and how it stands. */
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}): ReactNode {
  const touch = useTouch(offers);
  return touch.live ? (
    <button type="button" className={className} aria-label={label} {...touch.props}>
      {children}
    </button>
  ) : (
    <div className={className} role="img" aria-label={label}>
      {children}
    </div>
  );
}
