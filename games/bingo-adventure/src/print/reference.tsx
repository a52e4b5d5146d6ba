import { type PrintProps, ReferencePage, referenceSections } from '@tablewright/table-kit/print';
import type { ReactNode } from 'react';
import { PRINT_TEXTS, type PrintKey } from './print-texts.ts';
import { printText, speakOnPaper } from './print-words.ts';

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
const KEYS = Object.keys(PRINT_TEXTS) as PrintKey[];

/** What one looks up during play, on one page. */
export function Reference({ locale }: PrintProps): ReactNode {
  speakOnPaper(locale);
  const sections = referenceSections(SECTIONS, KEYS, printText, FROM);
  return (
    <ReferencePage
      title={printText('part.reference')}
      className="bap-reference"
      sections={sections}
    />
  );
}
