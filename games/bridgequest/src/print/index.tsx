import type { PrintPart } from '@tablewright/table-kit/print';
import { Bridge, LargeBridge } from './bridge-pages.tsx';
import { BackPages, CardPages } from './card-pages.tsx';
import { Reference } from './reference.tsx';
import { SheetPages } from './sheet-pages.tsx';
import { Figures, Markers } from './tokens.tsx';
import { part } from './words.ts';
import './print.css';

/** Everything of the game that can be printed. */
export const PRINT_PARTS: readonly PrintPart[] = [
  part({ id: 'sheets', fills: 'sheet', Pages: SheetPages }),
  part({ id: 'reference', Pages: Reference }),
  part({ id: 'bridge', Pages: Bridge }),
  part({ id: 'bridge-large', extra: true, Pages: LargeBridge }),
  part({ id: 'markers', Pages: Markers }),
  part({ id: 'figures', extra: true, Pages: Figures }),
  part({ id: 'worlds', extra: true, Pages: () => <CardPages family="world" /> }),
  part({ id: 'doors', extra: true, Pages: () => <CardPages family="door" /> }),
  part({ id: 'treasures', extra: true, Pages: () => <CardPages family="treasure" /> }),
  part({ id: 'dust', extra: true, Pages: () => <CardPages family="dust" /> }),
  part({ id: 'spells', extra: true, Pages: () => <CardPages family="spell" /> }),
  part({ id: 'backs', extra: true, Pages: BackPages }),
];
