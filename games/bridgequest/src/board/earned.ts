import type { Earned } from '@tablewright/table-kit/board';
import type { BridgeView } from '../view.ts';

/**
 * What everybody has earned in a game (BQ-GOAL-02), the most first: a game that nobody has won may have been a good one.
 */
export function earned({ heroes }: BridgeView): Earned | undefined {
  if (heroes.length === 0) return undefined;
  const lines = heroes
    .toSorted((a, b) => b.degree - a.degree)
    .map(({ seat, degree }) => ({
      key: 'outcome.earned',
      params: { seat: { seat }, additions: degree },
    }));
  return { lines, why: { key: 'outcome.earned.why', rule: 'BQ-GOAL-02' } };
}
