import type { Die } from '@tablewright/engine';
import type { Action, ItemId, Slot } from '../model.ts';
import type { Coloured } from '../options.ts';
import { type Letter, maskOf, type RowNumber } from '../squares.ts';

/** What lies before every player. */
export const PLAYER_SET = { cubes: 40, health: 3, rule: 'UB-COMP-01' } as const;

/** The two dice, each face equally likely. */
export const DICE: {
  readonly letter: Die<Letter | '*'>;
  readonly number: Die<RowNumber | '*'>;
  readonly rule: string;
} = {
  letter: { faces: ['B', 'I', 'N', 'G', 'O', '*'] },
  number: { faces: [1, 2, 3, 4, 5, '*'] },
  rule: 'UB-COMP-02',
};

/** The coloured squares, the same on every card. */
export const COLOURED_SQUARES: Readonly<Record<Coloured, number>> & { readonly rule: string } = {
  knight: maskOf(['B1', 'I3', 'N5', 'G2', 'O4']),
  cross: maskOf(['B1', 'O1', 'N3', 'B5', 'O5']),
  rule: 'UB-COMP-03',
};

/** How many copies of each card there are. */
export const COPIES = {
  starterItem: 5,
  advancedItem: 1,
  powerCard: 2,
  rule: 'UB-COMP-04',
} as const;

/** What everybody starts with. */
export const STARTING_ITEMS = {
  lazor: 'basic-lazor',
  shield: 'basic-shield',
  battery: 'basic-battery',
  stored: 0,
  rule: 'UB-SETUP-03',
} as const satisfies Readonly<Record<Slot, ItemId>> & {
  readonly stored: number;
  readonly rule: string;
};

/** The actions of an item; which of them it has, its own table says. */
export const OFFERED: Readonly<Record<Slot, readonly Action[]>> & { readonly rule: string } = {
  lazor: ['activate', 'overcharge'],
  shield: ['activate', 'overcharge'],
  battery: ['activate', 'decline'],
  // Neither batteries nor basic items have an Overcharge.
  rule: 'UB-SEL-11',
};
