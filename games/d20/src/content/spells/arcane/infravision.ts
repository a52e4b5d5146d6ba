import type { Spell } from '../../spell.ts';
import { aFriend, alive, atOne } from '../shared/aims.ts';
import { lays } from '../shared/families.ts';
import { forHours } from '../shared/until.ts';

/** Infravision. */
export const INFRAVISION: Spell = {
  id: 'infravision',
  rule: 'DT-ARC-307',
  tradition: 'arcane',
  level: 3,
  range: 0,
  good: 'help',
  aim: () => atOne(alive(aFriend)),
  cast: lays('infravision', (t) => forHours(t, 24)),
};
