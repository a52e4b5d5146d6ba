import {
  cauldron,
  crossbow,
  grab,
  robber,
  saberSlash,
  torch,
} from '@tablewright/table-kit/emblems';

/** What they look like, by the id of their block. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  'imp-thief': robber,
  'imp-fighter': saberSlash,
  'imp-archer': crossbow,
  'imp-brewer': cauldron,
  'imp-grappler': grab,
  'imp-flamestaff': torch,
};
