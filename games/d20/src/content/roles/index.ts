import type { Trait } from '../trait.ts';
import { ARCANE_MAGIC } from './arcane-magic.ts';
import { ASSASSINATION_EXPERT } from './assassination-expert.ts';
import { BEAST_BOND, RECRUIT } from './beast-bond.ts';
import { BERSERKER, RAGE } from './berserker.ts';
import { DIVINE_MAGIC } from './divine-magic.ts';
import { ELDRITCH_EXPERT } from './eldritch-expert.ts';
import { ESPIONAGE_EXPERT, GADGET, GADGETS_SPENT } from './espionage-expert.ts';
import { FIGHTING_EXPERT } from './fighting-expert.ts';
import { INVESTIGATION_EXPERT } from './investigation-expert.ts';
import { LEADERSHIP_EXPERT, RALLY } from './leadership-expert.ts';
import { MEDICAL_EXPERT } from './medical-expert.ts';
import { NOBLE, NOBLE_FAVOUR } from './noble.ts';
import { OBSCURED, OBSCURITY } from './obscurity.ts';
import { ANALYSIS, SCIENCE_EXPERT } from './science-expert.ts';
import { SHIP_AIMS, SHIP_EVADES, STARSHIP_EXPERT } from './starship-expert.ts';
import { TECHNOLOGY_EXPERT } from './technology-expert.ts';
import { THIEVING_EXPERT } from './thieving-expert.ts';
import { TOUGHNESS } from './toughness.ts';
import { COWED, TURN_AWAY_UNDEAD, TURNED } from './turn-away-undead.ts';
import { WILDERNESS_EXPERT } from './wilderness-expert.ts';

/** All roles (DT-ROLE), in the order of the ledger: of these characters take two or more (DT-CHAR-03). */
export const ROLES: readonly Trait[] = [
  ARCANE_MAGIC,
  ASSASSINATION_EXPERT,
  BEAST_BOND,
  BERSERKER,
  DIVINE_MAGIC,
  ELDRITCH_EXPERT,
  ESPIONAGE_EXPERT,
  FIGHTING_EXPERT,
  INVESTIGATION_EXPERT,
  LEADERSHIP_EXPERT,
  MEDICAL_EXPERT,
  NOBLE,
  OBSCURITY,
  SCIENCE_EXPERT,
  STARSHIP_EXPERT,
  TECHNOLOGY_EXPERT,
  THIEVING_EXPERT,
  TOUGHNESS,
  TURN_AWAY_UNDEAD,
  WILDERNESS_EXPERT,
];

/** What the powers of roles lay on somebody. */
export const ROLE_EFFECTS: readonly Trait[] = [
  RECRUIT,
  RAGE,
  GADGET,
  GADGETS_SPENT,
  RALLY,
  NOBLE_FAVOUR,
  OBSCURED,
  ANALYSIS,
  SHIP_EVADES,
  SHIP_AIMS,
  TURNED,
  COWED,
];
