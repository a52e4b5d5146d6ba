import { bridgeOf } from './bridge-of.ts';
import { cardSetOf, defaultCards } from './content/card-set.ts';

export type { BridgeEvent } from './events.ts';
export type * from './model.ts';
export type { BridgeOptions } from './options.ts';

/** BridgeQuest!: heroes cross a bridge of worlds, from the first door to the Boss at its end. */
export const bridgequest = bridgeOf(cardSetOf(defaultCards()));
