import { boardText } from '../words.ts';
import { FLAW_TEXTS } from './flaws.ts';

/** A flaw in the language of the board, if it is one of a ready character; what a player wrote stays as it is. */
export function flawSaid(flaw: string): string {
  const keys = Object.keys(FLAW_TEXTS) as (keyof typeof FLAW_TEXTS)[];
  const key = keys.find((one) => FLAW_TEXTS[one] === flaw);
  return key === undefined ? flaw : boardText(key);
}
