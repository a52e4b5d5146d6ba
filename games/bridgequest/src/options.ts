import type { OptionProblem, OptionsSchema, OptionValues } from '@tablewright/engine';

/** What a table of BridgeQuest! may set. */
export const OPTIONS = {
  gm: { kind: 'choice', values: ['auto', 'human'], default: 'auto', rule: 'BQ-GM-01' },
  figurines: { kind: 'number', min: 8, max: 20, default: 20, rule: 'BQ-SOLO-01' },
  bothSheets: { kind: 'flag', default: false, rule: 'BQ-SOLO-02' },
  portals: { kind: 'flag', default: false, rule: 'BQ-EXP-01' },
  pvp: { kind: 'flag', default: true, rule: 'BQ-PVP-01' },
  cardMonsterStrength: {
    kind: 'choice',
    values: ['die', 'levelPlusDie'],
    default: 'die',
    rule: 'BQ-CMB-05',
  },
  deadGetAdditions: { kind: 'flag', default: true, rule: 'BQ-GOAL-08' },
  replacedDecks: {
    kind: 'list',
    values: ['door', 'treasure', 'world', 'dust', 'spell'],
    max: 5,
    default: [],
    rule: 'BQC-IMP-04',
  },
  fillRoles: { kind: 'flag', default: true, rule: 'BQC-IMP-05' },
  homeworldPatience: { kind: 'number', min: 1, max: 99, default: 10, rule: 'BQ-KICK-10' },
  roundLimit: { kind: 'number', min: 0, max: 999, default: 0, rule: 'BQ-INV-28' },
} as const satisfies OptionsSchema;

/** See {@link OPTIONS}. */
export type BridgeOptions = OptionValues<typeof OPTIONS>;

/** Most who play, beside whoever runs the game (BQ-COMP-01). */
const MOST_PLAYERS = 6;
/** The seats of one who plays its ally as well (BQ-SOLO-02). */
const PAIR = 2;

/** How many play: all seats, but for whoever runs the game (BQ-COMP-02). */
export function playersOf({ gm }: Pick<BridgeOptions, 'gm'>, seatCount: number): number {
  return gm === 'human' ? seatCount - 1 : seatCount;
}

/** A person who runs the game needs somebody to run it for; more than six are too many (BQ-COMP-01). */
export function checkOptions(options: BridgeOptions, seatCount: number): readonly OptionProblem[] {
  const players = playersOf(options, seatCount);
  if (options.bothSheets && players !== PAIR) {
    return [
      {
        option: 'bothSheets',
        message: `the two characters of one player take ${PAIR} seats, and ${players} are there`,
      },
    ];
  }
  if (players >= 1 && players <= MOST_PLAYERS) return [];
  return [
    {
      option: 'gm',
      message: `${players} players with this game master; 1 to ${MOST_PLAYERS} can play`,
    },
  ];
}
