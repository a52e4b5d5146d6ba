import type { Bearer, Power, Trait } from '../trait.ts';
import { leans } from './shared.ts';

/** Stage of a compulsion that its bearer resists. */
const RESISTS = 1;

const resists = ({ effect }: Bearer): boolean => effect?.data?.stage === RESISTS;

/** Its bearer says whether it does as it must or resists; at first it obeys (decision). */
const turnTo = (id: string, stage: number): Power => ({
  id,
  rule: 'DT-COND-06',
  takes: 'free',
  closed: (_w, self) => (resists(self) === (stage === RESISTS) ? 'closed.already' : undefined),
  use(_t, { effect }) {
    if (effect !== undefined) effect.data = { ...effect.data, stage };
    return undefined;
  },
});

/** While it resists what is demanded, disadvantage on all task rolls (DT-COND-06). */
export const compulsion: Trait = {
  id: 'compulsion',
  rule: 'DT-COND-06',
  powers: [turnTo('resist-compulsion', RESISTS), turnTo('obey-compulsion', 0)],
  roll: (_w, self) =>
    resists(self) ? [leans('disadvantage', 'DT-COND-06', 'compulsion')] : undefined,
};
