import type { Deals, GameEvent, Seat, Table } from '@tablewright/engine';
import { Cards } from '../../cards.ts';
import type { CardEvent } from '../../events.ts';
import type { Secrets } from '../../secrets.ts';

/** What one seat gives another, and what it gets for it. */
export interface Terms {
  /** Cards of its hand. */
  readonly give: readonly string[];
  readonly gold: number;
  /** Open cards on the other's table. */
  readonly take: readonly string[];
  /** A bribe: the other lays no curse on it for a round. */
  readonly peace: boolean;
}

/** A curse that is not over yet. */
export interface Curse {
  readonly by: Seat;
  readonly at: Seat;
  /** Each charm stops it, or undoes what the one before did. */
  stopped: boolean;
}

/** A seat that may not curse another for some turns. */
export interface Peace {
  readonly by: Seat;
  readonly spares: Seat;
  readonly until: number;
}

/** The state of the toy. */
export interface MagpieState {
  step: 'deal' | 'draw' | 'act' | 'over';
  turn: number;
  places: Record<string, string[]>;
  secrets: Secrets<string>;
  readonly gold: number[];
  /** What the sheets say: names, and the trophies of earlier matches. */
  readonly sheets: readonly { readonly name: string; readonly trophies: readonly string[] }[];
  curses: Curse[];
  /** Who spares whom; the two alone know of it. */
  peace: Peace[];
  /** Proposals; the two alone know of them. */
  deals: Deals<Terms>;
}

/** What the toy tells of everything that is no card. */
export interface AboutSeats extends GameEvent {
  readonly type:
    | 'charm-played'
    | 'curse-played'
    | 'curse-stopped'
    | 'curse-struck'
    | 'deal'
    | 'deal-void'
    | 'gold-earned'
    | 'gold-paid'
    | 'peace-promised';
  readonly seat: Seat;
  readonly to?: Seat;
  readonly gold?: number;
  readonly news?: string;
}

export type MagpieEvent = CardEvent | AboutSeats;
export type MagpieOptions = { readonly turns: number };
export type T = Table<MagpieState, MagpieOptions, MagpieEvent>;

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${name}-${i + 1}`);

export const DOORS = [...numbered('door', 6), ...numbered('door-curse', 3)];
export const TREASURES = [...numbered('treasure', 5), ...numbered('treasure-charm', 3)];

export const isCurse = (card: string): boolean => card.startsWith('door-curse');
export const isCharm = (card: string): boolean => card.startsWith('treasure-charm');

/** The cards of the toy. */
export const MAGPIE = new Cards({
  zones: {
    'door-deck': { as: 'pile', faces: 'nobody', refill: 'door-discard' },
    'door-discard': { as: 'pile', faces: 'all' },
    'treasure-deck': { as: 'pile', faces: 'nobody', refill: 'treasure-discard' },
    'treasure-discard': { as: 'pile', faces: 'all' },
    'hand/': { as: 'hand', faces: 'owner' },
    'table/': { as: 'row', faces: 'all' },
    'nest/': { as: 'hand', faces: 'nobody' },
  },
  places: (state: MagpieState) => state.places,
  secrets: (state: MagpieState) => state.secrets,
  back: (card: string) => card.split('-')[0] ?? '',
});

/** Where a card goes that is used up. */
export const discardOf = (card: string) =>
  card.startsWith('door') ? 'door-discard' : 'treasure-discard';

/** The cards on a seat's table that lie face up. */
export const openAt = (state: MagpieState, seat: Seat): readonly string[] =>
  MAGPIE.at(state, `table/${seat}`).filter((card) => !state.secrets.down.includes(card));
