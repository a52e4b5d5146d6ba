import { forRounds } from '../../../rules/effects/afflict.ts';
import type { Spell } from '../../spell.ts';
import { aFriend, alive } from '../shared/aims.ts';
import { lays } from '../shared/families.ts';

const ROUNDS = 18;

/** Haste: as many as the caster has Levels. */
export const HASTE: Spell = {
  id: 'haste',
  rule: 'DT-ARC-305',
  tradition: 'arcane',
  level: 3,
  range: 240,
  good: 'help',
  aim: () => ({ at: 'creatures', most: (level) => level, spread: 60, fits: alive(aFriend) }),
  cast: lays('haste', (t) => forRounds(t, ROUNDS)),
};
