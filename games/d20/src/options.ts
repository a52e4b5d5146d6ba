import type { OptionProblem, OptionsSchema, OptionValues } from '@tablewright/engine';

/** What a table may set (DT-OPT). */
export const OPTIONS = {
  gm: { kind: 'choice', values: ['auto', 'human'], default: 'auto', rule: 'DT-TAB-01' },
  adventure: {
    kind: 'choice',
    values: ['harrow-down', 'cutlers-row', 'relay-nine', 'own', 'free'],
    default: 'harrow-down',
    rule: 'DT-TAB-03',
  },
  startLevel: { kind: 'number', min: 1, max: 25, default: 1, rule: 'DT-CHAR-04' },
  highLevelHp: { kind: 'choice', values: ['table', 'plus2'], default: 'table', rule: 'DT-OPT-01' },
  hpMode: { kind: 'choice', values: ['roll', 'average'], default: 'roll', rule: 'DT-OPT-02' },
  baseSpeed: { kind: 'choice', values: ['40', '30'], default: '40', rule: 'DT-OPT-03' },
  longShooting: { kind: 'choice', values: ['1000', '2000'], default: '1000', rule: 'DT-OPT-04' },
  abilityGen: {
    kind: 'choice',
    values: ['inOrder', 'arrange'],
    default: 'inOrder',
    rule: 'DT-OPT-05',
  },
  spellEconomy: {
    kind: 'choice',
    values: ['strain', 'free', 'daily'],
    default: 'strain',
    rule: 'DT-OPT-06',
  },
  naturalCasting: { kind: 'flag', default: true, rule: 'DT-OPT-07' },
  successAtCost: { kind: 'flag', default: true, rule: 'DT-OPT-08' },
  morale: { kind: 'flag', default: true, rule: 'DT-OPT-09' },
  minorNpc: { kind: 'flag', default: true, rule: 'DT-OPT-10' },
  tokenCarryover: { kind: 'flag', default: false, rule: 'DT-OPT-11' },
  tnVisibility: {
    kind: 'choice',
    values: ['declared', 'hidden'],
    default: 'declared',
    rule: 'DT-OPT-12',
  },
  diceEntry: {
    kind: 'choice',
    values: ['program', 'manual'],
    default: 'program',
    rule: 'DT-OPT-13',
  },
  gmRolls: { kind: 'choice', values: ['open', 'hidden'], default: 'open', rule: 'DT-OPT-14' },
  positions: { kind: 'choice', values: ['grid', 'bands'], default: 'grid', rule: 'DT-OPT-15' },
  companions: { kind: 'flag', default: true, rule: 'DT-OPT-16' },
  healingLimit: { kind: 'flag', default: true, rule: 'DT-OPT-17' },
  xpScale: { kind: 'flag', default: true, rule: 'DT-OPT-18' },
  sessionLimit: { kind: 'number', min: 100, max: 20_000, default: 20_000, rule: 'DT-TAB-04' },
} as const satisfies OptionsSchema;

/** See {@link OPTIONS}. */
export type D20Options = OptionValues<typeof OPTIONS>;

/** Most characters of players (DT-TAB-01). */
const MOST_PLAYERS = 6;

/** How many seats play a character: all, but for the one of a person who runs the game (DT-TAB-01). */
export function playersOf({ gm }: Pick<D20Options, 'gm'>, seatCount: number): number {
  return gm === 'human' ? seatCount - 1 : seatCount;
}

/** Settings that do not go together, or not with so many seats. */
export function checkOptions(options: D20Options, seatCount: number): readonly OptionProblem[] {
  const problems: OptionProblem[] = [];
  const players = playersOf(options, seatCount);
  if (players < 1 || players > MOST_PLAYERS) {
    const message = `${players} players with this game master; 1 to ${MOST_PLAYERS} can play`;
    problems.push({ option: 'gm', message });
  }
  if (options.adventure === 'free' && options.gm === 'auto') {
    const message = 'without an adventure somebody has to run the game; choose one, or gm=human';
    problems.push({ option: 'adventure', message });
  }
  return problems;
}
