/** The houses that are there, and their athletes on a court. */
import { writeBuild } from '../src/given/builds.ts';
import type { Build } from '../src/model.ts';
import { GAME } from './content.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

const { content } = GAME;

/** The houses that are there, with what they are. */
export const HOUSES = content.teams.flatMap(({ id, name, athletes, house }) =>
  house === undefined ? [] : [{ id, name, athletes, house }],
);

/** Their athletes by their names. */
export const ALL: readonly (readonly [string, Build])[] = HOUSES.flatMap(({ athletes }) =>
  athletes.map((build) => [build.name, build] as const),
);

/** An athlete of a house on a plain court, with who is there besides; the house is the opposition. */
export function placed(
  build: Build,
  at: string,
  others: readonly Told[],
  more: Beginning = {},
): Court {
  const { name, ...told } = writeBuild(build);
  const { rolls = [], options = {}, turn = build.name, own = {} } = more;
  return begin(
    {
      court: floor(24, 9),
      athletes: [...others, theirs(String(name), at, { ...told, ...own })],
      turn,
    },
    { rolls, options, seed: 'houses' },
  );
}

/** How a position of a house begins. */
export interface Beginning {
  readonly rolls?: readonly number[];
  readonly options?: Told;
  readonly turn?: string;
  readonly own?: Told;
}

/** Ana of the other side. */
export const ana = (at: string, more: Told = {}) => ours('Ana', at, { implement: 'wand', ...more });
