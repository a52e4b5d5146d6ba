import { holdPerson } from '../shared/hold.ts';

/** Hold Person. */
export const DIVINE_HOLD_PERSON = holdPerson({
  id: 'divine-hold-person',
  rule: 'DT-DIV-204',
  tradition: 'divine',
  level: 2,
  range: 180,
});
