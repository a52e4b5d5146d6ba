import { PaperPage, type PrintProps } from '@tablewright/table-kit/print';
import type { ReactNode } from 'react';
import { PRINT_TEXTS, type PrintKey } from './print-texts.ts';
import { printText, speakOnPaper } from './print-words.ts';

const SECTIONS = [
  'ref.round',
  'ref.resolve',
  'ref.score',
  'ref.energy',
  'ref.hands',
  'ref.death',
  'ref.disable',
  'ref.buy',
] as const satisfies readonly PrintKey[];
/** What comes in an order. */
const STEPS: readonly PrintKey[] = ['ref.round', 'ref.resolve'];
const KEYS = Object.keys(PRINT_TEXTS) as PrintKey[];

/** What one looks up during play, on one page. */
export function Reference({ locale }: PrintProps): ReactNode {
  speakOnPaper(locale);
  return (
    <PaperPage title={printText('part.reference')}>
      <div className="tw-paper-columns ubp-reference">
        {SECTIONS.map((section) => {
          const List = STEPS.includes(section) ? 'ol' : 'ul';
          return (
            <section key={section}>
              <h3>{printText(section)}</h3>
              <List {...(section === 'ref.resolve' ? { start: 0 } : {})}>
                {KEYS.filter((key) => key.startsWith(`${section}.`)).map((key) => (
                  <li key={key}>{printText(key)}</li>
                ))}
              </List>
            </section>
          );
        })}
      </div>
    </PaperPage>
  );
}
