import type { ReactNode } from 'react';
import { PaperPage } from '../print/paper-page.tsx';
import { CharacterSheet } from './character-sheet.tsx';
import type { SheetData } from './sheet-data.ts';
import './sheet-page.css';

/** A character sheet on paper; a game's `./print` entry has it among its parts. */
export function SheetPage({
  sheet,
  locale,
}: {
  readonly sheet: SheetData;
  /** The reader's language, as a BCP 47 tag. */
  readonly locale: string;
}): ReactNode {
  return (
    <PaperPage>
      <div className="tw-paper-character">
        <CharacterSheet sheet={sheet} locale={locale} />
      </div>
    </PaperPage>
  );
}
