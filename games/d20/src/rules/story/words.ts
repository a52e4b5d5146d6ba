import type { Prose, Text } from '@tablewright/engine';
import type { Adventure, SceneTask } from '../../content/adventure.ts';
import { textsOf } from '../../content/adventures/text-paths.ts';
import type { D20 } from '../../d20-table.ts';
import { adventureOf } from '../adventure/adventure.ts';

/** The paths of texts by what they say, of each adventure. */
const PATHS = new WeakMap<Adventure, ReadonlyMap<string, string>>();

function pathOf(adventure: Adventure, words: string): string | undefined {
  let paths = PATHS.get(adventure);
  if (paths === undefined) {
    paths = new Map(Object.entries(textsOf(adventure)).map(([path, text]) => [text, path]));
    PATHS.set(adventure, paths);
  }
  return paths.get(words);
}

/** Words of an adventure, told to all. */
export function tellWords(t: D20, words: string, rule: string): void {
  t.tell?.({ type: 'described', rule, words: wordsOf(t, words) });
}

/** What words need to know of a table. */
type Told = Pick<D20, 'options' | 'content' | 'documents'>;

/**
 * Words as they stand in an event or a question: of an adventure that comes with the game as a text of the catalogue, so
 * that they are said in each reader's language, of others as their author wrote them.
 */
export function wordsOf(t: Told, words: string): Text | Prose {
  const adventure = adventureOf(t);
  const path = adventure?.rule === undefined ? undefined : pathOf(adventure, words);
  return path === undefined ? { prose: words } : { key: `adventure.${adventure?.id}.${path}` };
}

/** A task by its label, and by what it is tried where nobody is asked. */
export function taskText(t: Told, { label, tags }: Pick<SceneTask, 'label' | 'tags'>): Text {
  const words = wordsOf(t, label);
  const [tag] = tags;
  return tag === undefined || tags.length > 1
    ? { key: 'deed.task', params: { words } }
    : { key: 'deed.task-by', params: { words, tag: { key: `tag.${tag}` } } };
}
