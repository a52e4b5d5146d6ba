/** Pictures of Creeps, by the id of their block. Each comes from where they are declared. */
import { EMBLEMS as BEARS } from './creeps/bears/emblems.ts';
import { EMBLEMS as BIRDS } from './creeps/birds/emblems.ts';
import { EMBLEMS as CHARM_BALL } from './creeps/charm-ball/emblems.ts';
import { EMBLEMS as CHUCK } from './creeps/chuck/emblems.ts';
import { EMBLEMS as GOLEM } from './creeps/golem/emblems.ts';
import { EMBLEMS as HORROR } from './creeps/horror/emblems.ts';
import { EMBLEMS as IMPS } from './creeps/imps/emblems.ts';
import { EMBLEMS as JELLY } from './creeps/jelly/emblems.ts';
import { EMBLEMS as LOVE } from './creeps/love/emblems.ts';
import { EMBLEMS as MINOTAUR } from './creeps/minotaur/emblems.ts';
import { EMBLEMS as MOLESNAKE } from './creeps/molesnake/emblems.ts';
import { EMBLEMS as PRACTICE } from './creeps/practice/emblems.ts';
import { EMBLEMS as SOULS } from './creeps/souls/emblems.ts';
import { EMBLEMS as SQUID } from './creeps/squid/emblems.ts';
import { EMBLEMS as SWARM } from './creeps/swarm/emblems.ts';

export const CREEP_EMBLEMS: Readonly<Record<string, string>> = {
  ...BEARS,
  ...CHARM_BALL,
  ...CHUCK,
  ...HORROR,
  ...BIRDS,
  ...GOLEM,
  ...IMPS,
  ...JELLY,
  ...LOVE,
  ...MINOTAUR,
  ...MOLESNAKE,
  ...PRACTICE,
  ...SOULS,
  ...SQUID,
  ...SWARM,
};
