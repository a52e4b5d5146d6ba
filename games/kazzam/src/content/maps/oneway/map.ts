import type { MapNumbers } from '../../../map/check-map.ts';
import type { CourtMap } from '../../../map/court-map.ts';
import { readMap } from '../../../map/read-map.ts';

/** As the ledger prints it. */
const ONEWAY_TEXT = `
\`\`\`kazzam-grid map=oneway part=court
#########################
#rrrr.#..,,,,,,,..#.bbbb#
#rrrr.>..,,,*,,,..<.bbbb#
#rRrr.>..,,,,,,,..<.bbBb#
#rrrr.#..o.....o..#.bbbb#
#rrrr.#....#.#....#.bbbb#
#rrrr.#.o.......o.#.bbbb#
#rrrr.<g...ggg...g>.bbbb#
#rRrr.<gg...1...gg>.bbBb#
#rrrr.<g.........g>.bbbb#
#rrrr.#.#.......#.#.bbbb#
#rrrr.#....#.#....#.bbbb#
#rrrr.#..o.ggg.o..#.bbbb#
#rRrr.>.....2.....<.bbBb#
#rrrr.>...........<.bbbb#
#rrrr.#.,,.....,,.#.bbbb#
########E#######F########
\`\`\`

\`\`\`kazzam-grid map=oneway part=dungeon
###E#########F###
#....,.....,....#
#s....#...#....t#
#s..,.......,..t#
#s..,...3...,..t#
#s..,.......,..t#
#s....#...#....t#
#s...,.....,...t#
#################
\`\`\`

\`\`\`kazzam-data map=oneway
name = One-Way Doors Map
order = impsA, impsB, squid
part = court 25x17 axis=12
part = dungeon 17x9 axis=8
orb = 1 court(12,8) count=1 guards=impsA
orb = 2 court(12,13) count=1 guards=impsB
orb = 3 dungeon(8,4) count=1 guards=squid
exit = E dungeon(3,0) court(8,16)
exit = F dungeon(13,0) court(16,16)
special = ray court(12,2)
special = target char=g
special = door char=><
start = impsA size=1x1 member=Thief:court(12,9) member=Fighter:court(12,7) member=Archer:court(12,6) member=Brewer:court(12,10) member=Grappler:court(11,8) member=Flamestaff:court(13,8)
start = impsB size=1x1 member=Thief:court(12,14) member=Fighter:court(12,12) member=Archer:court(12,11) member=Brewer:court(12,15) member=Grappler:court(11,13) member=Flamestaff:court(13,13)
start = squid size=1x1 axis=dungeon(8,5) pair=dungeon(7,3)|dungeon(9,3) pair=dungeon(7,5)|dungeon(9,5) pair=dungeon(6,4)|dungeon(10,4)
\`\`\`
`;

/** The One-Way Doors Map (KM-DOOR-01, KM-DOOR-02): homes that let out and hardly in, and the banishing ray. */
export const ONEWAY: CourtMap = readMap('oneway', ONEWAY_TEXT);

/** KM-DOOR-03. */
export const ONEWAY_NUMBERS: MapNumbers = {
  rule: 'KM-DOOR-03',
  area: 57,
  neutralOrbs: 3,
  orbCosts: { 1: 7, 2: 7 },
  enemyPedestal: 17,
  dungeonOrb: [6],
  characters: { court: { '>': 7, '<': 7, g: 14, '*': 1 } },
  portals: {},
  mobs: [],
};
