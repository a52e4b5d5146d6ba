import { forMinutes } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { freeCells, raiseWall } from './walls.ts';

/** A solid, clear wall that the strong can break (DT-ARC-411). */
export const wallOfIce: Spell = {
  id: 'wall-of-ice',
  rule: 'DT-ARC-411',
  tradition: 'arcane',
  level: 4,
  range: 120,
  good: 'story',
  aim: () => ({ at: 'area', shape: { is: 'wall', length: 60 } }),
  cast(t, casting) {
    raiseWall(t, casting, freeCells(t, casting), {
      kind: 'wall-of-ice',
      until: forMinutes(t, 120),
      hp: 2 * casting.level,
      trait: 'ice-section',
    });
    return undefined;
  },
};
