import type { Text } from '@tablewright/engine';
import type { SheetData } from '@tablewright/table-kit/sheets';
import type { SeenCharacter } from '../../explain/index.ts';
import { sheetOf } from './sheet.ts';

/** The sheet of a character that sits at no table, as the table draws it. */
export function characterData(
  { view, creature }: SeenCharacter,
  say: (text: Text) => string,
): SheetData {
  return sheetOf({ view, say, nameOf: () => creature.name, events: [] }, creature);
}
