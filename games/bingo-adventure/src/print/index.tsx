import type { PrintPart } from '@tablewright/table-kit/print';
import { CardPages } from './bingo-cards.tsx';
import { partName } from './print-words.ts';
import { Reference } from './reference.tsx';
import { CharacterPages, MonsterPages } from './sheets.tsx';
import { Tokens } from './tokens.tsx';
import './print.css';

/** Everything of the game that can be printed. */
export const PRINT_PARTS: readonly PrintPart[] = [
  { id: 'characters', name: partName('part.characters'), Pages: CharacterPages },
  { id: 'monsters', name: partName('part.monsters'), Pages: MonsterPages },
  {
    id: 'cards',
    name: partName('part.cards'),
    drawn: true,
    Pages: (props) => <CardPages deck="25-card" {...props} />,
  },
  {
    id: 'cards-75',
    name: partName('part.cards-75'),
    drawn: true,
    extra: true,
    Pages: (props) => <CardPages deck="75-number" {...props} />,
  },
  { id: 'tokens', name: partName('part.tokens'), Pages: Tokens },
  { id: 'reference', name: partName('part.reference'), Pages: Reference },
];
