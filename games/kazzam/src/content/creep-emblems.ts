/** Pictures of Creeps, by the id of their block. Each comes from where they are declared. */
import { EMBLEMS as BEARS } from './creeps/bears/emblems.ts';
import { EMBLEMS as BIRDS } from './creeps/birds/emblems.ts';
import { EMBLEMS as GOLEM } from './creeps/golem/emblems.ts';
import { EMBLEMS as IMPS } from './creeps/imps/emblems.ts';
import { EMBLEMS as LOVE } from './creeps/love/emblems.ts';
import { EMBLEMS as PRACTICE } from './creeps/practice/emblems.ts';
import { EMBLEMS as SQUID } from './creeps/squid/emblems.ts';
import { EMBLEMS as SWARM } from './creeps/swarm/emblems.ts';

export const CREEP_EMBLEMS: Readonly<Record<string, string>> = {
  ...BEARS,
  ...BIRDS,
  ...GOLEM,
  ...IMPS,
  ...LOVE,
  ...PRACTICE,
  ...SQUID,
  ...SWARM,
};
