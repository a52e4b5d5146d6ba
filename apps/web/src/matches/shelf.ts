import { type MatchFile, readMatchFile } from '@tablewright/engine/host';
import { del, entries, get, keys, set, type UseStore } from 'idb-keyval';
import { askToPersist } from '../pwa/room.ts';
import { dropCourse } from './course-store.ts';
import { keptMatches } from './kept-matches.ts';

/** A match on the shelf. */
export interface ShelvedMatch {
  readonly file: MatchFile;
  /** When it was last changed, in milliseconds since 1970. */
  readonly at: number;
}

/** Why the browser does not keep a match. */
export interface Trouble {
  /** Whether there is no room left; else the browser refuses for the reason. */
  readonly full: boolean;
  readonly reason: string;
}

/**
 * The matches kept in this browser. Where the browser keeps nothing, they last as long as the page
 * and {@link Shelf.trouble} says why.
 */
export interface Shelf {
  list(): Promise<readonly ShelvedMatch[]>;
  /** Which matches there are, without reading them. */
  ids(): Promise<readonly string[]>;
  load(id: string): Promise<ShelvedMatch | undefined>;
  save(file: MatchFile): Promise<void>;
  remove(id: string): Promise<void>;
  trouble(): Trouble | undefined;
}

/** The shelf of this page. */
export const shelf: Shelf = openShelf(
  keptMatches,
  ({ file, at }) => {
    askToPersist();
    // What a person has played is counted when a match ends; the page that shows it then reads no match.
    if (file.outcome !== undefined) {
      import('../me/keep-record.ts')
        .then(({ keepHere }) => keepHere(file, at))
        .catch(() => undefined);
    }
  },
  dropCourse,
);

/** Opens a shelf over a store of the browser; it tells of every match that was kept, and thrown away. */
export function openShelf(
  open: () => UseStore,
  onSaved?: (match: ShelvedMatch) => void,
  onRemoved?: (id: string) => void,
): Shelf {
  const here = new Map<string, ShelvedMatch>();
  let store: UseStore | undefined;
  let trouble: Trouble | undefined;
  const kept = async <T>(use: (store: UseStore) => Promise<T>): Promise<T | undefined> => {
    try {
      store ??= open();
      const value = await use(store);
      trouble = undefined;
      return value;
    } catch (thrown) {
      trouble = troubleOf(thrown);
      return undefined;
    }
  };
  return {
    async list() {
      const stored = (await kept((it) => entries<string, ShelvedMatch>(it))) ?? [];
      const all = new Map([...stored.filter(([, match]) => isShelved(match)), ...here]);
      return [...all.values()].sort((a, b) => b.at - a.at);
    },
    async ids() {
      const stored = (await kept((it) => keys<string>(it))) ?? [];
      return [...new Set([...stored, ...here.keys()])];
    },
    async load(id) {
      const match = here.get(id) ?? (await kept((it) => get<ShelvedMatch>(id, it)));
      return match !== undefined && isShelved(match) ? match : undefined;
    },
    async save(file) {
      const match = { file, at: Date.now() };
      here.set(file.id, match);
      await kept((it) => set(file.id, match, it));
      if (trouble === undefined) onSaved?.(match);
    },
    async remove(id) {
      here.delete(id);
      await kept((it) => del(id, it));
      onRemoved?.(id);
    },
    trouble: () => trouble,
  };
}

function troubleOf(thrown: unknown): Trouble {
  // A browser without room says so by the name of the error; its message is not for people.
  if (thrown instanceof Error || thrown instanceof DOMException) {
    return { full: thrown.name === 'QuotaExceededError', reason: thrown.message || thrown.name };
  }
  return { full: false, reason: String(thrown) };
}

function isShelved(value: ShelvedMatch): boolean {
  return typeof value?.at === 'number' && readMatchFile(value.file).ok;
}
