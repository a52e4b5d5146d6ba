import { forMinutes, spellDice, tellStory } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { AT_STORY } from '../shared/aims.ts';
import { chooseDoor } from '../shared/doors.ts';
import { spellZone } from '../shared/zones.ts';

/** Hold Portal: one door is held shut. */
export const HOLD_PORTAL: Spell = {
  id: 'hold-portal',
  rule: 'DT-ARC-104',
  tradition: 'arcane',
  level: 1,
  range: 10,
  good: 'story',
  aim: () => AT_STORY,
  *cast(t, casting) {
    const door = yield* chooseDoor(t, casting);
    const until = forMinutes(t, 10 * (yield* spellDice(t, casting, 2, 'duration')));
    if (door === undefined) tellStory(t, casting, until);
    else spellZone(t, casting, 'hold-portal', until, { is: 'cells', cells: [door] });
  },
};
