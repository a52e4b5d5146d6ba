import type { Label, Telling, ToldDraw } from '@tablewright/engine';
import type { AdventureEvent } from './events.ts';
import type { AdventureState } from './model.ts';
import { COLUMN_PURPOSES } from './rules/deck.ts';

/** The bingo cards, of which everybody sees how they were shuffled (BA-DECK-04). */
const CARDS: readonly ToldDraw[] = COLUMN_PURPOSES.map((purpose) => ({ purpose }));

/** Which draws the events tell. */
export const TELLING: Telling<AdventureState, AdventureEvent> = {
  draws: (event) => {
    switch (event.type) {
      case 'laid-out':
        return CARDS;
      case 'token-drawn':
        return told('draw', [event.token]);
      case 'affinity-set':
        return told('affinity', event.tokens);
      case 'tokens-sought':
        return told('beseech', event.tokens);
      case 'target-passed':
        return told('target', [event.token]);
      case 'target-drawn':
        return event.token === ''
          ? told('target-without-tokens', [event.sheet])
          : told('target', [event.token]);
      default:
        return [];
    }
  },
};

function told(purpose: string, results: readonly Label[]): readonly ToldDraw[] {
  return results.map((result) => ({ purpose, result }));
}
