import type { PrintProps } from '@tablewright/table-kit/print';
import type { ReactNode } from 'react';
import { READY } from '../content/ready/index.ts';
import type { Sheet } from '../content/sheet.ts';
import { SheetBack } from './sheet-back.tsx';
import { type PaperLists, paperFacts } from './sheet-facts.ts';
import { SheetFront } from './sheet-front.tsx';

type Say = PrintProps['say'];

/** Character sheets: an empty one, or those that are brought. */
export function SheetPages({ filled, say }: PrintProps): ReactNode {
  if (filled.length === 0) return <EmptySheet say={say} />;
  return filled.map(({ id, content }) => (
    <PaperSheet key={id} sheet={content as Sheet} say={say} />
  ));
}

/** The characters that come with the game. */
export function ReadyPages({ say }: PrintProps): ReactNode {
  return READY.map(({ id, sheet }) => <PaperSheet key={id} sheet={sheet} say={say} />);
}

const NOTHING: PaperLists = { attacks: [], gear: [], spells: [] };

function EmptySheet({ say }: { readonly say: Say }): ReactNode {
  const empty = { sheet: undefined, lists: NOTHING, say };
  return (
    <>
      <SheetFront {...empty} numbers={undefined} />
      <SheetBack {...empty} saveTn={undefined} />
    </>
  );
}

/** A character has a page more for what does not fit on two. */
function PaperSheet({ sheet, say }: { readonly sheet: Sheet; readonly say: Say }): ReactNode {
  const { numbers, pages, saveTn } = paperFacts(sheet, say);
  return pages.map((lists, page) => {
    const hasFront = page === 0 || lists.attacks.length + lists.gear.length > 0;
    const hasBack = page === 0 || lists.spells.length > 0;
    const common = { sheet, lists, say };
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pages never change places
      <div key={page}>
        {hasFront && <SheetFront {...common} numbers={numbers} />}
        {hasBack && <SheetBack {...common} saveTn={saveTn} />}
      </div>
    );
  });
}
