import { ReferencePage } from '@tablewright/table-kit/print';
import type { ReactNode } from 'react';
import type { PrintKey } from './texts.ts';
import { printText, sections } from './words.ts';

const TURN = [
  'ref.turn',
  'ref.kick',
  'ref.move',
  'ref.adjacent',
  'ref.check',
  'ref.cards',
  'ref.people',
  'ref.karma',
] as const satisfies readonly PrintKey[];
const COMBAT = [
  'ref.strength',
  'ref.combat',
  'ref.result',
  'ref.differential',
  'ref.reward',
  'ref.run',
  'ref.death',
  'ref.boss',
  'ref.additions',
] as const satisfies readonly PrintKey[];
/** What comes in an order, with the number of its first line. */
const FROM: Partial<Record<PrintKey, number>> = { 'ref.turn': 1, 'ref.kick': 1, 'ref.combat': 1 };

/** What one looks up during play, on two pages. */
export function Reference(): ReactNode {
  return (
    <>
      <ReferencePage
        title={printText('page.turn')}
        className="bqp-reference"
        sections={sections(TURN, FROM)}
      />
      <ReferencePage
        title={printText('page.combat')}
        className="bqp-reference"
        sections={sections(COMBAT, FROM)}
      />
    </>
  );
}
