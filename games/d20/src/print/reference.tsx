import { type PrintProps, ReferencePage } from '@tablewright/table-kit/print';
import type { ReactNode } from 'react';
import { effectCalled, helpOf } from '../called.ts';
import { CONDITIONS } from '../content/conditions/index.ts';
import { type Block, TextPages } from './columns.tsx';
import type { PrintKey } from './texts.ts';
import { printText, sections } from './words.ts';

const TURN = [
  ...['ref.turn', 'ref.action', 'ref.free', 'ref.never', 'ref.round', 'ref.range'],
] as readonly PrintKey[];
const ROLLS = [
  ...['ref.roll', 'ref.attack', 'ref.cast', 'ref.wound', 'ref.token'],
] as readonly PrintKey[];

/** What can be done on a turn, what is rolled, and what conditions do (DT-TURN, DT-TASK, DT-COND). */
export function Reference({ say }: PrintProps): ReactNode {
  const blocks = CONDITIONS.flatMap(({ id }): readonly Block[] => {
    const help = helpOf('effect', id);
    if (help === undefined) return [];
    return [{ is: 'name', name: say(effectCalled(id)), text: say(help) }];
  });
  return (
    <>
      <ReferencePage
        title={printText('page.turn')}
        className="dtp-reference"
        sections={sections(TURN, {})}
      />
      <ReferencePage
        title={printText('page.rolls')}
        className="dtp-reference"
        sections={sections(ROLLS, {})}
      />
      <TextPages
        blocks={blocks}
        titleOf={(page) =>
          page === 1 ? printText('page.conditions') : printText('page.conditions.on', { page })
        }
      />
    </>
  );
}
