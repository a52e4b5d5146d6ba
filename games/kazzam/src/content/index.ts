/** All content of the game. What is not listed here is not in the game. */
import { assemble } from '../rules/effects/content.ts';
import type { Manifests } from '../rules/effects/manifest.ts';
import { BREWER } from './classes/brewer/index.ts';
import { CHARMER } from './classes/charmer/index.ts';
import { DIVINER } from './classes/diviner/index.ts';
import { HEXER } from './classes/hexer/index.ts';
import { PORTER } from './classes/porter/index.ts';
import { SHIVERING_SWORD } from './classes/shivering-sword/index.ts';
import { TAMER } from './classes/tamer/index.ts';
import { TINKER } from './classes/tinker/index.ts';
import { WANDSLINGER } from './classes/wandslinger/index.ts';
import { WARDMASTER } from './classes/wardmaster/index.ts';
import { BEARS } from './creeps/bears/index.ts';
import { BIRDS } from './creeps/birds/index.ts';
import { CHARM_BALL } from './creeps/charm-ball/index.ts';
import { CHUCK } from './creeps/chuck/index.ts';
import { GOLEM } from './creeps/golem/index.ts';
import { HORROR } from './creeps/horror/index.ts';
import { IMPS } from './creeps/imps/index.ts';
import { JELLY } from './creeps/jelly/index.ts';
import { LOVE } from './creeps/love/index.ts';
import { MINOTAUR } from './creeps/minotaur/index.ts';
import { MOLESNAKE } from './creeps/molesnake/index.ts';
import { PRACTICE } from './creeps/practice/index.ts';
import { SOULS } from './creeps/souls/index.ts';
import { SQUID } from './creeps/squid/index.ts';
import { SWARM } from './creeps/swarm/index.ts';
import { BEGINNER_MAP } from './maps/beginner/index.ts';
import { DUAL_MAP } from './maps/dual/index.ts';
import { MAZE_MAP } from './maps/maze/index.ts';
import { ONEWAY_MAP } from './maps/oneway/index.ts';
import { THRONE_MAP } from './maps/throne/index.ts';
import { CONTROLLER } from './roles/controller/index.ts';
import { DEFENDER } from './roles/defender/index.ts';
import { LEADER } from './roles/leader/index.ts';
import { SPECIALIST } from './roles/specialist/index.ts';
import { STRIKER } from './roles/striker/index.ts';
import { BAGWUNG } from './teams/bagwung/index.ts';
import { DRIANNIS } from './teams/driannis/index.ts';
import { KISHANTA } from './teams/kishanta/index.ts';
import { MORMISSA } from './teams/mormissa/index.ts';
import { FLOTSAM, JETSAM } from './teams/players.ts';

/** The manifests, each list in the order in which it is offered. */
export const MANIFESTS: Manifests = {
  classes: [
    HEXER,
    WANDSLINGER,
    WARDMASTER,
    PORTER,
    SHIVERING_SWORD,
    DIVINER,
    BREWER,
    CHARMER,
    TAMER,
    TINKER,
  ],
  roles: [CONTROLLER, DEFENDER, LEADER, STRIKER, SPECIALIST],
  creeps: [
    BEARS,
    LOVE,
    SWARM,
    PRACTICE,
    IMPS,
    SQUID,
    MINOTAUR,
    CHARM_BALL,
    SOULS,
    GOLEM,
    BIRDS,
    HORROR,
    JELLY,
    CHUCK,
    MOLESNAKE,
  ],
  teams: [JETSAM, FLOTSAM, DRIANNIS, BAGWUNG, KISHANTA, MORMISSA],
  maps: [BEGINNER_MAP, ONEWAY_MAP, DUAL_MAP, MAZE_MAP, THRONE_MAP],
};

/** What the game is assembled from. */
export const CONTENT = assemble(MANIFESTS);
