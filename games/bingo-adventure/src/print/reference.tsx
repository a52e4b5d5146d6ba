import { ReferencePage } from '@tablewright/table-kit/print';
import type { ReactNode } from 'react';
import type { PrintKey } from './texts.ts';
import { printText, sections } from './words.ts';

const SECTIONS = [
  'ref.round',
  'ref.pay',
  'ref.resolve',
  'ref.monster',
  'ref.target',
  'ref.end',
] as const satisfies readonly PrintKey[];
/** What comes in an order, with the number of its first line. */
const FROM: Partial<Record<PrintKey, number>> = { 'ref.round': 1, 'ref.resolve': 1 };

/** What one looks up during play, on one page. */
export function Reference(): ReactNode {
  return (
    <ReferencePage
      title={printText('part.reference')}
      className="bap-reference"
      sections={sections(SECTIONS, FROM)}
    />
  );
}
