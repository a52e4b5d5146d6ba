import type { Observer } from '@tablewright/engine';
import { hidesAnything, type Match } from '@tablewright/engine/host';

/**
 * Why a moment of a match cannot be told whole to whoever looks, if it cannot. A scenario holds
 * the state as it is and the answers since the last step, so it must not be given away
 * - `hidden`: while a game goes on in which seats hide things from each other;
 * - `secret`: while others have answered in secret what is not revealed yet. Bots count too: what
 *   they have chosen is as much a secret as a person's choice.
 *
 * Over is over: then everything may be known.
 * @param seq the moment, as the number of answers before it
 */
export function whyUntold(
  match: Match,
  seq: number,
  observer: Observer,
): 'hidden' | 'secret' | undefined {
  if (match.over) return undefined;
  if (hidesAnything(match.game, match.options, match.state)) return 'hidden';
  if (!match.secret) return undefined;
  const revealed = match.log.findLastIndex(({ irrevocable }) => irrevocable);
  const told = match.log.slice(revealed + 1, seq);
  return told.some(({ secret, seat }) => secret && seat !== observer) ? 'secret' : undefined;
}
