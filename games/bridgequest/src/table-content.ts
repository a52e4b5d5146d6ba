import type { CardSet } from './content/card-set.ts';
import { dies, mayDie } from './rules/death/dying.ts';
import { goOff } from './rules/discards/go-off.ts';
import { kicksOn } from './rules/doors/kicks-on.ts';
import { landed } from './rules/landing/land.ts';
import type { Moments } from './rules/moments/moments.ts';
import type { BridgeContent } from './table.ts';

/** What happens of itself when something else has happened; each stands where its rule is. */
const MOMENTS: Moments = { lost: goOff, landed, mayDie, dies, kicksOn };

/** A table is assembled from its cards and the moments of the rules. */
export function contentOf(cards: CardSet): BridgeContent {
  return { ...cards, moments: MOMENTS };
}
