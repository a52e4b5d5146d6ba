/**
 * What a card is made of. Items and power cards are data; where data does not do, a hook of theirs
 * runs at a named moment and does what it has to do through {@link Verbs}. The rules call hooks
 * and know no card; the cards know no other card.
 */
import type { Flow, Seat } from '@tablewright/engine';
import type {
  BatteryId,
  LazorId,
  PlayerState,
  PowerId,
  Selection,
  ShieldId,
  Slot,
} from '../model.ts';
import type { BingoTable } from '../table.ts';

/** What cards may do to the game. Amounts are in E, one cube each. */
export interface Verbs {
  /** Moves cubes from the pool to the battery as far as both allow; returns how many. */
  store(t: BingoTable, seat: Seat, amount: number, rule: string): number;
  /** Takes E from a victim, stored first; returns how much. */
  drain(t: BingoTable, victim: Seat, amount: number, by: Seat, rule: string): number;
  /** Drains, and stores as much at the thief's. */
  steal(t: BingoTable, thief: Seat, victim: Seat, amount: number, rule: string): void;
  /** Pays from available E, then stored E; there must be enough. */
  pay(t: BingoTable, seat: Seat, amount: number, rule: string): void;
  /** Puts a disable token on the item that this seat selected this round. */
  disableSelected(t: BingoTable, seat: Seat, by: Seat, rule: string): void;
  /** Takes a scored square off the card. */
  unscore(t: BingoTable, seat: Seat, square: number, rule: string): void;
}

/** What a Battery may do beside in step 0. */
export interface TurnVerbs extends Verbs {
  /** A BINGO roll beside the round's own. */
  extraRoll(t: BingoTable, seat: Seat): Flow<void>;
}

/** One packet on its way through somebody's step 1. */
export interface Hit {
  readonly attacker: Seat;
  readonly damage: number;
  /** It was reflected and comes from a Shield. */
  readonly reflected: boolean;
  /** What of it is neither blocked nor reflected. */
  open: number;
  /** What of it was blocked. */
  blocked: number;
  readonly rider: Rider | undefined;
}

/** Damage that a Shield sends on. */
export interface Reflection {
  readonly target: Seat;
  readonly damage: number;
  readonly rule: string;
}

/** A step 1 in progress. */
export interface Attack {
  /** Whom the packets hit. */
  readonly seat: Seat;
  /** Not an extra step 1 for late damage. */
  readonly regular: boolean;
  /** In their order. */
  readonly hits: readonly Hit[];
  /** What Shields have sent on, in the order in which it arose. */
  readonly reflections: Reflection[];
}

/** What a Lazor does to its target beside the damage. */
export type Rider = (
  t: BingoTable,
  attacker: Seat,
  target: Seat,
  verbs: Verbs,
) => Flow<void> | undefined;

interface ActionBase {
  /** In E, in parentheses on the card. */
  readonly cost: number;
}

/** What one action of a Lazor does. */
export interface LazorAction extends ActionBase {
  readonly damage: number;
  /** Damage to a neighbour of the target; 0 for most. */
  readonly adjacentDamage: number;
  readonly rider?: Rider;
}

/** What one action of a Shield does. */
export interface ShieldAction extends ActionBase {
  /** A fixed block, all damage, or as much as is paid for when it comes. */
  readonly block: number | 'all' | 'paid';
  /** Whether another player is named at selection. */
  readonly target: boolean;
  /** In the regular step 1 of its owner, attacked or not, before anything is blocked. */
  onUse?(t: BingoTable, seat: Seat, selection: Selection, attack: Attack, verbs: Verbs): void;
  /** Before blocking, for what is done with damage instead. */
  onIncoming?(t: BingoTable, selection: Selection, attack: Attack): void;
  /** After blocking. */
  onBlocked?(t: BingoTable, attack: Attack, verbs: Verbs): Flow<void> | undefined;
  /** After damage was taken; `before` is what was taken earlier this round. */
  onDamage?(t: BingoTable, seat: Seat, taken: number, before: number, verbs: Verbs): void;
}

interface ItemBase {
  readonly slot: Slot;
  /** In E; basic items are not sold. */
  readonly price: number;
  readonly basic: boolean;
  readonly rule: string;
}

/** A Lazor. */
export interface Lazor extends ItemBase {
  readonly id: LazorId;
  readonly slot: 'lazor';
  readonly activate: LazorAction;
  readonly overcharge?: LazorAction;
}

/** A Shield. */
export interface Shield extends ItemBase {
  readonly id: ShieldId;
  readonly slot: 'shield';
  readonly activate: ShieldAction;
  readonly overcharge?: ShieldAction;
}

/** What selecting a Battery does. */
export interface BatteryAction extends ActionBase {
  /** In step 0 of its owner. */
  run(t: BingoTable, seat: Seat, verbs: TurnVerbs): Flow<void> | undefined;
  /** After damage was taken, in step 1. */
  onDamage?(t: BingoTable, seat: Seat, taken: number, before: number, verbs: Verbs): void;
}

/** A Battery. */
export interface Battery extends ItemBase {
  readonly id: BatteryId;
  readonly slot: 'battery';
  /** Most E that can be stored. */
  readonly capacity: number;
  /** E made available in every Charge phase. */
  readonly supply: number;
  /** The slot whose use brings 1E at the reveal. */
  readonly bonusFor?: Slot;
  /** E put on it when it is bought; such a battery is never charged again and is not resold. */
  readonly loaded?: number;
  readonly activate: BatteryAction;
}

/** Any item. */
export type Item = Lazor | Shield | Battery;

/** The moments at which power cards may be played. */
export const POWER_WINDOWS = [
  'before-selection',
  'reroll',
  'respawn',
  'reward',
  'own-step-4',
  'later-step-4',
] as const;
/** See {@link POWER_WINDOWS}. */
export type PowerWindow = (typeof POWER_WINDOWS)[number];

/** A power card. */
export interface PowerCard {
  readonly id: PowerId;
  /** In E. */
  readonly price: number;
  readonly windows: readonly PowerWindow[];
  readonly rule: string;
  /** Whether its text fits now, in one of its windows; without it, always. */
  fits?(player: PlayerState): boolean;
  /** It names one of the player's own scored squares. */
  readonly namesSquare?: true;
  /** What playing it does; the windows of rolls do the rest themselves. */
  play?(t: BingoTable, seat: Seat, square: number, verbs: Verbs): void;
}
