import type { Spell } from '../../spell.ts';
import { spellZone } from '../shared/zones.ts';
import { aimedPlace, hasMap } from './places.ts';

const LENGTH = 60;
const RING = 10;
/** Feet to both sides that fire takes up along a line. */
const DEEP = 2;

/** A wall of fire, straight or around a point (DT-ARC-410): over solid squares it does not go. */
export const wallOfFire: Spell = {
  id: 'wall-of-fire',
  rule: 'DT-ARC-410',
  tradition: 'arcane',
  level: 4,
  range: 60,
  forms: ['straight', 'ring'],
  isConcentration: true,
  good: 'area',
  aim: (form) => ({
    at: 'area',
    shape: form === 'ring' ? { is: 'ring', feet: RING } : { is: 'wall', length: LENGTH },
  }),
  cast(t, casting) {
    const until = { at: 'cure' } as const;
    if (hasMap(t)) {
      spellZone(t, casting, 'wall-of-fire', until, { is: 'cells', cells: casting.cells });
      return undefined;
    }
    const place = aimedPlace(casting);
    if (place.at !== 'line') return undefined;
    const middles = casting.form === 'ring' ? [-RING, RING] : [0];
    for (const middle of middles) {
      const from = place.feet + middle - DEEP;
      spellZone(t, casting, 'wall-of-fire', until, { is: 'span', from, to: from + 2 * DEEP });
    }
    return undefined;
  },
};
