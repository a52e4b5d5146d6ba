/** Which offers belong to which thing on the board, by what their options name. */

import type { ChoiceView } from '@tablewright/engine';
import { type Offer, offersNaming, offersOf } from '@tablewright/table-kit/board';
import type { CreatureId } from '../model.ts';

type Choices = readonly ChoiceView[];

/** What can be done to somebody, or answered with somebody. */
export const creatureOffers = (choices: Choices, creature: CreatureId): readonly Offer[] =>
  offersNaming(choices, { creature });

/** What is offered at a square. */
export const squareOffers = (choices: Choices, x: number, y: number): readonly Offer[] =>
  offersNaming(choices, { x, y });

/** The question who acts next (DT-INIT-04). */
export const isNaming = (choices: Choices): boolean =>
  choices.some(({ why }) => why.key === 'choice.next');

/** Deeds between fights that the scene lists, by what they name; a companion’s beside one’s own. */
export function calmOffers(choices: Choices, name: 'task' | 'exit'): ReadonlyMap<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offersOf(choices)) {
    const id = offer.option.names?.[name];
    if (offer.choice.why.key !== 'choice.calm' || id === undefined) continue;
    const list = found.get(String(id));
    if (list === undefined) found.set(String(id), [offer]);
    else list.push(offer);
  }
  return found;
}

/** What can be said or done to people who are here: to talk, to attack, and what else is aimed at them. */
export const peopleOffers = (choices: Choices, creature: CreatureId): readonly Offer[] =>
  creatureOffers(choices, creature).filter(({ choice }) => choice.why.key === 'choice.calm');

/** Deeds that are neither of the scene nor aimed at anybody: to rest, to trade, to try something of one’s own. */
const COMMON = ['rest', 'buy', 'sell', 'carouse', 'research', 'special-item', 'unlisted'];

/** See {@link COMMON}. */
export const commonOffers = (choices: Choices): readonly Offer[] =>
  offersOf(choices).filter(
    ({ choice, option }) => choice.why.key === 'choice.calm' && COMMON.includes(option.id),
  );

/** Attacks among offers, with what they are made with. */
export const attacksAmong = (
  offers: readonly Offer[],
): readonly { readonly offer: Offer; readonly attack: string }[] =>
  offers.flatMap((offer) => {
    const attack = offer.option.names?.attack;
    return typeof attack === 'string' ? [{ offer, attack }] : [];
  });
