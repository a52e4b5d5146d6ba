import { holdPerson } from '../shared/hold.ts';

/** Hold Person. */
export const HOLD_PERSON = holdPerson({
  id: 'hold-person',
  rule: 'DT-ARC-306',
  tradition: 'arcane',
  level: 3,
  range: 120,
});
