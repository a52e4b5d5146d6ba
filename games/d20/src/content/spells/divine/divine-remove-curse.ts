import { removeCurse } from '../shared/remove-curse.ts';

/** Remove/Cause Curse. */
export const DIVINE_REMOVE_CURSE = removeCurse({
  id: 'divine-remove-curse',
  rule: 'DT-DIV-305',
  tradition: 'divine',
  level: 3,
});
