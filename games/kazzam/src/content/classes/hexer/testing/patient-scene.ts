import {
  type Answers,
  begin,
  type Court,
  floor,
  ours,
  type Told,
  theirs,
} from '../../../../../test/table.ts';

/** What an athlete has besides its name and square. */
/** See {@link Played.answers}. */

/** Columns of the court. */
export const WIDTH = 14;
/** The Patient powers. */
export const SHOT = 'homards-patient-shot';
/** See {@link SHOT}. */
export const GAZE = 'patient-gaze';
/** See {@link SHOT}. */
export const SURPRISE = 'salorns-patient-surprise';
const PICKS = [SHOT, GAZE, SURPRISE].map((name) => `hexer/${name}`);

/** What is different from the usual position. */
export interface Scene {
  readonly hal?: Told;
  readonly t?: Told;
  readonly others?: readonly Told[];
  readonly rows?: readonly string[];
  readonly options?: Told;
}

/** Hal at (1,3) with all Patient powers and T, ten squares off unless told otherwise. */
export function given({ hal = {}, t = {}, others = [], rows = floor(WIDTH, 7) }: Scene) {
  return {
    court: rows,
    athletes: [
      ours('Hal', '1,3', { class: 'hexer', picks: PICKS, ...hal }),
      { ...theirs('T', '11,3'), ...t },
      ...others,
    ],
    turn: 'Hal',
  };
}

/** Hal readies a power and ends its turn; T then does as the answers say. */
export function ready(
  power: string,
  answers: Answers,
  rolls: readonly number[] = [],
  scene: Scene = {},
): Court {
  const named = power === GAZE ? ['T'] : [];
  return begin(given(scene), { rolls, options: scene.options ?? {} }).answer(
    power,
    ...named,
    'end-turn',
    ...answers,
  );
}

/** A square of the court, of Hal's row unless told otherwise. */
export const square = (x: number, y = 3) => `court(${x},${y})`;
/** A way along Hal's row. */
export const way = (...xs: readonly number[]) => xs.map((x) => square(x));
/** The number of a square. */
export const cell = (x: number, y = 3) => y * WIDTH + x;
/** The kinds of all effects in play. */
export const kinds = (court: Court) => court.state.effects.map(({ kind }) => kind);
