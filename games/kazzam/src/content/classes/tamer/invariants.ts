import type { Invariant } from '@tablewright/engine';
import { type KazzamState, NOBODY } from '../../../model.ts';

/** What holds while a Tamer plays. */
export const INVARIANTS: readonly Invariant<KazzamState>[] = [
  {
    rule: 'KC-INV-24',
    // How many they may have at most KZ-INV-06 says.
    text: 'Summoned Creatures on the map have 1 HP at least',
    check: ({ creatures }) =>
      creatures.find(({ kind, cell, hp }) => kind === 'summoned' && cell >= 0 && hp < 1)?.name,
  },
  {
    rule: 'KC-SUM-01',
    text: 'what was summoned holds no objects, and belongs to an athlete of its side',
    check: ({ creatures }) =>
      creatures.find(
        ({ kind, held, owner, team }) =>
          kind === 'summoned' &&
          (held.length > 0 || owner === NOBODY || creatures[owner]?.team !== team),
      )?.name,
  },
];
