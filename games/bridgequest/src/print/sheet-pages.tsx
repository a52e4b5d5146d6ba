import type { PrintProps } from '@tablewright/table-kit/print';
import type { ReactNode } from 'react';
import type { Sheet } from '../sheets/sheet.ts';
import { SheetBack } from './sheet-back.tsx';
import { SheetFront } from './sheet-front.tsx';
import { listsOf, metBy } from './sheet-lists.ts';

/** Character sheets: an empty one, or those that were brought. */
export function SheetPages({ filled }: PrintProps): ReactNode {
  if (filled.length === 0) return <PaperSheet sheet={undefined} />;
  return filled.map(({ id, content }) => <PaperSheet key={id} sheet={content as Sheet} />);
}

function PaperSheet({ sheet }: { readonly sheet: Sheet | undefined }): ReactNode {
  return (
    <>
      {listsOf(sheet).map((lists, page) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages never change places
        <SheetFront key={page} sheet={sheet} lists={lists} />
      ))}
      {metBy(sheet).map((met, page) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages never change places
        <SheetBack key={page} sheet={sheet} met={met} />
      ))}
    </>
  );
}
