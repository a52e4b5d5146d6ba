import { forMinutes } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { spellZone } from '../shared/zones.ts';
import { areaOf } from './places.ts';

const RADIUS = 15;

/** A cloud of heavy gas (DT-ARC-502): those on whom it is put suffer at the round's end (DT-HAZ-04). */
export const cloudkill: Spell = {
  id: 'cloudkill',
  rule: 'DT-ARC-502',
  tradition: 'arcane',
  level: 5,
  range: 30,
  save: 'CON',
  good: 'area',
  aim: () => ({ at: 'area', shape: { is: 'radius', feet: RADIUS } }),
  cast(t, casting) {
    spellZone(t, casting, 'cloudkill', forMinutes(t, 60), areaOf(t, casting, RADIUS));
    return undefined;
  },
};
