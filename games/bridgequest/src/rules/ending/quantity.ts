import type { Flow } from '@tablewright/engine';
import { cardCalled } from '../../called.ts';
import { type Card, QUANTITIES } from '../../content/card.ts';
import { type Addition, dieOfAddition, type Scoring } from '../../sheets/additions.ts';
import { dieOfQuantity } from '../../sheets/saves.ts';
import type { Bridge } from '../../table.ts';
import { masterDecides } from '../master/decide.ts';
import { verbsIn } from '../plays/playable.ts';

/**
 * The sides of the die that an addition rolls: of a saved one-shot as its card has it (BQC-SCH-17), unless a person who runs
 * the game has it be worth more or less (BQ-GM-15), or but one as it ends combats (BQ-GM-31).
 */
export function* sidesOf(
  t: Bridge,
  scoring: Scoring,
  addition: Addition,
): Flow<number | undefined> {
  const usual = dieOfAddition(scoring, addition);
  if (addition.kind !== 'save' || addition.as !== 'one-shot') return usual;
  const card = scoring.table[addition.at]?.card;
  if (card === undefined || !('quantity' in card)) return usual;
  const options = QUANTITIES.map((quantity) => ({ id: quantity, quantity }));
  const rule = endsCombats(card) ? 'BQ-GM-31' : 'BQ-GM-15';
  const at = QUANTITIES.indexOf(card.quantity);
  const params = { card: cardCalled(`${card.id}#1`) };
  const { quantity } = yield* masterDecides(t, 'save-quantity', options, at, rule, params);
  return dieOfQuantity(quantity);
}

/** Whether a card takes monsters out of a combat, or its player. */
function endsCombats({ effects }: Card): boolean {
  return effects.some(({ do: actions }) =>
    verbsIn(actions).some((verb) => verb === 'oust' || verb === 'escape'),
  );
}
