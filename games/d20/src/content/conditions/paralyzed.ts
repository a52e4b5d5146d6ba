import { breakConcentration } from '../../rules/effects/concentration.ts';
import type { Trait } from '../trait.ts';
import { helpless } from './shared.ts';

/** Can neither move nor act nor speak, but is aware (DT-COND-18, DT-ATK-07, DT-SAVE-07). */
export const paralyzed: Trait = {
  id: 'paralyzed',
  rule: 'DT-COND-18',
  tags: ['paralysis'],
  bans: ['move', 'act', 'speak', 'choose', 'hold'],
  rollAgainst: helpless('paralyzed'),
  on: { began: (t, { creature }) => breakConcentration(t, creature) },
};
