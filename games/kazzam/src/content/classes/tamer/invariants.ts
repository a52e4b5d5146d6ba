import type { Invariant } from '@tablewright/engine';
import { type KazzamState, NOBODY } from '../../../model.ts';

/** What holds while a Tamer plays. */
export const INVARIANTS: readonly Invariant<KazzamState>[] = [
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
