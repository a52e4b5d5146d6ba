import { forMinutes } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { aFriend, alive, atOne } from '../shared/aims.ts';
import { lays } from '../shared/families.ts';

/** Protection from Normal Missiles. */
export const PROTECTION_FROM_NORMAL_MISSILES: Spell = {
  id: 'protection-from-normal-missiles',
  rule: 'DT-ARC-311',
  tradition: 'arcane',
  level: 3,
  range: 30,
  good: 'help',
  aim: () => atOne(alive(aFriend)),
  cast: lays('protection-from-normal-missiles', (t) => forMinutes(t, 120)),
};
