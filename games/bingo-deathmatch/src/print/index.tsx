import { type PrintPart, pagesOf } from '@tablewright/table-kit/print';
import { COPIES } from '../content/components.ts';
import { ADVANCED_IDS, BASIC_ITEMS } from '../content/items.ts';
import { type CardId, POWER_IDS } from '../model.ts';
import { CardPages } from './cards.tsx';
import { MatPages } from './mats.tsx';
import { Reference } from './reference.tsx';
import { part } from './words.ts';
import './print.css';

const CARDS_PER_PAGE = 9;

const copiesOf = (cards: readonly CardId[], copies: number): readonly CardId[] =>
  cards.flatMap((card) => Array.from({ length: copies }, () => card));

const CARDS = pagesOf(
  [
    ...copiesOf(Object.values(BASIC_ITEMS), COPIES.starterItem),
    ...copiesOf(ADVANCED_IDS, COPIES.advancedItem),
    ...copiesOf(POWER_IDS, COPIES.powerCard),
  ],
  CARDS_PER_PAGE,
);

/** Everything of the game that can be printed. */
export const PRINT_PARTS: readonly PrintPart[] = [
  part({
    id: 'mats',
    Pages: (props) => <MatPages coloured="knight" {...props} />,
  }),
  part({
    id: 'mats-cross',
    extra: true,
    Pages: (props) => <MatPages coloured="cross" {...props} />,
  }),
  part({
    id: 'cards',
    Pages: (props) => <CardPages pages={CARDS} {...props} />,
  }),
  part({ id: 'reference', Pages: Reference }),
];
