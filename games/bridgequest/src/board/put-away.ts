import type { Option, Seat } from '@tablewright/engine';
import { calledOf, isIdentity, putAwayFor } from '../explain/index.ts';
import type { BridgeView } from '../view.ts';
import { boardText } from './words.ts';

/** Deeds by which a card takes a slot. */
const TAKES_SLOT = /^(equip|become)\//;
/** More cards of which one goes are not listed. */
const LISTED = 3;

/** What goes out of use by an option that equips something; nothing where nothing does. */
export function putAwayText(
  view: BridgeView,
  seat: Seat,
  { id, names = {} }: Option,
): string | undefined {
  if (!TAKES_SLOT.test(id) || view.rooms === undefined) return undefined;
  const texts = putAwayFor(view, seat, String(names.card)).map(({ slot, cards, isChosen }) => {
    const called = cards.slice(0, LISTED).map(calledOf).join(', ');
    const params = {
      ...{ slot: boardText(`board.slot.${slot}`), more: Math.max(0, cards.length - LISTED) },
      cards: called,
    };
    if (isIdentity(slot)) return boardText('board.put-away.identity', params);
    return boardText(isChosen ? 'board.put-away.chosen' : 'board.put-away', params);
  });
  return texts.length === 0 ? undefined : texts.join(' ');
}
