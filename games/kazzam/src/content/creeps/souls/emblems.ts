import {
  chainLightning,
  doubleShot,
  ghost,
  harp,
  mountedKnight,
  shield,
} from '@tablewright/table-kit/emblems';

/** What they look like, by the id of their block. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  'soul-shadekeeper': ghost,
  'soul-aegis': shield,
  'soul-huntress': doubleShot,
  'soul-thunderbolt': chainLightning,
  'soul-harpist': harp,
  'soul-charioteer': mountedKnight,
};
