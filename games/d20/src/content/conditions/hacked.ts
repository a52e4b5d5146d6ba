import type { World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { isA } from '../../rules/effects/kinds.ts';
import type { Trait } from '../trait.ts';
import { giveBack, takeControl } from './control.ts';

/** Whether code moves it: a machine, or whoever says so by a trait. */
const isRunByCode = (w: Pick<World, 'content'>, creature: Creature): boolean =>
  isA(w, creature, 'machine') || isA(w, creature, 'hackable');

/** Whoever hacked a machine chooses its turns; of anybody else the tech gear fails (DT-COND-11). */
export const hacked: Trait = {
  id: 'hacked',
  rule: 'DT-COND-11',
  bansNow: (w, { creature }) => (isRunByCode(w, creature) ? undefined : ['tech']),
  on: {
    began: (t, self) => (isRunByCode(t, self.creature) ? takeControl(t, self) : undefined),
    ended: (t, self) => giveBack(t, self),
  },
};
