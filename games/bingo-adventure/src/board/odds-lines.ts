import type { ChoiceView, Text } from '@tablewright/engine';
import type { Odd } from '@tablewright/table-kit/board';
import { oddsOfPowers } from '../explain/index.ts';
import type { AdventureState } from '../model.ts';
import { boardText } from './words.ts';

/** Most powers that are listed. */
const MOST_POWERS = 6;

/** How likely the powers of the deciding seat come within reach in the next draws. */
export function odds(
  view: AdventureState,
  { seat }: ChoiceView,
  say: (text: Text) => string,
): readonly Odd[] {
  return oddsOfPowers(view, seat)
    .slice(0, MOST_POWERS)
    .flatMap(({ power, chances }) => {
      const name = say({ key: `power.${power}` });
      return chances.map(({ draws, chance }) => ({
        label: boardText('board.odds.power', { power: name, draws }),
        chance,
      }));
    });
}
