import { type PrintProps, ReferencePage, referenceSections } from '@tablewright/table-kit/print';
import type { ReactNode } from 'react';
import { IMPLEMENTS, STATUSES } from '../model.ts';
import { NamedPage } from './named-page.tsx';
import { PRINT_TEXTS, type PrintKey } from './print-texts.ts';
import { printText, speakOnPaper } from './print-words.ts';

const SECTIONS = [
  'ref.round',
  'ref.turn',
  'ref.roll',
  'ref.tokens',
  'ref.odds',
  'ref.cover',
  'ref.opportunity',
  'ref.ward',
  'ref.out',
  'ref.points',
  'ref.creeps',
] as const satisfies readonly PrintKey[];
/** What comes in an order, with the number of its first line. */
const FROM: Partial<Record<PrintKey, number>> = { 'ref.turn': 1 };
const KEYS = Object.keys(PRINT_TEXTS) as PrintKey[];

/** What everybody can do, by what it costs (KZ-ACT-06, KZ-ACT-07). */
const COMMON = {
  'actions.attack': [
    'basic-physical-attack',
    'basic-implement-attack',
    'charge',
    'attack-trap',
    'attack-ally',
    'creative-use',
    'button',
    'remove-effect',
  ],
  'actions.move': [
    'walk',
    'shift',
    'stand-up',
    'escape',
    'pick-up',
    'dunk',
    'hand-over',
    'take-over',
    'reveal',
  ],
  'actions.free': ['drop', 'draw-implement', 'let-go', 'drop-prone', 'land'],
} as const;

/** What one looks up during play, on two pages. */
export function Aid({ locale, say }: PrintProps): ReactNode {
  speakOnPaper(locale);
  const sections = referenceSections(SECTIONS, KEYS, printText, FROM);
  const named = (key: string) => ({ name: say({ key }), text: say({ key: `${key}.help` }) });
  return (
    <>
      <ReferencePage title={printText('part.aid')} className="kzp-aid" sections={sections} />
      <NamedPage
        title={printText('page.actions')}
        sections={[
          ...(['actions.attack', 'actions.move', 'actions.free'] as const).map((heading) => ({
            heading: printText(heading),
            entries: COMMON[heading].map((id) => named(`power.${id}`)),
          })),
          {
            heading: printText('actions.implements'),
            entries: IMPLEMENTS.map((id) => named(`implement.${id}`)),
          },
        ]}
      />
    </>
  );
}

/** What the statuses do, on one page. */
export function StatusPage({ locale, say }: PrintProps): ReactNode {
  speakOnPaper(locale);
  const entries = [...STATUSES, 'bloodied']
    .map((id) => ({ name: say({ key: `status.${id}` }), text: say({ key: `status.${id}.help` }) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  return <NamedPage title={printText('part.statuses')} sections={[{ entries }]} />;
}
