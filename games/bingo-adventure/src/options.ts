import type { OptionProblem, OptionsSchema, OptionValues } from '@tablewright/engine';
import { CLASS_NAMES, type ClassName, LETTERS, MONSTER_NAMES } from './model.ts';

/** What may be set before a game, with the ledger's defaults. */
export const OPTIONS = {
  monster: { kind: 'choice', values: MONSTER_NAMES, default: 'nigob', rule: 'BA-OPT-04' },
  difficulty: {
    kind: 'choice',
    values: ['standard', 'hard'],
    default: 'standard',
    rule: 'BA-OPT-05',
  },
  characters: { kind: 'list', values: CLASS_NAMES, max: 4, default: [], rule: 'BA-COMP-01' },
  control: {
    kind: 'list',
    values: ['shared', '1', '2', '3', '4'],
    max: 4,
    default: [],
    rule: 'BA-CTRL-01',
  },
  names: { kind: 'list', max: 4, default: [], rule: 'BA-SETUP-07' },
  deck: {
    kind: 'choice',
    values: ['25-card', '75-number'],
    default: '25-card',
    rule: 'BA-OPT-01',
  },
  cardsPerSheet: { kind: 'number', min: 1, max: 2, default: 1, rule: 'BA-OPT-02' },
  teamCard: { kind: 'flag', default: false, rule: 'BA-OPT-03' },
  nigobHealth: {
    kind: 'choice',
    values: ['printed', 'scaled'],
    default: 'printed',
    rule: 'BA-OPT-06',
  },
  mysticElements: {
    kind: 'choice',
    values: ['assigned', 'free', 'perUse'],
    default: 'assigned',
    rule: 'BA-OPT-07',
  },
  gapsBlocked: { kind: 'flag', default: true, rule: 'BA-OPT-08' },
  freeCentre: { kind: 'flag', default: false, rule: 'BA-OPT-09' },
  rpgSkills: { kind: 'flag', default: false, rule: 'BA-OPT-10' },
  rpgMovement: { kind: 'flag', default: false, rule: 'BA-OPT-11' },
  roundLimit: {
    kind: 'number',
    min: 1,
    max: 10_000,
    default: 'none',
    none: true,
    rule: 'BA-OPT-12',
  },
} as const satisfies OptionsSchema;

/** The checked settings of a game. */
export type AdventureOptions = OptionValues<typeof OPTIONS>;

/** Names for characters that nobody named; their first letters differ (BA-SETUP-07). */
export const DEFAULT_NAMES: Readonly<Record<ClassName, string>> = {
  fighter: 'Bron',
  mystic: 'Isolde',
  rogue: 'Nim',
  healer: 'Gala',
};

/** The characters in character order: those listed, else one for each seat (BA-SETUP-11). */
export function charactersOf(options: AdventureOptions, seatCount: number): readonly ClassName[] {
  return options.characters.length > 0 ? options.characters : CLASS_NAMES.slice(0, seatCount);
}

/** The characters' names in character order. */
export function namesOf(options: AdventureOptions, seatCount: number): readonly string[] {
  if (options.names.length > 0) return options.names.map((name) => name.trim());
  return charactersOf(options, seatCount).map((name) => DEFAULT_NAMES[name]);
}

/**
 * The seat that controls each character, or -1 if it is shared. Without a list every character has
 * its own seat as far as they go, the rest are shared, and with more seats than characters the
 * last character is shared (BA-CTRL-03).
 */
export function controlOf(options: AdventureOptions, seatCount: number): readonly number[] {
  const characters = charactersOf(options, seatCount);
  if (options.control.length > 0) {
    return options.control.map((who) => (who === 'shared' ? -1 : Number(who) - 1));
  }
  const owned = seatCount > characters.length ? characters.length - 1 : seatCount;
  return characters.map((_, index) => (index < owned ? index : -1));
}

/** The column (0-4) of a name's first letter, or -1 if it is none of B, I, N, G, O. */
export function letterOfName(name: string): number {
  const first = name.trim().charAt(0).toUpperCase();
  return (LETTERS as readonly string[]).indexOf(first);
}

/** What is wrong with settings that are right one by one. */
export function checkOptions(
  options: AdventureOptions,
  seatCount: number,
): readonly OptionProblem[] {
  const problems: OptionProblem[] = [];
  const wrong = (option: keyof AdventureOptions, message: string) => {
    problems.push({ option, message });
  };
  const characters = charactersOf(options, seatCount);
  const count = characters.length;
  if (new Set(characters).size < count) {
    wrong('characters', 'each class can be played only once (BA-COMP-02)');
  }
  checkControl(options, seatCount, count, wrong);
  checkNames(options, count, wrong);
  return problems;
}

function checkControl(
  options: AdventureOptions,
  seatCount: number,
  count: number,
  wrong: (option: keyof AdventureOptions, message: string) => void,
): void {
  if (options.control.length === 0) return;
  if (options.control.length !== count) {
    const message = `needs one entry for each of the ${count} characters, not ${options.control.length} (BA-CTRL-01)`;
    wrong('control', message);
  }
  const control = controlOf(options, seatCount);
  for (const seat of control) {
    if (seat >= seatCount) {
      wrong('control', `there is no seat ${seat + 1} at a table of ${seatCount} (BA-CTRL-01)`);
      return;
    }
  }
  if (control.includes(-1)) return;
  for (let seat = 0; seat < seatCount; seat += 1) {
    if (!control.includes(seat)) {
      const message = `seat ${seat + 1} has no character: give it one or share one (BA-CTRL-03)`;
      wrong('control', message);
    }
  }
}

function checkNames(
  options: AdventureOptions,
  count: number,
  wrong: (option: keyof AdventureOptions, message: string) => void,
): void {
  if (options.names.length === 0) return;
  if (options.names.length !== count) {
    const message = `needs one name for each of the ${count} characters, not ${options.names.length} (BA-SETUP-07)`;
    wrong('names', message);
  }
  const taken: string[] = [];
  for (const name of options.names) {
    const letter: string | undefined = LETTERS[letterOfName(name)];
    if (letter === undefined) {
      wrong('names', `"${name}" must begin with B, I, N, G or O (BA-SETUP-07)`);
    } else if (taken.includes(letter)) {
      wrong(
        'names',
        `two names begin with ${letter}; every first letter must differ (BA-SETUP-07)`,
      );
    } else {
      taken.push(letter);
    }
  }
}
