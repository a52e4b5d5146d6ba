import { removeCurse } from '../shared/remove-curse.ts';

/** Remove/Cause Curse. */
export const removeCurseSpell = removeCurse({
  id: 'remove-curse',
  rule: 'DT-ARC-409',
  tradition: 'arcane',
  level: 4,
});
