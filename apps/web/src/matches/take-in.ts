import { canonicalJson } from '@tablewright/engine';
import type { MatchFile } from '@tablewright/engine/host';
import { readFromFile } from './files.ts';
import type { Shelf } from './shelf.ts';

/** What came of a file that somebody opens. */
export type TakenIn =
  | { readonly kind: 'taken' }
  /** The shelf has the very same already. */
  | { readonly kind: 'same' }
  /** The shelf has the match of that id otherwise: nothing is lost before somebody says so. */
  | { readonly kind: 'asks'; readonly here: MatchFile; readonly file: MatchFile }
  | { readonly kind: 'wrong'; readonly reason: string };

/** Puts the match of a file's text on the shelf, unless that would cost one that is there. */
export async function takeIn(text: string, shelf: Pick<Shelf, 'load' | 'save'>): Promise<TakenIn> {
  const read = await readFromFile(text);
  if (!read.ok) return { kind: 'wrong', reason: read.error };
  const file = read.value;
  const here = (await shelf.load(file.id))?.file;
  if (here === undefined) {
    await shelf.save(file);
    return { kind: 'taken' };
  }
  return canonicalJson(here) === canonicalJson(file)
    ? { kind: 'same' }
    : { kind: 'asks', here, file };
}
