import type { NumberPart } from '@tablewright/table-kit/parts';
import type { Part } from '../../explain/index.ts';
import type { BridgeTable } from '../board-context.tsx';
import { boardText } from '../words.ts';

/** What a term is called that comes from no card or figure, by its rule. */
const RULES: Readonly<Record<string, Parameters<typeof boardText>[0]>> = {
  'BQ-TERM-06': 'board.term.row',
  'BQ-CMB-45': 'board.term.row',
  'BQ-TERM-13': 'board.term.wounds',
  'BQ-TERM-14': 'board.term.least',
  'BQ-CMB-07': 'board.term.row',
  'BQ-CMB-08': 'board.term.relationship',
  'BQ-CMB-43': 'board.term.relationship',
  'BQ-PVP-09': 'board.term.relationship',
  'BQ-CMB-09': 'board.term.company',
  'BQ-CMB-11': 'board.term.die',
  'BQ-CMB-42': 'board.term.team',
  'BQ-KAR-08': 'board.term.karma',
  'BQ-BOSS-08': 'board.term.boss',
};

/** The row that a hero fights with: its own, and a helper's. */
const OF_ROWS: readonly string[] = ['BQ-TERM-06', 'BQ-CMB-45'];

/**
 * The terms of a number as the table lists them: each with its source and its rule.
 * @param all all terms of that number; a hero’s attack is known by the row that is among them
 */
export function partsOf(
  { figureName, seatName }: Pick<BridgeTable, 'figureName' | 'seatName'>,
  all: readonly Part[],
): readonly NumberPart[] {
  const isSeveral =
    new Set(all.flatMap(({ of }) => (of && 'seat' in of ? [of.seat] : []))).size > 1;
  const labelled = all.map((part): NumberPart => {
    const { n: amount, rule, of } = part;
    const what = labelOf(part, all, figureName);
    if (of === undefined) return { label: what, amount, rule };
    const who = 'seat' in of ? seatName(of.seat) : figureName(of.foe);
    if ('foe' in of || rule === 'BQ-PVP-02') return { label: who, amount, rule };
    return { label: isSeveral ? boardText('board.term.of', { what, who }) : what, amount, rule };
  });
  return merged(labelled);
}

function labelOf(
  { source, rule, of }: Part,
  all: readonly Part[],
  figureName: BridgeTable['figureName'],
): string {
  if (source !== undefined && source !== 'team') return figureName(source);
  if (rule === 'BQ-CMB-01') {
    const isAttack = all.some(
      (one) => OF_ROWS.includes(one.rule) && JSON.stringify(one.of) === JSON.stringify(of),
    );
    return boardText(isAttack ? 'board.term.ST' : 'board.term.CON');
  }
  const key = RULES[rule];
  return key === undefined ? boardText('board.term.other', { rule }) : boardText(key);
}

/** Parts of one name and rule are one: the Karma of two who fight. */
function merged(parts: readonly NumberPart[]): readonly NumberPart[] {
  const found = new Map<string, NumberPart>();
  for (const part of parts) {
    const key = `${String(part.label)}/${part.rule}`;
    const before = found.get(key);
    found.set(key, before ? { ...part, amount: before.amount + part.amount } : part);
  }
  return [...found.values()];
}
