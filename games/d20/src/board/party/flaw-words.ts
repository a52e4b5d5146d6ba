import { boardText } from '../words.ts';
import { flawKeyOf } from './flaws.ts';

/** A flaw in the language of the board, if it is one of a ready character; what a player wrote stays as it is. */
export function flawSaid(flaw: string): string {
  const key = flawKeyOf(flaw);
  return key === undefined ? flaw : boardText(key);
}
