import { WrongInput } from '../exit.ts';

/** What a new game is called, where and how. */
export interface GameNames {
  /** Its folder and id: `pirate-dice`. */
  readonly id: string;
  /** In code: `pirateDice`. */
  readonly variable: string;
  /** In types: `PirateDice`. */
  readonly type: string;
  /** For players: `Pirate Dice`. */
  readonly title: string;
  /** What its rule ids begin with: `PD`. */
  readonly prefix: string;
}

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const PREFIX = /^[A-Z]{2,4}$/;
/** Rule ids begin with at most so many letters. */
const LONGEST_PREFIX = 4;

/** The names of a game by its id; title and prefix follow from it. Throws {@link WrongInput}. */
export function namesOf(id: string, title?: string, prefix?: string): GameNames {
  if (!ID.test(id)) {
    throw new WrongInput(
      `a game is named in small letters and hyphens, as pirate-dice; not "${id}"`,
    );
  }
  const words = id.split('-').map(capital);
  const type = words.join('');
  const names = {
    id,
    type,
    variable: `${type.slice(0, 1).toLowerCase()}${type.slice(1)}`,
    title: title ?? words.join(' '),
    prefix: prefix ?? prefixOf(words),
  };
  if (!PREFIX.test(names.prefix)) {
    throw new WrongInput(`--prefix must be 2 to 4 capital letters, not "${names.prefix}"`);
  }
  if (/['"\\\n{}<]/.test(names.title)) {
    throw new WrongInput(`--title takes no quotes, braces or tags: ${names.title}`);
  }
  return names;
}

function capital(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}

/** The initials; of a single word, its first two letters. */
function prefixOf(words: readonly string[]): string {
  const [first = ''] = words;
  const letters = words.length > 1 ? words.map((word) => word.slice(0, 1)).join('') : first;
  const long = words.length > 1 ? LONGEST_PREFIX : 2;
  return letters
    .replace(/[^A-Za-z]/g, '')
    .slice(0, long)
    .toUpperCase();
}
