import { begin, type Court, floor, ours, type Told, theirs } from '../../../../../test/table.ts';
import { writeBuild } from '../../../../given/builds.ts';
import type { Build } from '../../../../model.ts';
import { ATHLETES } from '../athletes.ts';

/** First names of the house, in the order of its list. */
export const FIRST_NAMES = ['Pila', 'Marc', 'Hyun', 'Obi', 'Omar'] as const;
export type FirstName = (typeof FIRST_NAMES)[number];

/** The athlete of the house with that first name. */
export function buildOf(first: FirstName): Build {
  const found = ATHLETES.find(({ name }) => name.startsWith(`${first} `));
  if (found === undefined) throw new Error(`nobody of the house is called ${first}`);
  return found;
}

/** An athlete of the house on its court, called by the first name. */
export function of(first: FirstName, at: string, more: Told = {}): Told {
  return ours(first, at, { ...writeBuild(buildOf(first)), name: first, ...more });
}

/** What differs from the usual scene. */
export interface Scene {
  readonly rolls?: readonly number[];
  readonly rows?: readonly string[];
  readonly options?: Told;
  readonly more?: Told;
  readonly turn?: string;
  readonly seats?: number;
}

/** Athletes of the house against others on a wide floor; the first of them has its turn. */
export function scene(athletes: readonly Told[], setting: Scene = {}): Court {
  const { rolls = [], rows = floor(20, 11), options = {}, more = {} } = setting;
  const { turn = String(athletes[0]?.name), seats = 2 } = setting;
  return begin({ court: rows, athletes, turn, ...more }, { rolls, options, seats });
}

/** Answers with the first option, or all of them in the order in which they stand. */
export function goOn(court: Court): void {
  court.answer(court.open.kind === 'one' ? court.offered[0] : court.offered);
}

export { theirs };
