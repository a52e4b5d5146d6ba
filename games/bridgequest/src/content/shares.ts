import type { Card } from './card.ts';
import type { Family } from './card-set.ts';

/** Cards that are counted together (BQC-PROP), and how many of them the built-in decks have. */
interface Share {
  readonly id: string;
  readonly family: Family;
  readonly of: (card: Card) => boolean;
  readonly built: number;
}

const typed =
  (...types: readonly Card['type'][]) =>
  ({ type }: Card): boolean =>
    types.includes(type);
const withDoors =
  (count: number) =>
  (card: Card): boolean =>
    card.type === 'world' && card.doors.length === count;

/** The shares of the built-in decks (BQC-PROP-01 to -14). */
const SHARES: readonly Share[] = [
  { id: 'BQC-PROP-01', family: 'door', of: typed('monster'), built: 48 },
  { id: 'BQC-PROP-02', family: 'door', of: typed('monsterEnhancer'), built: 7 },
  { id: 'BQC-PROP-03', family: 'door', of: typed('curse', 'trap', 'disaster'), built: 23 },
  { id: 'BQC-PROP-04', family: 'door', of: typed('portal'), built: 14 },
  { id: 'BQC-PROP-05', family: 'door', of: typed('wandering'), built: 5 },
  {
    id: 'BQC-PROP-06',
    family: 'door',
    of: typed('race', 'class', 'style', 'faction', 'accent', 'affiliation'),
    built: 18,
  },
  { id: 'BQC-PROP-07', family: 'door', of: typed('power'), built: 4 },
  { id: 'BQC-PROP-08', family: 'door', of: typed('helper'), built: 3 },
  { id: 'BQC-PROP-09', family: 'treasure', of: typed('item', 'steed', 'ally'), built: 51 },
  { id: 'BQC-PROP-10', family: 'treasure', of: typed('itemEnhancer'), built: 5 },
  { id: 'BQC-PROP-11', family: 'treasure', of: typed('potion'), built: 17 },
  { id: 'BQC-PROP-12', family: 'treasure', of: typed('gual'), built: 10 },
  { id: 'BQC-PROP-13', family: 'treasure', of: typed('helper'), built: 17 },
  ...[4, 3, 2, 1].map((doors) => ({
    id: `BQC-PROP-14/${doors}`,
    family: 'world' as const,
    of: withDoors(doors),
    built: 11,
  })),
];

/** From so many percentage points on a share is out of proportion (BQ-PREP-14). */
const TOLERANCE = 5;

/** A share that is out of proportion, both in percent. */
export interface OddShare {
  /** The ledger's id of the share; of worlds with how many doorways. */
  readonly share: string;
  readonly percent: number;
  readonly usual: number;
}

/**
 * The shares of a set that differ by more than five percentage points from those of the built-in decks: a
 * warning, no refusal (BQ-PREP-14). Families without cards have none.
 */
export function oddShares(cards: readonly Card[]): readonly OddShare[] {
  return SHARES.flatMap(({ id, family, of, built }): readonly OddShare[] => {
    const all = countOf(cards, (card) => card.family === family && SHARES.some((s) => s.of(card)));
    const whole = SHARES.filter((one) => one.family === family).reduce(
      (n, one) => n + one.built,
      0,
    );
    const count = countOf(cards, (card) => card.family === family && of(card));
    // In whole numbers, so that exactly five points are within.
    const off = Math.abs(count * whole - built * all) * 100 > TOLERANCE * whole * all;
    if (all === 0 || !off) return [];
    return [{ share: id, percent: (100 * count) / all, usual: (100 * built) / whole }];
  });
}

function countOf(cards: readonly Card[], of: (card: Card) => boolean): number {
  return cards.filter(of).reduce((sum, { copies }) => sum + copies, 0);
}
