import type { Invariant } from '@tablewright/engine';
import { type KazzamState, NOWHERE } from '../../../model.ts';
import { FAVORS } from './favored-target.ts';

/** What holds while a Wandslinger plays. */
export const INVARIANTS: readonly Invariant<KazzamState>[] = [
  {
    rule: 'KC-INV-07',
    text: 'nobody has two favorites, and none who is off the map',
    check({ effects, creatures }) {
      const bearers = effects.flatMap(({ kind, on }) => (kind === FAVORS.kind ? [on] : []));
      if (new Set(bearers).size < bearers.length) return 'there are two favorites of one';
      const gone = bearers.find((on) => creatures[on]?.cell === NOWHERE);
      return gone === undefined ? undefined : `${creatures[gone]?.name} is out and has a favorite`;
    },
  },
];
