import type { More } from '../../../../../test/more.ts';
import { athlete, court, opponent, type Played, played } from '../../../../../test/played.ts';

/** What an athlete has besides its name and square. */
/** See {@link Played.answers}. */
export type Answers = NonNullable<Played['answers']>;

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
  readonly hal?: More;
  readonly t?: More;
  readonly others?: readonly More[];
  readonly rows?: readonly string[];
  readonly options?: More;
}

/** Hal at (1,3) with all Patient powers and T, ten squares off unless told otherwise. */
export function given({ hal = {}, t = {}, others = [], rows = court(WIDTH, 7) }: Scene) {
  return {
    court: rows,
    athletes: [
      athlete('Hal', '1,3', { class: 'hexer', picks: PICKS, ...hal }),
      { ...opponent('T', '11,3'), ...t },
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
): ReturnType<typeof played> {
  const named = power === GAZE ? ['T'] : [];
  return played({
    given: given(scene),
    rolls,
    answers: [power, ...named, 'end-turn', ...answers],
    options: scene.options ?? {},
  });
}

/** A square of the court, of Hal's row unless told otherwise. */
export const square = (x: number, y = 3) => `court(${x},${y})`;
/** A way along Hal's row. */
export const way = (...xs: readonly number[]) => xs.map((x) => square(x));
/** The number of a square. */
export const cell = (x: number, y = 3) => y * WIDTH + x;
/** The kinds of all effects in play. */
export const kinds = ({ state }: ReturnType<typeof played>) =>
  state.effects.map(({ kind }) => kind);
