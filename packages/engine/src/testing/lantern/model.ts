import type { GameEvent } from '../../events.ts';
import type { Prose } from '../../prose.ts';
import type { Observer, Seat } from '../../seat.ts';
import type { Table } from '../../table.ts';

/** Somebody whom the heroes fight. */
export interface Foe {
  readonly name: string;
  readonly traits: readonly string[];
  hp: number;
  /** The seat that runs it for the master, if it is lent. */
  lent?: Seat;
}

/** A die that was rolled in secret. */
export interface SecretDie {
  readonly face: number;
  /** Who rolled it, and knows it beside the master. */
  readonly by: Seat;
  /** Whether all know it by now. */
  readonly shown: boolean;
}

/** The state of the toy. */
export interface LanternState {
  readonly hp: number[];
  /** Whether a hero's token is still there. */
  readonly tokens: boolean[];
  /** Those whom everybody sees. */
  foes: Foe[];
  /** Those whom the master alone knows of. */
  hidden: Foe[];
  dice: SecretDie[];
  /** What the master has described last. */
  scene?: Prose;
  turn: number;
}

/** What the toy tells. */
export interface LanternEvent extends GameEvent {
  readonly type:
    | 'appeared'
    | 'attacked'
    | 'dared'
    | 'described'
    | 'harmed'
    | 'heartened'
    | 'lent'
    | 'listened'
    | 'lurks'
    | 'placed'
    | 'rested'
    | 'rolled-in-secret'
    | 'searched'
    | 'showed'
    | 'shrank'
    | 'struck'
    | 'taken-back';
  /** Whom it is about. */
  readonly seat: Seat;
  /** To whom something is lent. */
  readonly to?: Seat;
  readonly face?: number;
  readonly foe?: string;
  /** What the hero has now. */
  readonly hp?: number;
  readonly note?: string;
  readonly words?: Prose;
}

/** The toy has no settings. */
export type LanternOptions = Record<never, never>;
export type T = Table<LanternState, LanternOptions, LanternEvent>;

/** So often every hero acts. */
export const ROUNDS = 5;

const MOST_HP = 9;

/** The last seat runs the table. */
export const masterOf = ({ seatCount }: Pick<T, 'seatCount'>): Seat => seatCount - 1;

/** Foes as options that tell apart those of one name. */
export const named = (foes: readonly Foe[]) =>
  foes.map((foe, at) => ({ id: `${foe.name}-${at + 1}`, foe }));

/** What a hero would have after a change. */
export const hpAfter = ({ hp }: LanternState, seat: Seat, change: number): number =>
  Math.max(0, Math.min(MOST_HP, (hp[seat] ?? 0) + change));

/** Whether an observer knows a die. */
export const knows = ({ hp }: LanternState, observer: Observer, { by, shown }: SecretDie) =>
  shown || observer === by || observer === hp.length;
