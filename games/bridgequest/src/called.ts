import type { Text, TextParam } from '@tablewright/engine';
import { isOwn } from './decks/own-cards.ts';
import type { BridgeState, CardId, FigureId } from './model.ts';

/**
 * What a card is called: the catalogue has its name by its id, whatever its copy. One of an own deck is called by its
 * id; whoever may see its name gets it from the view (BQC-IMP-08).
 */
export function cardCalled(card: CardId): Text {
  const copy = card.lastIndexOf('#');
  const id = copy < 0 ? card : card.slice(0, copy);
  return isOwn(id) ? { key: OWN_CARD, params: { id } } : { key: `card.${id}` };
}

/** Says a card of an own deck. */
const OWN_CARD = 'card.own';

/** The same text with the names of own cards in it, as far as they are known. */
export function withOwnNames(text: Text, cards: BridgeState['ownCards']): Text {
  const { key, params } = text;
  if (params === undefined) return text;
  const { id } = params;
  if (key === OWN_CARD && typeof id === 'string') {
    const known = Object.hasOwn(cards, id) ? cards[id] : undefined;
    return known === undefined
      ? text
      : { key: 'card.named', params: { name: { prose: known.name } } };
  }
  const named = (param: TextParam): TextParam => {
    if (Array.isArray(param)) return param.map(named);
    return typeof param === 'object' && 'key' in param ? withOwnNames(param, cards) : param;
  };
  const all = Object.entries(params).map(([name, param]) => [name, named(param)]);
  return { ...text, params: Object.fromEntries(all) };
}

/** What a figure or a monster of a combat is called; an illusion as its original. */
export function figureCalled(figure: FigureId): Text {
  const [original = figure] = figure.split('*');
  return original.includes('#') ? cardCalled(original) : { key: `figure.${original}` };
}

/** What a roll is for, in the keys of the catalogue: checks and the numbers of a new hero are said alike. */
export function purposeOf(purpose: string): string {
  if (purpose.endsWith('-check')) return 'check';
  return purpose.startsWith('starting-') ? 'starting' : purpose;
}
