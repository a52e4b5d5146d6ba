import type { Sheet } from '../content/sheet.ts';
import type { World } from '../d20-table.ts';
import type { Creature, D20State } from '../model.ts';
import { addCharacter } from '../rules/making/creature.ts';

/** What a sheet is looked at with, where no table is set up yet. */
export type Rules = Pick<World, 'content' | 'options'>;

/** A character by itself, in no scene, to ask the rules about its numbers. */
export function imagined(
  { content, options }: Rules,
  sheet: Sheet,
): { readonly w: World; readonly creature: Creature } {
  // Nobody sits here, and nothing has happened.
  const state = {
    options,
    seatCount: 1,
    steps: 0,
    sealed: [],
    isAtRest: false,
    phase: 'scene',
    clock: sheet.now?.clock ?? 0,
    creatures: [],
    zones: [],
    ground: { rows: [], isDark: false, isOutdoors: false, setting: [] },
    circumstances: [],
    lying: [],
    rerolls: {},
    dying: [],
    points: 0,
    nextId: 1,
  } as D20State;
  const w: World = { content, options, state };
  return { w, creature: addCharacter(w, sheet, { by: 'master' }) };
}
