import type { Text } from '@tablewright/engine';
import type { CardId, FigureId } from './model.ts';

/** What a card is called: the catalogue has its name by its id, whatever its copy. */
export function cardCalled(card: CardId): Text {
  const copy = card.lastIndexOf('#');
  return { key: `card.${copy < 0 ? card : card.slice(0, copy)}` };
}

/** What a figure or a monster of a combat is called; an illusion as its original. */
export function figureCalled(figure: FigureId): Text {
  const [original = figure] = figure.split('*');
  return original.includes('#') ? cardCalled(original) : { key: `figure.${original}` };
}
