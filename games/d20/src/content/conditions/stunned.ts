import { breakConcentration } from '../../rules/effects/concentration.ts';
import type { Trait } from '../trait.ts';
import { helpless } from './shared.ts';

/** Takes no actions, but may move; those who attack it have advantage (DT-COND-22, DT-ATK-07). */
export const stunned: Trait = {
  id: 'stunned',
  rule: 'DT-COND-22',
  bans: ['act'],
  rollAgainst: helpless('stunned'),
  on: { began: (t, { creature }) => breakConcentration(t, creature) },
};
