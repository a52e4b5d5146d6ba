import type { ZoneKind } from '../zone-kind.ts';
import { isBeside } from './hold-portal.ts';

/** A door that is locked by magic. */
export const WIZARD_LOCK: ZoneKind = {
  id: 'wizard-lock',
  rule: 'DT-ARC-212',
  gives: (w, zone, creature) => (isBeside(w, zone, creature) ? ['wizard-locked'] : undefined),
};
