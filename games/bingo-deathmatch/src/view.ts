import type { BingoState, BingoView } from './model.ts';
import { squaresIn } from './squares.ts';

/**
 * Everything in the state is public, so every observer sees all of it; the scored squares are
 * there by name too, listed only when somebody looks at them.
 */
export function viewOf(state: BingoState): BingoView {
  return {
    ...state,
    get cards() {
      return state.players.map(({ scored }) => squaresIn(scored));
    },
  };
}
