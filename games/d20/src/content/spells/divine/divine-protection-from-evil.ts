import { forMinutes } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { aFriend, alive, atOne } from '../shared/aims.ts';
import { lays } from '../shared/families.ts';

/** Protection from Evil. */
export const DIVINE_PROTECTION_FROM_EVIL: Spell = {
  id: 'divine-protection-from-evil',
  rule: 'DT-DIV-105',
  tradition: 'divine',
  level: 1,
  range: 0,
  good: 'help',
  aim: () => atOne(alive(aFriend)),
  cast: lays('protection-from-evil', (t) => forMinutes(t, 120)),
};
