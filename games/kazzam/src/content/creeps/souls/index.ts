import type { CreepTeam } from '../../../rules/effects/creep-block.ts';
import type { CreepManifest } from '../../../rules/effects/manifest.ts';
import { AEGIS, RAISED_EFFECT } from './aegis.ts';
import { CHARIOTEER } from './charioteer.ts';
import { HARPIST } from './harpist.ts';
import { HONED_EFFECT, HUNTRESS } from './huntress.ts';
import { SHADEKEEPER } from './shadekeeper.ts';
import { TEXTS } from './texts.ts';
import { THUNDERBOLT } from './thunderbolt.ts';

/** The Lost Soul Team: so many of these from the top of the list (KM-SOUL-01). */
const TEAM: CreepTeam = {
  id: 'souls',
  rule: 'KM-SOUL-01',
  type: 'goon',
  members: [
    { name: 'Shadekeeper', block: SHADEKEEPER.id },
    { name: 'Aegis', block: AEGIS.id },
    { name: 'Huntress', block: HUNTRESS.id },
    { name: 'Thunderbolt', block: THUNDERBOLT.id },
    { name: 'Harpist', block: HARPIST.id },
    { name: 'Charioteer', block: CHARIOTEER.id },
  ],
};

/** The Lost Soul Team of the Maze Map's Dungeon. */
export const SOULS: CreepManifest = {
  blocks: [SHADEKEEPER, AEGIS, HUNTRESS, THUNDERBOLT, HARPIST, CHARIOTEER],
  teams: [TEAM],
  effects: [RAISED_EFFECT, HONED_EFFECT],
  texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
};
