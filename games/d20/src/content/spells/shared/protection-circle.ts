import { forMinutes } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { AT_SELF } from './aims.ts';
import type { Row } from './families.ts';
import { around, spellZone } from './zones.ts';

const FEET = 10;

/** All of the caster’s side within ten feet of it are protected from evil (DT-DIV-404, DT-ARC-310). */
export const protectionCircle = (row: Omit<Row, 'range'>): Spell => ({
  ...row,
  range: 0,
  good: 'help',
  aim: () => AT_SELF,
  cast(t, casting) {
    spellZone(t, casting, 'protection-from-evil', forMinutes(t, 120), around(casting.caster, FEET));
    return undefined;
  },
});
