import type { MapNumbers } from '../../../map/check-map.ts';
import type { CourtMap } from '../../../map/court-map.ts';
import { readMap } from '../../../map/read-map.ts';

/** As the ledger prints it. */
export const BEGINNER_TEXT = `
\`\`\`kazzam-grid map=beginner part=court
#########################
#rrrr...............bbbb#
#rrrr...P.......U...bbbb#
#rRrr...#...2...#...bbBb#
#rrrr...#.......#...bbbb#
#rrrr.o.#.,...,.#.o.bbbb#
#rrrr.....,...,.....bbbb#
#rrrr....o.....o....bbbb#
#rRrr..#....1....#..bbBb#
#rrrr....o.....o....bbbb#
#rrrr.....,...,.....bbbb#
#rrrr.o.#.,...,.#.o.bbbb#
#rrrr...#.......#...bbbb#
#rRrr...#...o...#...bbBb#
#rrrr....u.....p....bbbb#
#rrrr...,.......,...bbbb#
#######E#########F#######
\`\`\`

\`\`\`kazzam-grid map=beginner part=dungeon
####E#######F####
#...............#
#s..o.......o..t#
#s...#.....#...t#
#s.....,3,.....t#
#s...#.....#...t#
#s..o.......o..t#
#s.............t#
#################
\`\`\`

\`\`\`kazzam-data map=beginner
name = Beginner Map
order = swarm, bears, love
part = court 25x17 axis=12
part = dungeon 17x9 axis=8
orb = 1 court(12,8) count=1 guards=swarm
orb = 2 court(12,3) count=1 guards=bears
orb = 3 dungeon(8,4) count=1 guards=love
portal = P court(8,2) -> p court(15,14) team=any
portal = U court(16,2) -> u court(9,14) team=any
exit = E dungeon(4,0) court(7,16)
exit = F dungeon(12,0) court(17,16)
start = swarm size=2x2 coin=court(11,6)|court(12,6) pair=court(10,8)|court(13,8)
start = bears size=2x2 pair=court(10,2)|court(13,2)
start = love size=1x1 axis=dungeon(8,5) pair=dungeon(7,3)|dungeon(9,3)
\`\`\`
`;

/** The Beginner Map (KM-BEG-01 to KM-BEG-03): a clear middle, and one pair of portals. */
export const BEGINNER: CourtMap = readMap('beginner', BEGINNER_TEXT);

/** KM-BEG-04. */
export const BEGINNER_NUMBERS: MapNumbers = {
  rule: 'KM-BEG-04',
  area: 57,
  neutralOrbs: 3,
  orbCosts: { 1: 7, 2: 7 },
  enemyPedestal: 17,
  dungeonOrb: [6],
  characters: { court: { P: 1, U: 1, p: 1, u: 1 } },
  // KM-BEG-01.
  portals: { P: 'any', U: 'any' },
  // KM-SWARM-01.
  mobs: ['swarm'],
};
