import type { SheetProps } from '@tablewright/table-kit';
import { CharacterSheet } from '@tablewright/table-kit/sheets';
import type { ReactNode } from 'react';
import type { Sheet } from '../../explain/index.ts';
import { characterPage } from './character-page.ts';
import { speakOnShelf } from './words.ts';

/** A character on the shelf: each number with its terms, and what of it is printed otherwise (DT-AUT-04, -14). */
export function CharacterShown({ content, raw, locale, say }: SheetProps<Sheet>): ReactNode {
  speakOnShelf(locale);
  return <CharacterSheet locale={locale} sheet={characterPage(content, raw, say)} />;
}
