import { tellStory } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { spellZone } from '../shared/zones.ts';
import { areaOf } from './places.ts';

/** Half the width of what it hides or shows. */
const HALF = 120;

/** Hides or shows something of the land until somebody who knows touches it (DT-ARC-405). */
export const hallucinatoryTerrain: Spell = {
  id: 'hallucinatory-terrain',
  rule: 'DT-ARC-405',
  tradition: 'arcane',
  level: 4,
  range: 240,
  save: 'INT',
  good: 'story',
  aim: () => ({ at: 'area', shape: { is: 'radius', feet: HALF } }),
  cast(t, casting) {
    spellZone(t, casting, 'hallucinatory-terrain', { at: 'cure' }, areaOf(t, casting, HALF));
    return tellStory(t, casting, { at: 'cure' });
  },
};
