import type { MapNumbers } from '../../../map/check-map.ts';
import type { CourtMap } from '../../../map/court-map.ts';
import { readMap } from '../../../map/read-map.ts';

/** As the ledger prints it. */
const THRONE_TEXT = `
\`\`\`kazzam-grid map=throne part=court
#########################
#rrrr....,.....,....bbbb#
#rrrr..o.........o..bbbb#
#rRrr...#...2...#...bbBb#
#rrrr...#.......#...bbbb#
#rrrr.....,...,.....bbbb#
#rrrr.o...........o.bbbb#
#rrrr......o.o......bbbb#
#rRrr..##.......##..bbBb#
#rrrr...#.......#...bbbb#
#rrrr.o...........o.bbbb#
#rrrr......,T,......bbbb#
#rrrr...#..,1,..#...bbbb#
#rRrr...#..,.,..#...bbBb#
#rrrr...##.....##...bbbb#
#rrrr...............bbbb#
######E###########F######
\`\`\`

\`\`\`kazzam-grid map=throne part=dungeon
####E#######F####
#...............#
#s....o...o....t#
#s..#.......#..t#
#s......3......t#
#s..#.......#..t#
#s....o...o....t#
#s...,.....,...t#
#################
\`\`\`

\`\`\`kazzam-data map=throne
name = Throne Map
order = golem, birds, horror
part = court 25x17 axis=12
part = dungeon 17x9 axis=8
orb = 1 court(12,12) count=1 guards=golem
orb = 2 court(12,3) count=1 guards=birds
orb = 3 dungeon(8,4) count=1 guards=horror
exit = E dungeon(4,0) court(6,16)
exit = F dungeon(12,0) court(18,16)
special = throne court(12,11)
start = golem size=1x1 axis=court(12,13)
start = birds size=1x1 member=Icecrowned:court(12,4) member=Needlecrowned:court(11,2) member=Flamecrowned:court(13,2)
start = horror size=1x1 axis=dungeon(8,5) pair=dungeon(7,3)|dungeon(9,3)
\`\`\`
`;

/** The Throne Map (KM-THRONE-03, KM-THRONE-04): a throne before the pedestal of the Royal Golem. */
export const THRONE: CourtMap = readMap('throne', THRONE_TEXT);

/** KM-THRONE-07. */
export const THRONE_NUMBERS: MapNumbers = {
  rule: 'KM-THRONE-07',
  area: 57,
  neutralOrbs: 3,
  orbCosts: { 1: 8, 2: 7 },
  enemyPedestal: 17,
  dungeonOrb: [6],
  characters: { court: { T: 1 } },
  portals: {},
  mobs: [],
};
