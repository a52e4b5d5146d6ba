import type { SheetProps } from '@tablewright/table-kit';
import { CharacterSheet } from '@tablewright/table-kit/sheets';
import type { ReactNode } from 'react';
import { calledOf } from '../../explain/index.ts';
import type { Sheet } from '../../sheets/sheet.ts';
import { pictureOf } from '../chart/figure-token.tsx';
import { listsOf, numbersOf, sheetLine } from '../heroes/sheet-groups.ts';
import { boardText, speakOnBoard } from '../words.ts';

/** A character sheet on the shelf (BQ-SHEET-01). */
export function HeroShown({ content: sheet, locale }: SheetProps<Sheet>): ReactNode {
  speakOnBoard(locale);
  const { name, race } = sheet;
  return (
    <CharacterSheet
      locale={locale}
      sheet={{
        title: name,
        line: sheetLine(sheet),
        emblem: pictureOf(race),
        hue: 255,
        groups: [
          { kind: 'numbers', title: boardText('board.sheet.numbers'), numbers: numbersOf(sheet) },
          ...listsOf(calledOf, sheet),
        ],
      }}
    />
  );
}
