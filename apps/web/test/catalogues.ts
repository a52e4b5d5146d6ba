import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@tablewright/engine';

/** ICU messages by key. */
export type Catalogue = Readonly<Record<string, string>>;

/** English messages with what they are in German. */
export interface Pair {
  readonly en: Catalogue;
  readonly de: Catalogue;
}

const root = join(import.meta.dirname, '../../..');

/** Every catalogue that lies beside one in German, of the interface and of these games with their parts. */
export async function allPairs(games: readonly Game[]): Promise<readonly Pair[]> {
  const pairs: Pair[] = [];
  for (const game of games) {
    pairs.push({ en: game.texts, de: (await game.translations?.de?.()) ?? {} });
  }
  const folders = ['apps/*', 'packages/*', ...games.map(({ id }) => `games/${id}`)];
  const inGerman = folders.map((folder) => `${folder}/src/**/*texts-de.ts`);
  const beside = globSync(inGerman, { cwd: root }).map(
    (german) => [german.replace('-de.ts', '.ts'), german] as const,
  );
  const own = ['packages/table-kit/src', 'apps/web/src'].map(
    (folder) => [`${folder}/texts/en.ts`, `${folder}/texts/de.ts`] as const,
  );
  for (const [english, german] of [...own, ...beside]) {
    pairs.push({ en: await catalogueIn(english), de: await catalogueIn(german) });
  }
  return pairs;
}

/** Everything that a module exports as a catalogue, in one. */
async function catalogueIn(path: string): Promise<Catalogue> {
  const module = (await import(join(root, path))) as Record<string, unknown>;
  const catalogues = Object.values(module).filter(
    (value): value is Catalogue =>
      typeof value === 'object' &&
      value !== null &&
      Object.values(value).every((text) => typeof text === 'string'),
  );
  return Object.assign({}, ...catalogues) as Catalogue;
}

/**
 * Tells whether a text on the page is English: it is, or could be made from, a message of an
 * English catalogue, and no German message reads the same.
 */
export function englishReader(pairs: readonly Pair[]): (text: string) => boolean {
  const german = new Set(
    pairs.flatMap(({ en, de }) => Object.keys(en).map((key) => de[key] ?? en[key] ?? '')),
  );
  const english = new Set<string>();
  const patterns: RegExp[] = [];
  for (const { en } of pairs) {
    for (const text of Object.values(en)) {
      if (german.has(text)) continue;
      if (!text.includes('{')) english.add(text);
      else if (wordsOf(text).length > 0) patterns.push(patternOf(text));
    }
  }
  const germanPatterns = [...german]
    .filter((text) => text.includes('{') && wordsOf(text).length > 0)
    .map(patternOf);
  const names = properNames(pairs);
  const read = (whole: string): boolean => {
    const text = names.reduce((left, name) => left.replaceAll(name, '…'), whole);
    return (
      !german.has(whole) &&
      (english.has(whole) || patterns.some((pattern) => pattern.test(text))) &&
      !germanPatterns.some((pattern) => pattern.test(text))
    );
  };
  // A page mostly says what it said at the last look.
  const known = new Map<string, boolean>();
  return (whole) => {
    const isEnglish = known.get(whole) ?? read(whole);
    known.set(whole, isEnglish);
    return isEnglish;
  };
}

/** What is called the same in both languages, the longest first: "the" in a name is no English. */
function properNames(pairs: readonly Pair[]): readonly string[] {
  const names = pairs.flatMap(({ en, de }) =>
    Object.entries(en).flatMap(([key, text]) =>
      text === (de[key] ?? text) && text.includes(' ') && !text.includes('{') ? [text] : [],
    ),
  );
  return [...new Set(names)].sort((a, b) => b.length - a.length);
}

/** The message without its gaps, innermost first, so that plurals and selections go whole. */
function bare(text: string): string {
  let before = text;
  for (;;) {
    const after = before.replace(/\{[^{}]*\}/g, '\u0000');
    if (after === before) return after;
    before = after;
  }
}

function wordsOf(text: string): readonly string[] {
  return bare(text).match(/\p{Letter}{3,}/gu) ?? [];
}

/** Around what stands between gaps words end, but for a plural's s: "dies" is not in "diesen". */
function patternOf(text: string): RegExp {
  const parts = bare(text)
    .split('\u0000')
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .map((part) => part.replace(/^(?=\p{L}{2})/u, '(?<!\\p{L})'))
    .map((part) => part.replace(/(?<=\p{L})$/u, '(?!(?!s(?!\\p{L}))\\p{L})'));
  return new RegExp(`^${parts.join('.*')}$`, 'su');
}
