import { inColumn, inRow, LOCATIONS, type Location, spotOf } from '../../bridge/layout.ts';
import type { Scope } from '../../effects/words.ts';

/** What a scope asks its user to name; nothing for those that say it themselves. */
export function namedBy(scope: Scope): 'column' | 'row' | 'location' | undefined {
  switch (scope) {
    case 'COLUMN_CHOICE':
      return 'column';
    case 'ROW_CHOICE':
      return 'row';
    case 'WORLD_CHOICE':
      return 'location';
    default:
      return undefined;
  }
}

/**
 * The locations that a scope changes (BQ-PREP-07 to -13), in ascending number.
 * @param here where its user is; nothing off the Bridge, where scopes of the place change nothing (BQ-CHG-11)
 * @param named the column, row or location that its user has named; see {@link namedBy}
 */
export function locationsIn(
  scope: Scope,
  here: Location | undefined,
  named: number | undefined,
): readonly Location[] {
  switch (scope) {
    case 'BRIDGE':
      return LOCATIONS;
    case 'WORLD_HERE':
      return here === undefined ? [] : [here];
    case 'ROW_HERE':
      return here === undefined ? [] : inRow(spotOf(here).row);
    case 'COLUMN_HERE':
      return here === undefined ? [] : ascending(inColumn(spotOf(here).column));
    case 'WORLD_CHOICE':
      return LOCATIONS.filter((location) => location === named);
    case 'ROW_CHOICE':
      return named === undefined ? [] : inRow(named);
    case 'COLUMN_CHOICE':
      return named === undefined ? [] : ascending(inColumn(named));
  }
}

const ascending = (locations: readonly Location[]): readonly Location[] =>
  [...locations].sort((a, b) => a - b);
