import type { ZoneKind } from '../zone-kind.ts';
import { DARKNESS } from './darkness.ts';
import { DISPEL_EVIL } from './dispel-evil.ts';
import { HOLD_PORTAL } from './hold-portal.ts';
import { INSECT_PLAGUE } from './insect-plague.ts';
import { LIGHT } from './light.ts';
import { PHANTASM } from './phantasm.ts';
import { PROTECTION_CIRCLE } from './protection-from-evil.ts';
import { SILENCE } from './silence.ts';
import { VENTRILOQUISM } from './ventriloquism.ts';
import { BURNING_WEB, WEB } from './web.ts';
import { WIZARD_LOCK } from './wizard-lock.ts';

/** Zones of divine spells, and of arcane ones of the first three levels, in the order of the ledger. */
export const LOW_ZONES: readonly ZoneKind[] = [
  LIGHT,
  DARKNESS,
  SILENCE,
  PROTECTION_CIRCLE,
  DISPEL_EVIL,
  INSECT_PLAGUE,
  HOLD_PORTAL,
  VENTRILOQUISM,
  PHANTASM,
  WEB,
  BURNING_WEB,
  WIZARD_LOCK,
];
