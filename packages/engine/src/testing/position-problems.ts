import { clonePlain } from '../clone.ts';
import { GivenError } from '../game.ts';
import { hashPlain } from '../hash.ts';
import type { Match } from '../match.ts';
import { sourcesOf } from '../random/spec.ts';
import { Runner } from '../runner.ts';
import { shown } from './file-fields.ts';
import { equals, isOperator, isRecord } from './fits.ts';

type Position = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

/** A place where the position differs from what is expected. */
interface Difference {
  readonly path: Path;
  readonly wanted: unknown;
  readonly found: unknown;
  /** Whether nothing else may stand there. */
  readonly alone?: boolean;
}

/**
 * What of a part of a position, in the words of `given`, does not hold now. Objects and lists of
 * texts or objects hold if what is named is there, and a list of names where an object has them;
 * lists of numbers and empty ones must be equal.
 * What is written in other words, or not at all because it is as at set-up, holds if a position
 * that says it lays out the same state.
 */
export function positionProblems(match: Match, wanted: Position): string[] {
  const { game, options, state } = match;
  if (game.position === undefined) return [`position: ${game.id} cannot say what its position is`];
  const found = clonePlain(game.position(state, options));
  const laid = new LaidOut(match, found);
  return differences(laid, found, wanted, []).flatMap((difference) => {
    const { path, found: there, wanted: asked, alone = false } = difference;
    const same = laid.isSame(difference);
    if (same === true) return [];
    const is = there === undefined ? 'is as at set-up' : `is ${shown(there)}`;
    // A key that the position has is valid; for any other, let the game say what would be.
    const why = typeof same === 'string' && there === undefined ? ` (${same})` : '';
    return [
      `position ${path.join('.')} ${is}, expected ${alone ? 'exactly ' : ''}${shown(asked)}${why}`,
    ];
  });
}

function differences(
  laid: LaidOut,
  found: unknown,
  wanted: unknown,
  path: Path,
): readonly Difference[] {
  if (isOperator(wanted)) {
    if (equals(found, wanted)) return [];
    const { contains, exactly } = wanted;
    if (contains !== undefined) return differences(laid, found, contains, path);
    return [{ path, found, wanted: exactly ?? wanted, alone: exactly !== undefined }];
  }
  if (isRecord(wanted)) {
    if (!isRecord(found)) return [{ path, found, wanted }];
    return Object.entries(wanted).flatMap(([key, value]) =>
      differences(laid, found[key], value, [...path, key]),
    );
  }
  if (isNamed(wanted) && Array.isArray(found)) return ofLists(laid, found, wanted, path);
  if (isNamed(wanted) && isRecord(found) && wanted.every((name) => String(name) in found))
    return [];
  return equals(found, wanted) ? [] : [{ path, found, wanted }];
}

/** Whether it is a list of named things, of which an expectation may name some. */
function isNamed(wanted: unknown): wanted is readonly unknown[] {
  return (
    Array.isArray(wanted) && wanted.length > 0 && !wanted.some((item) => typeof item === 'number')
  );
}

function ofLists(
  laid: LaidOut,
  found: readonly unknown[],
  wanted: readonly unknown[],
  path: Path,
): readonly Difference[] {
  const left = new Set(found.keys());
  const lacking: Difference[] = [];
  for (const item of wanted) {
    const tries = [...left]
      .map((at) => ({ at, differs: differences(laid, found[at], item, [...path, at]) }))
      .sort((a, b) => a.differs.length - b.differs.length);
    const fitting = tries.find(({ differs }) => differs.every((one) => laid.isSame(one) === true));
    if (fitting !== undefined) left.delete(fitting.at);
    else if (isRecord(item) && tries[0] !== undefined) lacking.push(...tries[0].differs);
    else return [{ path, found, wanted }];
  }
  return lacking;
}

/** The current position, laid out on a fresh set-up, to compare others with. */
class LaidOut {
  readonly #match: Match;
  readonly #position: Position;
  readonly #hash: string | undefined;

  constructor(match: Match, position: Position) {
    this.#match = match;
    this.#position = position;
    this.#hash = this.#layOut(position).hash;
  }

  /** Whether the expected position lays out the same state; a text says why it is invalid. */
  isSame({ path, wanted, found }: Difference): boolean | string {
    if (isOperator(wanted)) return false;
    if (this.#hash !== undefined) return this.#isLaid(this.#position, path, wanted, this.#hash);
    // In the middle of a step a position may be impossible to lay out; default values still compare.
    return found === undefined && this.#isLaid({}, path, wanted, this.#layOut({}).hash);
  }

  #isLaid(
    position: Position,
    path: Path,
    wanted: unknown,
    as: string | undefined,
  ): boolean | string {
    const { hash, wrong } = this.#layOut(replaced(position, path, wanted) as Position);
    return wrong ?? (hash !== undefined && hash === as);
  }

  #layOut(position: Position): { readonly hash?: string; readonly wrong?: string } {
    const { game, options, seats, random } = this.#match;
    const setup = { options, seatCount: seats.length, random: sourcesOf(random).forSetup };
    const { state } = Runner.setUp(game, setup);
    try {
      game.given?.(state, clonePlain(position), options);
    } catch (thrown) {
      if (thrown instanceof GivenError) return { wrong: thrown.message };
      throw thrown;
    }
    return { hash: hashPlain(state) };
  }
}

/** A copy of the value with another value at a path. */
function replaced(value: unknown, [key, ...rest]: Path, wanted: unknown): unknown {
  if (key === undefined) return wanted;
  if (Array.isArray(value)) {
    return value.map((item, at) => (at === key ? replaced(item, rest, wanted) : item));
  }
  const record = isRecord(value) ? value : {};
  return { ...record, [key]: replaced(record[key], rest, wanted) };
}
