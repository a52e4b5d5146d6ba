import type { Observer, RandomSource } from '@tablewright/engine';
import { Certainty } from './certainty.ts';
import { type CardId, inOrder, type Layout, onto } from './layout.ts';

/**
 * Deals what an observer cannot tell apart anew, in a state that may be changed. Which card lies where
 * in the state is not looked at. Returns which card has come in place of which, for what else the
 * state says of hidden cards.
 */
export function imagine(
  layout: Layout,
  state: object,
  observer: Observer,
  random: Pick<RandomSource, 'index'>,
): ReadonlyMap<CardId, CardId> {
  const dealt = new Map<CardId, CardId>();
  for (const cards of new Certainty(layout, state, observer).uncertain) {
    const rest = cards.toSorted(inOrder);
    for (const card of cards) {
      const at = random.index(rest.length, 'imagined-card');
      dealt.set(card, rest[at] ?? card);
      const last = rest.pop();
      if (last !== undefined && at < rest.length) rest[at] = last;
    }
  }
  rename(layout, state, dealt);
  return dealt;
}

/** Puts cards in place of others, wherever the state of the zones names them. */
function rename(layout: Layout, state: object, dealt: ReadonlyMap<CardId, CardId>): void {
  const change = (list: CardId[]): void => {
    for (const [at, card] of list.entries()) list[at] = dealt.get(card) ?? card;
  };
  const { down, known } = layout.secrets(state);
  for (const place of layout.placesOf(state)) change(layout.at(state, place));
  change(down);
  for (const mind of known) for (const lot of mind) change(lot);
  // What is attached stays where it lies, so it is attached to another card now.
  const moved = [...dealt].flatMap(([card, other]) => {
    const list = layout.cardsAt(state, onto(card));
    return list.length === 0 ? [] : [{ from: onto(card), to: onto(other), cards: [...list] }];
  });
  for (const { from } of moved) layout.at(state, from).length = 0;
  for (const { to, cards } of moved) layout.at(state, to).push(...cards);
  for (const { from } of moved) layout.tidy(state, from);
}
