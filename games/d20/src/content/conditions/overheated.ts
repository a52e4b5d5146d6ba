import { MINUTE } from '../../rules/effects/afflict.ts';
import type { Trait } from '../trait.ts';

/** Tech gear does not work for a minute, or until it is repaired (DT-COND-17). */
export const overheated: Trait = {
  id: 'overheated',
  rule: 'DT-COND-17',
  bans: ['tech'],
  on: {
    began(t, { effect }) {
      if (effect?.until.at === 'scene')
        effect.until = { at: 'time', clock: t.state.clock + MINUTE };
      return undefined;
    },
  },
};
