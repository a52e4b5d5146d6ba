import type { Seat } from '@tablewright/engine';
import type { Action, CardId, ItemId, LetterFace, NumberFace, PowerId } from './model.ts';
import type { Letter, RowNumber, SquareName } from './squares.ts';

interface E<T extends string> {
  readonly type: T;
  readonly rule: string;
  /** Further rules that shaped what happened. */
  readonly also?: readonly string[];
}

interface OfSeat<T extends string> extends E<T> {
  readonly seat: Seat;
}

/** What happens in a match; see `docs/scenarios/bingo-deathmatch.md` for every field. */
export type BingoEvent =
  | (E<'set-up'> & { readonly cubes: number; readonly pool: number })
  | OfSeat<'first-player'>
  | (OfSeat<'round-began'> & { readonly round: number; readonly order: readonly Seat[] })
  | (OfSeat<'supplied'> & Amounts)
  | (OfSeat<'rolled'> & { readonly letter: LetterFace; readonly number: NumberFace })
  | (OfSeat<'star-rerolled'> & { readonly die: 'letter' | 'number' })
  | (OfSeat<'power-played'> & { readonly card: PowerId })
  | (OfSeat<'rerolled'> & {
      readonly by: Seat;
      readonly letter: LetterFace;
      readonly number: NumberFace;
    })
  | (OfSeat<'settled'> & {
      readonly letter: Letter;
      readonly number: RowNumber;
      readonly square: SquareName;
    })
  | (OfSeat<'scored'> & {
      readonly square: SquareName;
      readonly coloured: boolean;
      readonly from: 'pool' | 'available' | 'stored';
    })
  | (OfSeat<'already-scored'> & { readonly square: SquareName })
  | (OfSeat<'unscored'> & { readonly square: SquareName })
  | (OfSeat<'stored'> & Amounts)
  | (OfSeat<'selected'> & {
      readonly item: ItemId;
      readonly action: Action;
      readonly target?: Seat;
      readonly adjacent?: Seat;
    })
  | OfSeat<'passed'>
  | (OfSeat<'bonus'> & Amounts & { readonly item: ItemId })
  | (OfSeat<'paid'> & {
      readonly amount: number;
      readonly fromAvailable: number;
      readonly fromStored: number;
    })
  | OfSeat<'resolving'>
  | (OfSeat<'battery-used'> & { readonly item: ItemId })
  | (OfSeat<'attacked'> & {
      readonly extra: boolean;
      readonly packets: readonly { readonly attacker: Seat; readonly damage: number }[];
    })
  | (OfSeat<'blocked'> & { readonly amount: number; readonly of: number })
  | (OfSeat<'reflected'> & {
      readonly target: Seat;
      readonly amount: number;
      readonly waits: boolean;
    })
  | (OfSeat<'damaged'> & {
      readonly amount: number;
      readonly health: number;
      readonly attackers: readonly Seat[];
    })
  | (OfSeat<'drained'> & { readonly by: Seat; readonly amount: number; readonly wanted: number })
  | (OfSeat<'stolen'> & { readonly victim: Seat; readonly amount: number })
  | (OfSeat<'disabled'> & { readonly by: Seat; readonly item: ItemId; readonly through: number })
  | OfSeat<'die-promised'>
  | (OfSeat<'died'> & { readonly killers: readonly Seat[] })
  | (OfSeat<'respawned'> & { readonly health: number })
  | (OfSeat<'reward-rolled'> & {
      readonly dead: Seat;
      readonly letter: LetterFace;
      readonly number: NumberFace;
    })
  | (OfSeat<'line-lost'> & {
      readonly line: string;
      readonly squares: readonly SquareName[];
    })
  | (OfSeat<'line-shared'> & {
      readonly dead: Seat;
      readonly squares: readonly SquareName[];
    })
  | (OfSeat<'spent-returned'> & { readonly amount: number })
  | (OfSeat<'leftover'> & { readonly stored: number; readonly returned: number })
  | (OfSeat<'bought'> & { readonly card: CardId; readonly price: number })
  | (OfSeat<'replaced'> & { readonly item: ItemId; readonly to: 'market' | 'reserve' | 'removed' })
  | (OfSeat<'equipped'> & { readonly item: ItemId })
  | (OfSeat<'put-back'> & { readonly item: ItemId })
  | (OfSeat<'energy-moved'> & { readonly kept: number; readonly returned: number })
  | (OfSeat<'loaded'> & { readonly amount: number; readonly returned: number })
  | (E<'token-removed'> & { readonly item: ItemId; readonly seat: Seat })
  | (OfSeat<'round-ended'> & { readonly round: number })
  | (OfSeat<'won'> & { readonly line: string })
  | (E<'game-ended'> & { readonly round: number });

/** What was gained, what it should have been, and the rule that kept it short, if any did. */
export interface Amounts {
  readonly amount: number;
  readonly wanted: number;
  readonly short?: string;
}
