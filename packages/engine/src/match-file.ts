import type { WireAnswer } from './choice.ts';
import { readDocument } from './documents/document.ts';
import type { Documents } from './documents/kinds.ts';
import type { Outcome } from './outcome.ts';
import { type RandomSpec, withoutSecret } from './random/spec.ts';
import { ok, type Result } from './result.ts';
import type { Seat } from './seat.ts';

/** What every match file says of itself. */
export const MATCH_FORMAT = 'tablewright-match';
/** The version of the format that this code writes; it reads this one. */
export const MATCH_FORMAT_VERSION = 1;

/** Who sits where. */
export interface SeatInfo {
  readonly name: string;
  /** `human`, or the name of the policy that plays. */
  readonly player: string;
}

/** One answer of the log. */
export interface LoggedAnswer {
  readonly seat: Seat;
  /** Which of the open choices; left out for the first. */
  readonly slot?: number;
  readonly answer: WireAnswer;
  /** The answer as others may read it, where somebody wrote in it to one alone; see `withoutWhispers`. */
  readonly shown?: WireAnswer;
  /** The policy that gave it, where its chance followed from the secret: see `Match.botChance`. */
  readonly bot?: string;
  /** Fingerprint of the state after it. */
  readonly hash: string;
  /**
   * Fingerprint of what it caused to be told and asked, by which other rules are compared; see
   * `toldPrint`. Older files have none.
   */
  readonly told?: string;
}

/** A match, whole: its inputs, from which everything else is computed. See `docs/match-file.md`. */
export interface MatchFile {
  readonly format: typeof MATCH_FORMAT;
  readonly formatVersion: number;
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: string;
  readonly seats: readonly SeatInfo[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly random: RandomSpec;
  /** A scenario's starting position, laid over the set-up. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** The documents that went into it, by slot. */
  readonly documents?: Documents;
  /** By slot, the fingerprints of documents that went into it and stay with its players. */
  readonly withheld?: Readonly<Record<string, string>>;
  /** Fingerprint of what was told and asked before the first answer. */
  readonly told?: string;
  readonly answers: readonly LoggedAnswer[];
  readonly outcome?: Outcome;
}

/** Checks that a parsed JSON value is a match file; says what is wrong otherwise. */
export function readMatchFile(value: unknown): Result<MatchFile, string> {
  const wrong = (message: string) => ({ ok: false, error: message }) as const;
  if (!isRecord(value)) return wrong('a match file is a JSON object');
  if (value.format !== MATCH_FORMAT) {
    return wrong(`"format" must be "${MATCH_FORMAT}", not ${JSON.stringify(value.format)}`);
  }
  if (value.formatVersion !== MATCH_FORMAT_VERSION) {
    return wrong(
      `"formatVersion" must be ${MATCH_FORMAT_VERSION}, not ${JSON.stringify(value.formatVersion)}`,
    );
  }
  for (const key of ['id', 'game', 'rulesVersion'] as const) {
    if (typeof value[key] !== 'string') return wrong(`"${key}" must be text`);
  }
  const { seats, options, random, answers, given } = value;
  if (!Array.isArray(seats) || seats.length === 0 || !seats.every(isSeatInfo)) {
    return wrong('"seats" must list { name, player } for every seat');
  }
  if (!isRecord(options)) return wrong('"options" must be an object');
  if (!isRandomSpec(random)) {
    return wrong('"random" must be { kind: "seeded" | "keyed" | "scripted", … }');
  }
  if (given !== undefined && !isRecord(given)) return wrong('"given" must be an object');
  const wrongDocument = documentProblem(value.documents);
  if (wrongDocument !== undefined) return wrong(wrongDocument);
  const { withheld = {} } = value;
  if (!isRecord(withheld) || !Object.values(withheld).every((hash) => typeof hash === 'string')) {
    return wrong('"withheld" must be an object of fingerprints, by slot');
  }
  if (!isTextOrNone(value.told)) return wrong('"told" must be text');
  if (!Array.isArray(answers)) return wrong('"answers" must be a list');
  for (let i = 0; i < answers.length; i += 1) {
    const entry: unknown = answers[i];
    const good =
      isRecord(entry) &&
      Number.isSafeInteger(entry.seat) &&
      (entry.slot === undefined || Number.isSafeInteger(entry.slot)) &&
      entry.answer !== undefined &&
      isTextOrNone(entry.bot) &&
      typeof entry.hash === 'string' &&
      isTextOrNone(entry.told);
    if (!good) return wrong(`answer ${i} must be { seat, slot?, answer, bot?, hash, told? }`);
  }
  return ok(value as unknown as MatchFile);
}

/** What a file is made from. */
interface Filed {
  readonly id: string;
  readonly game: { readonly id: string; readonly version: string };
  readonly seats: readonly SeatInfo[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly random: RandomSpec;
  readonly given: Readonly<Record<string, unknown>> | undefined;
  readonly documents: Documents | undefined;
  readonly begun: string | undefined;
  readonly log: readonly LoggedAnswer[];
  readonly outcome: Outcome | undefined;
}

/** A match as a file, with the secret of keyed draws or without; see `Match.toFile`. */
export function fileOf(match: Filed, withSecret: boolean): MatchFile {
  const { id, game, seats, options, random, given, documents, begun, log, outcome } = match;
  return {
    format: MATCH_FORMAT,
    formatVersion: MATCH_FORMAT_VERSION,
    id,
    game: game.id,
    rulesVersion: game.version,
    seats,
    options,
    random: random.kind === 'keyed' && !withSecret ? withoutSecret(random) : random,
    ...(given === undefined ? {} : { given }),
    ...(documents === undefined ? {} : { documents }),
    ...(begun === undefined ? {} : { told: begun }),
    answers: log.map(loggedOf),
    ...(outcome === undefined ? {} : { outcome }),
  };
}

/** What is wrong with the documents of a file, if anything. */
function documentProblem(documents: unknown): string | undefined {
  if (documents === undefined) return undefined;
  if (!isRecord(documents)) return '"documents" must be an object, by slot';
  for (const [slot, document] of Object.entries(documents)) {
    const read = readDocument(document);
    if (!read.ok) return `document "${slot}": ${read.error}`;
  }
  return undefined;
}

/** An answer as it stands in a file, without what a match knows of it beside. */
export function loggedOf(entry: LoggedAnswer): LoggedAnswer {
  const { seat, slot, answer, shown, bot, hash, told } = entry;
  return {
    seat,
    ...(slot === undefined ? {} : { slot }),
    answer,
    ...(shown === undefined ? {} : { shown }),
    ...(bot === undefined ? {} : { bot }),
    hash,
    ...(told === undefined ? {} : { told }),
  };
}

function isTextOrNone(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}

function isSeatInfo(value: unknown): boolean {
  return isRecord(value) && typeof value.name === 'string' && typeof value.player === 'string';
}

function isRandomSpec(value: unknown): value is RandomSpec {
  if (!isRecord(value)) return false;
  const { kind, seed, commitment, secret, contributions, chain, results } = value;
  if (kind === 'seeded') return typeof seed === 'string';
  if (kind === 'keyed') {
    return (
      typeof commitment === 'string' &&
      (secret === undefined || (typeof secret === 'string' && /^[0-9a-f]{64}$/.test(secret))) &&
      Array.isArray(contributions) &&
      contributions.every((item) => typeof item === 'string') &&
      (chain === undefined || chain === 1 || chain === 2)
    );
  }
  return (
    kind === 'scripted' &&
    Array.isArray(results) &&
    results.every(
      (item) =>
        typeof item === 'string' ||
        typeof item === 'number' ||
        (isRecord(item) &&
          typeof item.purpose === 'string' &&
          (typeof item.result === 'string' || typeof item.result === 'number')),
    ) &&
    (seed === undefined || typeof seed === 'string')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
