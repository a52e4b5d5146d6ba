import { maybe } from '@tablewright/engine';
import { endZone } from '../../../rules/effects/zones.ts';
import { tellStory } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { AT_STORY } from '../shared/aims.ts';
import { chooseDoor, openDoor } from '../shared/doors.ts';

const RULE = 'DT-ARC-206';

/** Knock: what is shut opens, and is held no longer; a wizard lock stays on it. */
export const KNOCK: Spell = {
  id: 'knock',
  rule: RULE,
  tradition: 'arcane',
  level: 2,
  range: 60,
  good: 'story',
  aim: () => AT_STORY,
  *cast(t, casting) {
    const door = yield* chooseDoor(t, casting);
    tellStory(t, casting);
    if (door === undefined) return;
    openDoor(t, { is: 'cells', cells: [door] });
    for (const zone of [...t.state.zones]) {
      const { kind, shape } = zone;
      if (kind === 'hold-portal' && shape.is === 'cells' && shape.cells.includes(door))
        yield* maybe(endZone(t, zone, RULE));
    }
  },
};
