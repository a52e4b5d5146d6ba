import type { Prose } from '@tablewright/engine';
import type { plainProse, readProse } from '@tablewright/words/prose';
import { useSyncExternalStore } from 'react';

/** What reads the Markdown of prose. */
interface ProseReader {
  readonly readProse: typeof readProse;
  readonly plainProse: typeof plainProse;
}

let reader: ProseReader | undefined;
let fetching: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Fetches what reads prose: a table at which nobody writes any does without. */
export function fetchProseReader(): Promise<void> {
  fetching ??= import('@tablewright/words/prose').then(
    (fetched) => {
      reader = fetched;
      for (const listener of listeners) listener();
    },
    () => {
      // Prose is shown as it is written; the next one tries again.
      fetching = undefined;
    },
  );
  return fetching;
}

/** What reads prose, once it is there. */
export function useProseReader(): ProseReader | undefined {
  return useSyncExternalStore(listen, theReader, theReader);
}

/** Prose as words on one line; nothing until what reads it is there. */
export function plainWords(prose: Prose): string | undefined {
  if (reader === undefined) fetchProseReader();
  return reader?.plainProse(prose);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  if (reader === undefined) fetchProseReader();
  return () => listeners.delete(listener);
}

function theReader(): ProseReader | undefined {
  return reader;
}
