import { type Observer, type RandomSource, SPECTATOR } from '@tablewright/engine';
import { MAGPIE, type MagpieState } from './model.ts';

/** What an observer sees: its cards by the zones; peace and proposals only if it is one of the two. */
export function seen(state: MagpieState, observer: Observer) {
  const { turn, gold, sheets, curses, peace, deals } = state;
  return {
    ...{ turn, gold, sheets, curses },
    cards: MAGPIE.seen(state, observer),
    peace: peace.filter(({ by, spares }) => isOf(observer, by, spares)),
    deals: deals.open.filter(({ from, to }) => isOf(observer, from, to)),
  };
}

/** See {@link seen}. */
export type MagpieView = ReturnType<typeof seen>;

/** Deals hidden cards anew; what two others have between them, it imagines away. */
export function imagined(
  state: MagpieState,
  observer: Observer,
  random: RandomSource,
): MagpieState {
  MAGPIE.imagine(state, observer, random);
  const { deals } = state;
  state.peace = state.peace.filter(({ by, spares }) => isOf(observer, by, spares));
  deals.open = deals.open.filter(({ from, to }) => isOf(observer, from, to));
  const made = Object.entries(deals.made);
  deals.made = Object.fromEntries(made.filter(([two]) => isOf(observer, ...two.split('-'))));
  return state;
}

/** Whether an observer is one of two seats, who alone know of something. */
function isOf(observer: Observer, ...seats: readonly (number | string)[]): boolean {
  return observer !== SPECTATOR && seats.map(Number).includes(observer);
}
