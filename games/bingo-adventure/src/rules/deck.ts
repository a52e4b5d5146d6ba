import { Cards } from '@tablewright/cards';
import type { Table } from '@tablewright/engine';
import {
  type AdventureState,
  type Card,
  LETTERS,
  type Settings,
  type Spaces,
  type Token,
} from '../model.ts';
import type { Adventure } from '../table.ts';
import { CENTRE } from './squares.ts';

const ZONES = {
  bag: { as: 'bag', faces: 'all' },
  setAside: { as: 'bag', faces: 'all' },
  reserved: { as: 'row', faces: 'all' },
  held: { as: 'hand', faces: 'all' },
} as const;

/** Where the tokens are. All can see it; what comes next out of the bag nobody knows (BA-HID-02). */
export const TOKENS = new Cards<AdventureState, keyof typeof ZONES, Token>({
  zones: ZONES,
  places: (state) => state,
});

/** The codes of the 25-card deck, column by column, top to bottom (BA-DECK-03, BA-DECK-10). */
const CARD_CODES: readonly (readonly Token[])[] = [
  ['SA', 'S2', 'S3', 'S4', 'S5'],
  ['HA', 'H2', 'H3', 'H4', 'H5'],
  ['QS', 'QH', 'JK', 'QD', 'QC'],
  ['DA', 'D2', 'D3', 'D4', 'D5'],
  ['CA', 'C2', 'C3', 'C4', 'C5'],
];

/** The 75 numbers by column: `B1` to `B15`, …, `O61` to `O75` (BA-DECK-06). */
const NUMBERS: readonly (readonly Token[])[] = LETTERS.map((letter, column) =>
  Array.from({ length: 15 }, (_, i) => `${letter}${15 * column + i + 1}`),
);

/** The purposes of the draws of set-up, in the order in which they are made. */
export const COLUMN_PURPOSES = [
  'card-column-b',
  'card-column-i',
  'card-column-n',
  'card-column-g',
  'card-column-o',
] as const;

/** The middle column without the Joker, which lies in its centre. */
const QUEENS: readonly Token[] = ['QS', 'QH', 'QD', 'QC'];

/** A card without tokens. */
const BLANK: readonly Token[] = Array.from({ length: 25 }, () => '');

const COLUMN_OF: ReadonlyMap<Token, number> = new Map(
  [...CARD_CODES, ...NUMBERS].flatMap((tokens, i) =>
    tokens.map((token) => [token, i % 5] as const),
  ),
);

const ALL_CODES = CARD_CODES.flat();
const ALL_NUMBERS = NUMBERS.flat();

type DeckSettings = Pick<Settings, 'deck' | 'freeCentre'>;

/** All tokens of the deck: 25, 75, or 24 with a free centre (BA-DECK-01, BA-DECK-06, BA-DECK-09). */
export function deckTokens({ deck, freeCentre }: DeckSettings): Token[] {
  if (deck === '75-number') return [...ALL_NUMBERS];
  return ALL_CODES.filter((token) => !freeCentre || token !== 'JK');
}

/** The column (0-4) of a token's letter (BA-DECK-02, BA-DECK-08), or -1 if it is no token. */
export function columnOf(token: Token): number {
  return COLUMN_OF.get(token) ?? -1;
}

/** A new bingo card with nothing on it but the free centre's marker (BA-DECK-04, BA-DECK-06). */
export function newCard(table: Pick<Table, 'shuffle'>, settings: DeckSettings): Card {
  const tokens = [...BLANK];
  for (let column = 0; column < 5; column += 1) {
    const purpose = COLUMN_PURPOSES[column] ?? 'card-column-o';
    if (settings.deck === '75-number') {
      putColumn(tokens, column, table.shuffle([...(NUMBERS[column] ?? [])], purpose));
    } else if (column === 2) {
      const queens = table.shuffle([...QUEENS], purpose);
      queens.splice(2, 0, 'JK');
      putColumn(tokens, column, queens);
    } else {
      putColumn(tokens, column, table.shuffle([...(CARD_CODES[column] ?? [])], purpose));
    }
  }
  return cardOf(tokens, settings.freeCentre);
}

function putColumn(tokens: Token[], column: number, from: readonly Token[]): void {
  for (let row = 0; row < 5; row += 1) tokens[5 * row + column] = from[row] ?? '';
}

/** The ordered layout: every column in the order of the codes (BA-DECK-10), or its lowest numbers. */
export function orderedTokens(settings: DeckSettings): Token[] {
  const columns = settings.deck === '75-number' ? NUMBERS : CARD_CODES;
  const tokens = [...BLANK];
  columns.forEach((codes, column) => {
    putColumn(tokens, column, codes);
  });
  return [...cardOf(tokens, settings.freeCentre).tokens];
}

function cardOf(tokens: Token[], freeCentre: boolean): Card {
  if (freeCentre) tokens[CENTRE] = '';
  return { tokens, marked: freeCentre ? 1 << CENTRE : 0, health: 0, damage: 0 };
}

/** The space of a card that carries the token, or -1; its column saves looking it up. */
export function spaceOf(card: Card, token: Token, column = columnOf(token)): number {
  for (let space = column; space < 25 && space >= 0; space += 5) {
    if (card.tokens[space] === token) return space;
  }
  return -1;
}

/** Whether nothing lies on the space. */
export function isEmpty(card: Card, space: number): boolean {
  return ((card.marked | card.health | card.damage) & (1 << space)) === 0;
}

/** Spaces with a health or damage token. */
export function damagedSpaces(card: Card): Spaces {
  return card.health | card.damage;
}

/** Spaces with nothing on them. */
export function emptySpaces(card: Card): Spaces {
  return ~(card.marked | card.health | card.damage) & 0x1ffffff;
}

/**
 * Removes markers that paid for something: the printed token of each space goes back into the
 * randomizer at once if it is set aside, otherwise nothing happens (BA-ACT-04).
 */
export function spendMarkers(t: Adventure, card: Card, spaces: Spaces, rule = 'BA-ACT-04'): void {
  card.marked &= ~spaces;
  const { bag } = t.state;
  const before = bag.length;
  for (let left = spaces; left !== 0; left &= left - 1) {
    const token = card.tokens[31 - Math.clz32(left & -left)] ?? '';
    TOKENS.put(t, token, 'setAside', 'bag');
  }
  if (bag.length > before) {
    t.tell?.({ type: 'tokens-returned', rule, tokens: bag.slice(before) });
  }
}

/** Puts every token held out back into the randomizer (BA-TGT-03). */
export function returnHeld(t: Adventure, rule = 'BA-TGT-03'): void {
  const { held } = t.state;
  if (held.length > 0) {
    t.tell?.({ type: 'tokens-returned', rule, tokens: [...held] });
  }
  TOKENS.putAll(t, 'held', 'bag');
}
