import { inColumn, type Location, spotOf } from '../../bridge/layout.ts';
import type { Place } from '../../bridge/steps.ts';
import type { BridgeState, Figure } from '../../model.ts';
import { figureOf, figuresOf, isMonster, livingFrom, placeOf, rowOf } from '../standing/figures.ts';

/** A monster that moves up, and where to. */
export interface Rise {
  readonly figure: Figure;
  readonly from: Place;
  readonly to: Place;
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
      return [{ figure, from, to: { ...from, location: aboveIn(from.location, lowest) } }];
    })
    .sort((a, b) => a.from.location - b.from.location);
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
