import type { D20 } from '../../table.ts';
import { adventureOf } from './adventure.ts';

/**
 * Words of an adventure, told to all: of one that comes with the game as a text of the catalogue, so that they are said
 * in each reader's language, of others as its author wrote them.
 *
 * @param words as the adventure has them
 */
export function tellWords(t: D20, words: string, rule: string): void {
  t.tell?.({ type: 'described', rule, words: wordsOf(t, words) });
}

/** Words as they stand in an event or a question. */
export function wordsOf(t: Pick<D20, 'options' | 'content' | 'documents'>, words: string) {
  const adventure = adventureOf(t);
  return adventure?.rule === undefined
    ? { prose: words }
    : { key: `adventure.${adventure.id}.${words}` };
}
