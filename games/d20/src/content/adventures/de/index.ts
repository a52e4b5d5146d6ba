import { CUTLERS_ROW_DE } from './cutlers-row.ts';
import { HARROW_DOWN_DE } from './harrow-down.ts';
import { RELAY_NINE_DE } from './relay-nine.ts';

/** The German texts of the adventures that come with the game, by the adventure and by path. */
export const ADVENTURES_DE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'harrow-down': HARROW_DOWN_DE,
  'cutlers-row': CUTLERS_ROW_DE,
  'relay-nine': RELAY_NINE_DE,
};
