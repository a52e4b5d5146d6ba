import type { PrintPart } from '@tablewright/table-kit/print';
import { CardPages } from './bingo-cards.tsx';
import { Reference } from './reference.tsx';
import { CharacterPages, MonsterPages } from './sheets.tsx';
import { Tokens } from './tokens.tsx';
import { part } from './words.ts';
import './print.css';

/** Everything of the game that can be printed. */
export const PRINT_PARTS: readonly PrintPart[] = [
  part({ id: 'characters', Pages: CharacterPages }),
  part({ id: 'monsters', Pages: MonsterPages }),
  part({
    id: 'cards',
    drawn: true,
    Pages: (props) => <CardPages deck="25-card" {...props} />,
  }),
  part({
    id: 'cards-75',
    drawn: true,
    extra: true,
    Pages: (props) => <CardPages deck="75-number" {...props} />,
  }),
  part({ id: 'tokens', Pages: Tokens }),
  part({ id: 'reference', Pages: Reference }),
];
