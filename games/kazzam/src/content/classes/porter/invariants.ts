import type { Invariant } from '@tablewright/engine';
import type { KazzamState } from '../../../model.ts';
import { PORTAL } from './tunnel.ts';
import { isWarp } from './warps.ts';

/** What holds while a Porter plays. */
export const INVARIANTS: readonly Invariant<KazzamState>[] = [
  {
    rule: 'KC-INV-11',
    text: 'a Porter has one Warp and two portals at most',
    check({ effects, creatures }) {
      for (const [id, { name }] of creatures.entries()) {
        const own = effects.filter(({ by }) => by === id);
        if (own.filter(isWarp).length > 1) return `${name} has two Warps`;
        if (own.filter(({ kind }) => kind === PORTAL.kind).length > 2)
          return `${name} has three portals`;
      }
      return undefined;
    },
  },
];
