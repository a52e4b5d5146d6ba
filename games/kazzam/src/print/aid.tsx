import { type PrintProps, ReferencePage } from '@tablewright/table-kit/print';
import type { ReactNode } from 'react';
import { IMPLEMENTS, STATUSES } from '../model.ts';
import { NamedPage } from './named-page.tsx';
import type { PrintKey } from './texts.ts';
import { printText, sections } from './words.ts';

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
export function Aid({ say }: PrintProps): ReactNode {
  const named = (key: string) => ({ name: say({ key }), text: say({ key: `${key}.help` }) });
  return (
    <>
      <ReferencePage
        title={printText('part.aid')}
        className="kzp-aid"
        sections={sections(SECTIONS, FROM)}
      />
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
  const entries = [...STATUSES, 'bloodied']
    .map((id) => ({ name: say({ key: `status.${id}` }), text: say({ key: `status.${id}.help` }) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  return <NamedPage title={printText('part.statuses')} sections={[{ entries }]} />;
}
