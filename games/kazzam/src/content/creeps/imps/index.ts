import type { CreepTeam } from '../../../rules/effects/creep-block.ts';
import type { CreepManifest } from '../../../rules/effects/manifest.ts';
import { ARCHER, COVERED_EFFECT } from './archer.ts';
import { BREWER, FELLED } from './brewer.ts';
import { FIGHTER, MENACED_EFFECT, PARRY_EFFECT } from './fighter.ts';
import { FLAMESTAFF } from './flamestaff.ts';
import { GRAPPLER } from './grappler.ts';
import { TEXTS } from './texts.ts';
import { THIEF } from './thief.ts';

/** An Imp Team: so many of these from the top of the list (KM-IMP-01). */
function impTeam(id: string): CreepTeam {
  return {
    id,
    rule: 'KM-IMP-01',
    type: 'goon',
    members: [
      { name: 'Thief', block: THIEF.id },
      { name: 'Fighter', block: FIGHTER.id },
      { name: 'Archer', block: ARCHER.id },
      { name: 'Brewer', block: BREWER.id },
      { name: 'Grappler', block: GRAPPLER.id },
      { name: 'Flamestaff', block: FLAMESTAFF.id },
    ],
  };
}

/** The two Imp Teams of the One-Way Doors map. */
export const IMPS: CreepManifest = {
  blocks: [THIEF, FIGHTER, ARCHER, BREWER, GRAPPLER, FLAMESTAFF],
  teams: [impTeam('impsA'), impTeam('impsB')],
  effects: [MENACED_EFFECT, PARRY_EFFECT, COVERED_EFFECT, FELLED],
  texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
};
