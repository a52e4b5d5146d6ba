import type { Ability } from '../../../rules/effects/ability.ts';
import { EMPATHIC_WAVE } from './empathic-wave.ts';
import { FORESEEN_ATTACK } from './foreseen-attack.ts';
import { REVEALED_PAIN } from './revealed-pain.ts';
import { REVERSAL } from './reversal-of-fortune.ts';
import { SEEKING_HEX } from './seeking-hex.ts';

/** The Encounter powers, one of which a Diviner picks (KC-DIV-01). */
export const ENCOUNTERS: readonly Ability[] = [
  REVEALED_PAIN,
  EMPATHIC_WAVE,
  FORESEEN_ATTACK,
  REVERSAL,
  SEEKING_HEX,
];
