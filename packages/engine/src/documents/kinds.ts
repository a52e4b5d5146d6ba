import { didYouMean } from '../closest.ts';
import type { OptionProblem } from '../options.ts';
import type { RandomSource } from '../random/source.ts';
import { ok, type Result } from '../result.ts';
import type { Seat } from '../seat.ts';
import type { Document } from './document.ts';

/** Something that is wrong with the content of a document, and what would be right. */
export interface ContentProblem {
  /** Where, with dots: `items.2.bonus`; empty for the whole. */
  readonly path: string;
  readonly message: string;
}

/** A kind of document of a game. */
export interface DocumentKind<C = unknown> {
  /** Rises whenever content is written in another way than before. */
  readonly version: number;
  /** Checks content of the present version, as it comes from outside; names all that is wrong. */
  read(content: unknown): Result<C, readonly ContentProblem[]>;
  /** By version: makes content of that version into content of the next. */
  readonly migrations?: Readonly<Record<number, (content: unknown) => unknown>>;
  /** What files that hold such content alone say in `format`, where people have them from elsewhere. */
  readonly fileFormat?: string;
  /** By path, what a field can be where it is one of some: forms offer these; a field of one is not shown in them. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /**
   * Content to begin with, for whoever writes a document by hand.
   * @param locale the language of its words, as a BCP 47 tag; English where it is not given or not known
   */
  blank?(locale?: string): C;
  /**
   * A match takes a copy: the document stays free to be changed and to go into others, and nothing comes
   * back to it.
   */
  readonly copied?: true;
  /**
   * It stays with those who sit at the table: files of a match that leave it have its fingerprint in its place
   * (see `withoutConfidential`).
   */
  readonly confidential?: true;
  /** Some content that can occur, for tests and fuzzers. */
  sample?(random: Pick<RandomSource, 'index'>): C;
}

/** A place for a document in a match. */
export interface DocumentSlot {
  /** Unique in the match: `sheet/0`, `campaign`. */
  readonly slot: string;
  readonly kind: string;
  /** Whose it is, if it belongs to one seat. */
  readonly seat?: Seat;
  /** The match can be played without it. */
  readonly optional?: true;
  /**
   * What does not fit this match in content that is right as such; nothing if it fits.
   * @param before the contents of the places before it, where they are known
   */
  fits?(content: unknown, before?: Contents): readonly ContentProblem[];
}

/** What becomes of a document, or a new one. */
export interface DocumentResult {
  readonly kind: string;
  readonly name: string;
  readonly content: unknown;
}

/** What a game takes with it into a match, and gives back at its end. */
export interface GameDocuments<S, O> {
  readonly kinds: Readonly<Record<string, DocumentKind>>;
  /** The places for documents at a table with these settings. */
  slots(options: O, seatCount: number): readonly DocumentSlot[];
  /** What comes out of a match that is over, by slot: changed documents, and new ones. */
  results(state: S): Readonly<Record<string, DocumentResult>>;
}

/** The documents of a match by slot. */
export type Documents = Readonly<Record<string, Document>>;

/** What the rules see of documents: their contents by slot, in the present version. */
export type Contents = Readonly<Record<string, unknown>>;

/** The content of a document in the present version of its kind, checked. */
export function contentOf(
  kinds: GameDocuments<never, never>['kinds'],
  { kind, kindVersion, content }: Document,
): Result<unknown, readonly ContentProblem[]> {
  const wrong = (message: string) => ({ ok: false, error: [{ path: '', message }] }) as const;
  const known = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (known === undefined) {
    const names = Object.keys(kinds);
    return wrong(
      `there is no kind "${kind}"${didYouMean(kind, names)}; kinds are ${names.join(', ')}`,
    );
  }
  if (kindVersion > known.version) {
    return wrong(`it is of version ${kindVersion}; here is ${known.version}, which is older`);
  }
  let now = content;
  for (let version = kindVersion; version < known.version; version += 1) {
    const migrate = known.migrations?.[version];
    if (migrate === undefined) return wrong(`nothing is known of version ${version}`);
    now = migrate(now);
  }
  return known.read(now);
}

/**
 * The places of a match whose contents it takes as they are, in their order; what does not fit is left out, and what
 * comes after it is looked at without it.
 * @param contents by slot, in the present version
 */
export function slotsThatFit<S, O>(
  game: { readonly documents?: GameDocuments<S, O> | undefined },
  options: O,
  seatCount: number,
  contents: Contents,
): readonly string[] {
  const taken: Record<string, unknown> = {};
  for (const { slot, fits } of game.documents?.slots(options, seatCount) ?? []) {
    if (!Object.hasOwn(contents, slot)) continue;
    if ((fits?.(contents[slot], taken) ?? []).length === 0) taken[slot] = contents[slot];
  }
  return Object.keys(taken);
}

/** The contents of the documents that a match is given, or all that is wrong with them. */
export function readContents<S, O>(
  game: { readonly id: string; readonly documents?: GameDocuments<S, O> | undefined },
  options: O,
  seatCount: number,
  given: Documents = {},
): Result<Contents, readonly OptionProblem[]> {
  const slots = game.documents?.slots(options, seatCount) ?? [];
  const problems: OptionProblem[] = [];
  const contents: Record<string, unknown> = {};
  for (const slot of Object.keys(given)) {
    if (slots.some((one) => one.slot === slot)) continue;
    const names = slots.map((one) => one.slot);
    const places = names.length === 0 ? 'there are none' : `places are ${names.join(', ')}`;
    problems.push({
      option: `documents.${slot}`,
      message: `this match has no place "${slot}" for a document; ${places}`,
    });
  }
  for (const { slot, kind, optional, fits } of slots) {
    const document = given[slot];
    const wrong = (message: string) => problems.push({ option: `documents.${slot}`, message });
    if (document === undefined) {
      if (optional !== true) wrong(`a ${kind} is needed`);
    } else if (document.game !== game.id) wrong(`it is of "${document.game}", not of "${game.id}"`);
    else if (document.kind !== kind) wrong(`it is a ${document.kind}; a ${kind} is needed`);
    else {
      const read = contentOf(game.documents?.kinds ?? {}, document);
      const faults = read.ok ? (fits?.(read.value, contents) ?? []) : read.error;
      for (const { path, message } of faults) wrong(path === '' ? message : `${path}: ${message}`);
      if (read.ok) contents[slot] = read.value;
    }
  }
  return problems.length === 0 ? ok(contents) : { ok: false, error: problems };
}
