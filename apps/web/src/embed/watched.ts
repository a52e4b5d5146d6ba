import { type Match, openFile } from '@tablewright/engine/host';
import { MatchSession, type TableSession } from '@tablewright/table-kit';
import { type LoadedGame, loadGameOf, loadTableGame } from '../games.ts';
import { readFromFile } from '../matches/files.ts';
import { type Embedded, unpackMatch } from './embed-address.ts';

/** A match as those see it who only watch, or why it cannot be seen. */
export type Watched =
  | { readonly kind: 'session'; readonly loaded: LoadedGame; readonly session: TableSession }
  | {
      readonly kind: 'not-shown';
      readonly why: 'unreadable' | 'unfinished' | 'private' | 'gathering';
    };

/**
 * Fetches what an address embeds: a match that is over, or a public table of this server.
 * @param gone told when a table can no longer be watched
 */
export async function watch(what: Embedded, gone: () => void): Promise<Watched> {
  switch (what.kind) {
    case 'nothing':
      return { kind: 'not-shown', why: 'unreadable' };
    case 'match':
      return watchText(await unpackMatch(what.packed).catch(() => ''));
    case 'table':
      return watchTable(what.table, gone);
  }
}

async function watchText(text: string): Promise<Watched> {
  const read = await readFromFile(text);
  if (!read.ok) return { kind: 'not-shown', why: 'unreadable' };
  const loaded = await loadGameOf(read.value);
  const opened = openFile(loaded.game, read.value);
  if (!opened.ok) return { kind: 'not-shown', why: 'unreadable' };
  // What is still hidden in a match that goes on would come out of its file.
  if (!opened.value.over) return { kind: 'not-shown', why: 'unfinished' };
  return { kind: 'session', loaded, session: watchedSession(opened.value) };
}

function watchedSession(match: Match): TableSession {
  return new MatchSession(match, {
    bots: () => new Promise(() => undefined),
    later: (run, milliseconds) => setTimeout(run, milliseconds),
    watched: true,
  });
}

/** Nobody is anybody there, even if this browser has a seat: what is seen is what all may see. */
async function watchTable(table: string, gone: () => void): Promise<Watched> {
  const [{ api, codeOf }, { takePlace }] = await Promise.all([
    import('../online/server/api.ts'),
    import('../online/connection/place.ts'),
  ]);
  const face = await api.look(table).then(
    (looked) => looked.face,
    (thrown: unknown) => {
      const code = codeOf(thrown);
      if (code === 'no-key' || code === 'wrong-key' || code === 'no-such-table') return undefined;
      throw thrown;
    },
  );
  if (face?.listed !== true) return { kind: 'not-shown', why: 'private' };
  if (face.status === 'gathering') return { kind: 'not-shown', why: 'gathering' };
  if (face.status === 'finished' && face.otherwise === undefined) {
    return watchText(JSON.stringify(await api.file(table)));
  }
  const loaded = await loadTableGame(face.game);
  const looked = { face, you: { seats: [], host: false } };
  const { session } = takePlace({ looked, loaded }, gone);
  return { kind: 'session', loaded, session };
}
