import { tellStory } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { AT_STORY } from '../shared/aims.ts';
import { chooseDoor } from '../shared/doors.ts';
import { DISPELLED } from '../shared/until.ts';
import { spellZone } from '../shared/zones.ts';

/** Wizard Lock: one door or lock. */
export const WIZARD_LOCK: Spell = {
  id: 'wizard-lock',
  rule: 'DT-ARC-212',
  tradition: 'arcane',
  level: 2,
  range: 10,
  good: 'story',
  aim: () => AT_STORY,
  *cast(t, casting) {
    const door = yield* chooseDoor(t, casting);
    if (door === undefined) tellStory(t, casting, DISPELLED);
    else spellZone(t, casting, 'wizard-lock', DISPELLED, { is: 'cells', cells: [door] });
  },
};
