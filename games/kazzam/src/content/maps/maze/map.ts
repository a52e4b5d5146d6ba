import type { MapNumbers } from '../../../map/check-map.ts';
import type { CourtMap } from '../../../map/court-map.ts';
import { readMap } from '../../../map/read-map.ts';

/** As the ledger prints it. */
const MAZE_TEXT = `
\`\`\`kazzam-grid map=maze part=court
#########################
#rrrr...............bbbb#
#rrrr.##.###.###.##.bbbb#
#rRrr.#P....1....U#.bbBb#
#rrrr.#:.#.....#.:#.bbbb#
#rrrr....#.###.#....bbbb#
#rrrr.#u.........p#.bbbb#
#rrrr.#:.#.#:#.#.:#.bbbb#
#rRrr....#:::::#....bbBb#
#rrrr.#:.#.#:#.#.:#.bbbb#
#rrrr.#v.........q#.bbbb#
#rrrr....#.###.#....bbbb#
#rrrr.#:.#.....#.:#.bbbb#
#rRrr.#Q....2....V#.bbBb#
#rrrr.##.###.###.##.bbbb#
#rrrr...............bbbb#
########E#######F########
\`\`\`

\`\`\`kazzam-grid map=maze part=dungeon
###E#########F###
#...............#
#s..#.#...#.#..t#
#s..#:#...#:#..t#
#s....:.3.:....t#
#s..#:#...#:#..t#
#s..#.#...#.#..t#
#s.............t#
#################
\`\`\`

\`\`\`kazzam-data map=maze
name = Maze Map
order = minotaur, charmball, souls
part = court 25x17 axis=12
part = dungeon 17x9 axis=8
orb = 1 court(12,3) count=1 guards=charmball
orb = 2 court(12,13) count=1 guards=minotaur
orb = 3 dungeon(8,4) count=1 guards=souls
portal = P court(7,3) -> p court(17,6) team=red
portal = Q court(7,13) -> q court(17,10) team=red
portal = U court(17,3) -> u court(7,6) team=blue
portal = V court(17,13) -> v court(7,10) team=blue
exit = E dungeon(3,0) court(8,16)
exit = F dungeon(13,0) court(16,16)
special = shadow char=:
start = minotaur size=1x1 pair=court(11,12)|court(13,12)
start = charmball size=1x1 axis=court(12,4)
start = souls size=1x1 member=Shadekeeper:dungeon(8,6) member=Aegis:dungeon(8,2) member=Huntress:dungeon(8,5) member=Thunderbolt:dungeon(8,3) member=Harpist:dungeon(7,4) member=Charioteer:dungeon(9,4)
\`\`\`
`;

/** The Maze Map (KM-MAZE-02 to KM-MAZE-04): lanes to charge along, shadowed nooks, portals of one team each. */
export const MAZE: CourtMap = readMap('maze', MAZE_TEXT);

/** KM-MAZE-05. */
export const MAZE_NUMBERS: MapNumbers = {
  rule: 'KM-MAZE-05',
  area: 57,
  neutralOrbs: 3,
  orbCosts: { 1: 8, 2: 8 },
  enemyPedestal: 17,
  dungeonOrb: [6, 7],
  characters: {
    court: { ':': 15, P: 1, Q: 1, U: 1, V: 1, p: 1, q: 1, u: 1, v: 1 },
    dungeon: { ':': 6 },
  },
  // KM-VAL-12.
  portals: { P: 'red', Q: 'red', U: 'blue', V: 'blue' },
  mobs: [],
};
