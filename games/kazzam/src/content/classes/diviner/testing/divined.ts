import { begin, type Court, floor, ours, type Told, theirs } from '../../../../../test/table.ts';

/** What is different from the usual position. */
export interface Scene {
  readonly rolls?: readonly number[];
  readonly rows?: readonly string[];
  readonly options?: Told;
  /** One for each side unless told otherwise. */
  readonly seats?: number;
  /** Of the Diviner, of its ally, of the two opponents. */
  readonly di?: Told;
  readonly al?: Told;
  readonly bo?: Told;
  readonly cy?: Told;
  readonly effects?: readonly Told[];
  readonly turn?: string;
  readonly more?: Told;
}

/**
 * Di, a Diviner with these picks, at (1,2), and Al at (1,4) against Bo at (4,2) and Cy at (10,5);
 * Di's turn unless told otherwise.
 */
export function divined(picks: readonly string[], scene: Scene = {}): Court {
  const { rolls = [], options = {}, di = {}, al = {}, bo = {}, cy = {}, more = {} } = scene;
  const { rows = floor(15, 7), effects = [], turn = 'Di', seats = 2 } = scene;
  const diviner = { class: 'diviner', picks: picks.map((pick) => `diviner/${pick}`) };
  return begin(
    {
      court: rows,
      athletes: [
        ours('Di', '1,2', { ...diviner, ...di }),
        ours('Al', '1,4', al),
        theirs('Bo', '4,2', bo),
        theirs('Cy', '10,5', cy),
      ],
      effects,
      turn,
      ...more,
    },
    { rolls, options, seats },
  );
}

/** A hit with damage first and Effect last. */
export const BOTH = ['damage', 'effect'];
/** A hit with the Effect first. */
export const EFFECT_FIRST = ['effect', 'damage'];

/** The kinds of everything in play on somebody. */
export function kindsOn(court: Court, name: string): readonly string[] {
  const on = court.id(name);
  return court.state.effects
    .filter((effect) => effect.on === on && effect.innate !== true)
    .map(({ kind }) => kind);
}
