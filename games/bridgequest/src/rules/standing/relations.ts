import type { BridgeState, FigureId } from '../../model.ts';
import { relationshipWith, relationshipWithCharacter } from '../../sheets/relationships.ts';
import type { Sheet } from '../../sheets/sheet.ts';

/**
 * What a character is to a figure: to somebody captured as to that character, to a figurine as its sheet has it
 * (BQ-CAPT-03, -04); 0 to whom it does not know.
 */
export function relationTo(
  { captives }: Pick<BridgeState, 'captives'>,
  sheet: Sheet,
  figure: FigureId,
): number {
  const captive = captives.find((one) => one.figure === figure);
  const number =
    captive === undefined
      ? relationshipWith(sheet, figure)
      : relationshipWithCharacter(sheet, captive.sheet.name);
  return number ?? 0;
}
