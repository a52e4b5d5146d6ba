import type { Seat } from '@tablewright/engine';
import type { Coloured, Star } from './options.ts';
import type { Letter, RowNumber, SquareName } from './squares.ts';

/** The three places for items; each holds exactly one. */
export const SLOTS = ['lazor', 'shield', 'battery'] as const;
/** See {@link SLOTS}. */
export type Slot = (typeof SLOTS)[number];

/** The Lazors, the basic one first. */
export const LAZOR_IDS = [
  'basic-lazor',
  'focused-lazor',
  'plasma-lazor',
  'vampiric-lazor',
  'diffracting-lazor',
  'disabling-lazor',
] as const;
/** See {@link LAZOR_IDS}. */
export type LazorId = (typeof LAZOR_IDS)[number];

/** The Shields, the basic one first. */
export const SHIELD_IDS = [
  'basic-shield',
  'efficient-shield',
  'reflector-shield',
  'negator-shield',
  'absorber-shield',
  'ultra-shield',
] as const;
/** See {@link SHIELD_IDS}. */
export type ShieldId = (typeof SHIELD_IDS)[number];

/** The Batteries, the basic one first. */
export const BATTERY_IDS = [
  'basic-battery',
  'military-battery',
  'barrier-battery',
  'reactive-battery',
  'chaotic-battery',
  'tesseract-battery',
] as const;
/** See {@link BATTERY_IDS}. */
export type BatteryId = (typeof BATTERY_IDS)[number];

/** Any item. */
export type ItemId = LazorId | ShieldId | BatteryId;

/** The power cards. */
export const POWER_IDS = [
  'targeting-tessellator',
  'charged-capacitor',
  'backup-battery',
  'continuum-compressor',
  'entropy-engine',
] as const;
/** See {@link POWER_IDS}. */
export type PowerId = (typeof POWER_IDS)[number];

/** A card that can be bought. */
export type CardId = ItemId | PowerId;

/** What can be done with a selected item; `decline` is a Battery without its effect. */
export const ACTIONS = ['activate', 'overcharge', 'decline'] as const;
/** See {@link ACTIONS}. */
export type Action = (typeof ACTIONS)[number];

/** The parts of a round, each the start of a step; `resolve` comes once for every seat. */
export const PHASES = ['charge', 'bingo', 'selection', 'resolve', 'round-end'] as const;
/** See {@link PHASES}. */
export type Phase = (typeof PHASES)[number];

/** What scenarios and option ids may call the seats, clockwise from seat 0. */
export const SEAT_LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;

/** Stands where no seat does: an action without a target. */
export const NOBODY = -1;

/** Stands where no step of a resolve turn runs. */
export const NO_STEP = -1;

/** What a die shows; `''` while it has not been rolled yet. */
export type LetterFace = Letter | '*' | '';
/** See {@link LetterFace}. */
export type NumberFace = RowNumber | '*' | '';

/** A round's selection, public since the reveal. */
export interface Selection {
  readonly slot: Slot;
  readonly item: ItemId;
  readonly action: Action;
  /** The seat aimed at, or {@link NOBODY}. */
  readonly target: Seat;
  /** The target's neighbour whom a Diffracting Lazor hits too, or {@link NOBODY}. */
  readonly adjacent: Seat;
}

/** Everything in front of one player. All of it is public. */
export interface PlayerState {
  /** Cubes not in use. */
  pool: number;
  /** 0 to 3; 0 only inside step 1 of a resolve turn. */
  health: number;
  /** The scored squares as a set of 25 bits; see `squares.ts`. */
  scored: number;
  /** E on the battery. */
  stored: number;
  /** E set aside this round. */
  available: number;
  /** E paid this round and not yet back in the pool. */
  committed: number;
  /** The item in each slot. */
  readonly items: { lazor: LazorId; shield: ShieldId; battery: BatteryId };
  /** Replaced basic items. */
  reserve: ItemId[];
  /** Power cards in hand, face up, in the order of purchase. */
  powers: PowerId[];
  /** The player's own dice as they lie. */
  readonly dice: { letter: LetterFace; number: NumberFace };
  /** The last BINGO roll as it was settled; `''` before the first. */
  readonly lastRoll: { letter: Letter | ''; number: RowNumber | '' };
  /** The right to set one die at the next BINGO roll. */
  choosesDie: boolean;
  /** What was selected this round; nothing before the reveal or after a pass. */
  selection: Selection | undefined;
  /** What is left of the fixed block of the Shield in use. */
  blockLeft: number;
  /** Damage taken this round. */
  damageTaken: number;
  /** Damage reflected this round. */
  damageReflected: number;
  /** Steps 1 and 2 of this round's resolve turn are done. */
  settled: boolean;
  /** Resolve turns had since the match began. */
  resolveTurns: number;
}

/** A token that keeps an item card from being selected. */
export interface DisableToken {
  readonly item: ItemId;
  /** The owner of a basic item; {@link NOBODY} for an advanced one, of which there is one copy. */
  readonly seat: Seat;
  /** The round in which the item was disabled first. */
  readonly since: number;
  /** The last round in which it cannot be selected. */
  through: number;
}

/** Reflected damage that waits for its recipient's step 1. */
export interface WaitingPacket {
  /** The owner of the Shield that reflected it. */
  readonly attacker: Seat;
  readonly target: Seat;
  readonly damage: number;
}

/** Numbers that only grow, for reports. */
export interface Tally {
  deaths: number;
  /** Squares newly scored by rolls, rewards included. */
  squaresScored: number;
  /** Damage that reached somebody's health, counted beyond 0 too. */
  damageTaken: number;
  damageBlocked: number;
  damageReflected: number;
  energySupplied: number;
  energyStored: number;
  energyPaid: number;
  purchases: number;
  powersPlayed: number;
  overcharges: number;
  /** Squares that left the dead players' cards. */
  squaresLost: number;
  /** Of these, how many the killers scored anew … */
  squaresTaken: number;
  /** … and for how many they stored E instead. */
  squaresTurned: number;
}

/** How the match was won. */
export interface BingoResult {
  readonly winner: Seat;
  /** The full line: `column/B` or `row/3`. */
  readonly line: string;
}

/**
 * The state of a match. It is public as it stands: what is secret, the selections of a round before
 * the reveal, is in it only afterwards.
 */
export interface BingoState {
  readonly star: Star;
  readonly coloured: Coloured;
  /** From 1. */
  round: number;
  /** What comes next. */
  phase: Phase;
  /** Who held the First Player token in round 1. */
  firstHolder: Seat;
  /** Who holds it now. */
  holder: Seat;
  /** Resolve turns finished this round; seat `(holder + turnsDone) % seats` has the next. */
  turnsDone: number;
  /** The step of the resolve turn that runs, 0 to 4; {@link NO_STEP} outside one. */
  step: number;
  readonly players: PlayerState[];
  /** What is on sale: items in the order of the rules, and copies of each power card. */
  readonly market: { items: ItemId[]; readonly powers: Record<PowerId, number> };
  /** What has left the game. */
  readonly removed: { items: ItemId[]; readonly powers: Record<PowerId, number> };
  tokens: DisableToken[];
  waiting: WaitingPacket[];
  /** Set at the moment of victory. */
  result: BingoResult | undefined;
  readonly tally: Tally;
  /** A scenario began in a position that play cannot reach. */
  forced: boolean;
}

/** What observers see: the state, with the scored squares of every card by name beside it. */
export interface BingoView extends BingoState {
  readonly cards: readonly (readonly SquareName[])[];
}

/** The player on a seat. Throws if there is no such seat. */
export function playerAt(state: BingoState, seat: Seat): PlayerState {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`there is no seat ${seat}`);
  return player;
}
