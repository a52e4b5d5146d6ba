import { Match, type MatchFile } from '@tablewright/engine/host';
import { loadGame } from '@tablewright/registry';

const NAMES = [
  'Torres',
  'Ottilie',
  'Bram',
  'Ines',
  'Pip',
  'Kjell',
  'Mirela',
  'Odo',
  'Sanna',
  'Yusuf',
];
const STATUSES = [['fierce'], ['prone', 'slowed', 'marked'], ['concealed'], ['vulnerable'], []];

/** Every square in these rows and columns, from the top left, both from 0. */
function squares(rows: readonly number[], columns: readonly number[]): readonly string[] {
  return rows.flatMap((y) => columns.map((x) => `${x},${y}`));
}

/** As many creatures as the Beginner Map is ever asked to show: five a side, and thirty creeps. */
export const CROWD = 40;

/** A match of Kazzam with a {@link CROWD} on its court; the first seat, a person's, is to act. */
export async function crowdFile(): Promise<MatchFile> {
  const made = Match.create(await loadGame('kazzam'), {
    id: 'crowd',
    seats: ['Lya', 'Tom'].map((name) => ({ name, player: 'human' })),
    random: { kind: 'seeded', seed: 'crowd' },
    given: {
      athletes: NAMES.map((name, at) => ({
        name,
        team: at < 5 ? 'players' : 'opposition',
        at: `${(at < 5 ? 4 : 19) + (at % 2)},${3 + 2 * (at % 5)}`,
        initiative: 20 - at,
        ward: at % 4,
        hp: 8 - (at % 5),
        maxHp: 8,
        statuses: STATUSES[at % 5],
      })),
      zones: [{ cells: squares([3, 4, 5], [6, 7]), damage: 2, by: 'Mirela' }],
      creeps: [
        { group: 'swarm', members: ['10,6', '12,9', '14,9'], enemies: ['Torres', 'Kjell'] },
        { group: 'bears', members: ['10,2', '13,2'], enemies: ['Torres'] },
        { group: 'love', members: squares([4], [11, 12, 13]), enemies: ['Pip'] },
        {
          group: 'practice-golem',
          members: squares([12, 13, 14, 15], [10, 11, 13]),
          enemies: ['Ottilie'],
        },
        {
          group: 'practice-archer',
          members: [...squares([9, 11, 13], [18, 21]), ...squares([1, 15], [18, 19])],
          enemies: ['Bram'],
        },
      ],
      turn: 'Torres',
      round: 3,
      points: [4, 6],
      strikes: [2, 1],
    },
  });
  if (!made.ok) throw new Error(made.error[0]?.message);
  return made.value.toFile({ withSecret: true });
}
