import type { Text } from '@tablewright/engine';
import type { EndFacts, InPlay } from '../explain/index.ts';
import { boardText } from './words.ts';

type Say = (text: Text) => string;

/** The name of something in play, with its number if it has one. */
export function effectName({ name, amount }: InPlay, say: Say): string {
  const said = say(name);
  return amount === undefined ? said : boardText('board.amount', { name: said, amount });
}

/** Where something in play comes from: whose power it was, and which. */
export function effectSource({ from, source }: InPlay, say: Say): string {
  return from === undefined
    ? boardText('board.by.own', { source: say(source) })
    : boardText('board.by', { by: from, source: say(source) });
}

/** Whether the name of something in play already says where it comes from. */
export function isNamedBySource({ name, source, by, on }: InPlay, say: Say): boolean {
  return by === on && say(source) === say(name);
}

/** When something in play ends of itself. */
export function effectEnd(end: EndFacts): string {
  switch (end.ends) {
    case 'never':
      return boardText('board.innate');
    case 'turn-start':
    case 'turn-end':
      return boardText(end.later ? `board.until.${end.ends}.next` : `board.until.${end.ends}`, {
        of: end.of,
      });
    default:
      return boardText(`board.until.${end.ends}`);
  }
}
