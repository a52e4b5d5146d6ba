import { inColumn, type Location, spotOf } from '../../bridge/layout.ts';
import type { Place } from '../../bridge/steps.ts';
import type { BridgeState, Figure } from '../../model.ts';
import { figureOf, figuresOf, isMonster, livingFrom, placeOf, rowOf } from '../standing/figures.ts';

/** A monster that moves up, and where to. */
export interface Rise {
  readonly figure: Figure;
  readonly from: Place;
  readonly to: Place;
  readonly rule: string;
}

/**
 * Who moves up at the end of a turn, and where to (BQ-MMOV-01 to -05): every monster below the lowest
 * player, in its own column, to the first row that is not below that player. In ascending location, then id.
 */
export function risesOf(state: Pick<BridgeState, 'figures' | 'heroes'>): readonly Rise[] {
  const lowest = lowestRow(state);
  return figuresOf(state)
    .filter(isMonster)
    .flatMap((figure): Rise[] => {
      const from = placeOf(figure);
      if (from === undefined || spotOf(from.location).row >= lowest) return [];
      const location = aboveIn(from.location, lowest);
      return [{ figure, from, to: { ...from, location }, rule: ruleOf(figure, location, lowest) }];
    })
    .sort((a, b) => a.from.location - b.from.location);
}

/** By what a monster rises: to the top of a column that ends below (BQ-MMOV-04), as one of any kind (BQ-MMOV-05). */
function ruleOf({ kind }: Figure, location: Location, lowest: number): string {
  if (spotOf(location).row < lowest) return 'BQ-MMOV-04';
  return kind === 'figurine' ? 'BQ-MMOV-01' : 'BQ-MMOV-05';
}

/**
 * The row of the lowest player (BQ-MMOV-02). One who waits in Homeworld keeps all hordes where they are; so
 * does a game in which nobody lives.
 */
function lowestRow(state: Pick<BridgeState, 'figures' | 'heroes'>): number {
  const rows = livingFrom(state, 0).map((hero) => rowOf(figureOf(state, hero).where) ?? 0);
  return Math.min(...rows, ...(rows.length === 0 ? [0] : []));
}

/** The lowest location of the same column that is not below a row; the top of the column if none is (BQ-MMOV-04). */
function aboveIn(location: Location, row: number): Location {
  const column = inColumn(spotOf(location).column);
  return column.find((one) => spotOf(one).row >= row) ?? column.at(-1) ?? location;
}
