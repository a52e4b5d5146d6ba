import { begin, type Court, floor, ours, type Told, theirs } from '../../../../../test/table.ts';

/** What is different from the usual position. */
export interface Scene {
  readonly rolls?: readonly number[];
  readonly seed?: string;
  readonly rows?: readonly string[];
  readonly options?: Told;
  /** One for each side unless told otherwise. */
  readonly seats?: number;
  /** Of the Brewer, of its ally, of the two opponents. */
  readonly bea?: Told;
  readonly al?: Told;
  readonly bo?: Told;
  readonly cy?: Told;
  readonly effects?: readonly Told[];
  readonly items?: readonly Told[];
  readonly turn?: string;
  readonly more?: Told;
}

/**
 * Bea, a Brewer with a wand and these picks, at (1,2), and Al at (1,4) against Bo at (4,2) and Cy at
 * (10,5), all with wands; Bea's turn unless told otherwise.
 */
export function brewed(picks: readonly string[], scene: Scene = {}): Court {
  const { rolls = [], options = {}, bea = {}, al = {}, bo = {}, cy = {}, more = {} } = scene;
  const { rows = floor(15, 7), effects = [], items = [], turn = 'Bea', seats = 2, seed } = scene;
  const wand = { implement: 'wand' };
  const brewer = { ...wand, class: 'brewer', picks: picks.map((pick) => `brewer/${pick}`) };
  return begin(
    {
      court: rows,
      athletes: [
        ours('Bea', '1,2', { ...brewer, ...bea }),
        ours('Al', '1,4', { ...wand, ...al }),
        theirs('Bo', '4,2', { ...wand, ...bo }),
        theirs('Cy', '10,5', { ...wand, ...cy }),
      ],
      effects,
      items,
      turn,
      ...more,
    },
    { rolls, options, seats, ...(seed === undefined ? {} : { seed }) },
  );
}

/** A hit with damage first and Effect last. */
export const BOTH = ['damage', 'effect'];

/** The kinds of everything in play on somebody. */
export function kindsOn(court: Court, name: string): readonly string[] {
  const on = court.id(name);
  return court.state.effects
    .filter((effect) => effect.on === on && effect.innate !== true)
    .map(({ kind }) => kind);
}

/** Ends turns until it is that of somebody, without another answer on the way. */
export function untilTurnOf(court: Court, name: string): Court {
  do court.answer('end-turn');
  while (court.state.turn?.creature !== court.id(name));
  return court;
}

/** A flask of that kind in somebody's hands, made by Bea. */
export function flask(item: string, heldBy: string): Told {
  return { item, heldBy, by: 'Bea' };
}
