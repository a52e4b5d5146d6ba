import type { MapNumbers } from '../../../map/check-map.ts';
import type { CourtMap } from '../../../map/court-map.ts';
import { readMap } from '../../../map/read-map.ts';

/** As the ledger prints it. */
const DUAL_TEXT = `
\`\`\`kazzam-grid map=dual part=court
#######E#########F#######
#rrrr...............bbbb#
#rrrr...o.......o...bbbb#
#rRrr....#.....#....bbBb#
#rrrr....#.....#....bbbb#
#rrrr.o...........o.bbbb#
#rrrr....,.....,....bbbb#
#rrrr..#..,...,..#..bbbb#
#rRrr..#....1....#..bbBb#
#rrrr..#..,...,..#..bbbb#
#rrrr....,.....,....bbbb#
#rrrr.o...........o.bbbb#
#rrrr....#.....#....bbbb#
#rRrr....#.....#....bbBb#
#rrrr...o.......o...bbbb#
#rrrr...............bbbb#
#######G#########H#######
\`\`\`

\`\`\`kazzam-grid map=dual part=dungeonA
####E#######F####
#...............#
#s...o.....o...t#
#s.#.........#.t#
#s......2......t#
#s.#.........#.t#
#s...o.....o...t#
#s....,,,,,....t#
#################
\`\`\`

\`\`\`kazzam-grid map=dual part=dungeonB
#################
#s....,,,,,....t#
#s...o.....o...t#
#s.#.........#.t#
#s......3......t#
#s.#.........#.t#
#s...o.....o...t#
#...............#
####G#######H####
\`\`\`

\`\`\`kazzam-data map=dual
name = Dual Dungeons Map
order = jelly, chuck, molesnake
part = court 25x17 axis=12
part = dungeonA 17x9 axis=8
part = dungeonB 17x9 axis=8
orb = 1 court(12,8) count=2 guards=jelly,chuck
orb = 2 dungeonA(8,4) count=1 guards=molesnake
orb = 3 dungeonB(8,4) count=1 guards=molesnake
exit = E dungeonA(4,0) court(7,0)
exit = F dungeonA(12,0) court(17,0)
exit = G dungeonB(4,8) court(7,16)
exit = H dungeonB(12,8) court(17,16)
start = jelly size=1x1 axis=court(12,6) pair=court(11,7)|court(13,7)
start = chuck size=1x1 pair=court(11,9)|court(13,9)
start = molesnake size=1x1 member=HeadA:dungeonA(8,5) member=HeadB:dungeonB(8,3)
\`\`\`
`;

/** The Dual Dungeons Map (KM-DUAL-01 to KM-DUAL-08): two Dungeons, and one pedestal with two orbs. */
export const DUAL: CourtMap = readMap('dual', DUAL_TEXT);

/** KM-DUAL-07. */
export const DUAL_NUMBERS: MapNumbers = {
  rule: 'KM-DUAL-07',
  area: 57,
  neutralOrbs: 4,
  orbCosts: { 1: 7 },
  enemyPedestal: 17,
  dungeonOrb: [6],
  characters: {},
  portals: {},
  mobs: [],
};
