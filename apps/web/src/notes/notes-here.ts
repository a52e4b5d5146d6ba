import { type Observer, SPECTATOR } from '@tablewright/engine';
import type { Note, NoteWritten } from '@tablewright/protocol';
import { createStore, del, get, set, type UseStore, update } from 'idb-keyval';
import { ApiRefusal } from '../online/server/api.ts';
import { written } from './note-book.ts';
import type { NotesDesk } from './notes-desk.ts';

/** The notes of a match in this browser: by seat, and under -1 those of the table. */
export type KeptNotes = Readonly<Record<string, readonly Note[]>>;

/**
 * The notes of matches that live in this browser, beside the matches and in no file of theirs. Where
 * the browser keeps nothing, they last as long as the page.
 */
export class NotesHere {
  readonly #open: () => UseStore;
  readonly #here = new Map<string, KeptNotes>();
  #store: UseStore | undefined;

  constructor(open: () => UseStore) {
    this.#open = open;
  }

  /** The notes as the person in a seat has them; who only looks on has those of the table. */
  desk(match: string, seat: Observer, name: string): NotesDesk {
    return {
      pads: seat === SPECTATOR ? ['table'] : ['own', 'table'],
      read: async () => {
        const { [seat]: own = [], [SPECTATOR]: table = [] } = await this.#read(match);
        return { own: seat === SPECTATOR ? [] : [...own], table: [...table] };
      },
      write: async (wish) => {
        const pad = wish.pad === 'own' ? seat : SPECTATOR;
        let result: NoteWritten | 'full' = { kept: false };
        await this.#change(match, (notes) => {
          const made = written(notes[pad] ?? [], wish, { seat, name, at: Date.now() });
          result = made.result;
          return { ...notes, [pad]: made.pad };
        });
        return kept(result);
      },
    };
  }

  /** Takes the notes of a match away, and returns them. */
  async take(match: string): Promise<KeptNotes> {
    const notes = await this.#read(match);
    this.#here.delete(match);
    await this.#kept((store) => del(match, store));
    return notes;
  }

  /** Puts the notes of a match back. */
  async put(match: string, notes: KeptNotes): Promise<void> {
    if (Object.keys(notes).length === 0) return;
    this.#here.set(match, notes);
    await this.#kept((store) => set(match, notes, store));
  }

  async #read(match: string): Promise<KeptNotes> {
    const stored = await this.#kept((store) => get<KeptNotes>(match, store));
    return stored ?? this.#here.get(match) ?? {};
  }

  /** In one go, so that two pages with the same match lose nothing of each other. */
  async #change(match: string, change: (notes: KeptNotes) => KeptNotes): Promise<void> {
    let changed: KeptNotes | undefined;
    await this.#kept((store) =>
      update<KeptNotes>(
        match,
        (notes) => {
          changed = change(notes ?? {});
          return changed;
        },
        store,
      ),
    );
    this.#here.set(match, changed ?? change(this.#here.get(match) ?? {}));
  }

  async #kept<T>(use: (store: UseStore) => Promise<T>): Promise<T | undefined> {
    try {
      this.#store ??= this.#open();
      return await use(this.#store);
    } catch {
      return undefined;
    }
  }
}

/** The notes of this page. */
export const notesHere = new NotesHere(() => createStore('tablewright-notes', 'notes'));

function kept(result: NoteWritten | 'full'): NoteWritten {
  if (result === 'full') throw new ApiRefusal('not-allowed', 'the pad is full', 0);
  return result;
}
