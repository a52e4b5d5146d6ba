import { type Observer, type Seat, SPECTATOR } from '@tablewright/engine';
import type { Act, RefusalCode } from '@tablewright/protocol';
import { OnlineSession } from '@tablewright/table-kit';
import { type LoadedGame, loadTableGame } from '../../games.ts';
import { noteGameOf } from '../../matches/fetch-game.ts';
import { keepWatchKey, keysOf } from '../kept/kept-links.ts';
import { keepAddedOnly, keepPromise } from '../kept/kept-promise.ts';
import { keepBeenOnline, keptSeat } from '../kept/visitor.ts';
import { api, type Looked, newName } from '../server/api.ts';
import { watchTable } from './live.ts';
import type { Watching } from './live-line.ts';

/** One's place at a table on the server: a seat, or among those who watch. */
export interface Place {
  readonly table: string;
  /** What this browser may be there. */
  readonly you: Looked['you'];
  readonly observer: Observer;
  readonly loaded: LoadedGame;
  readonly session: OnlineSession;
  /** Says something in the chat. Rejects if the server did not answer. */
  readonly say: Watching['say'];
  /** The notes of this seat and of the table; both reject if the server did not answer. */
  readonly notes: Watching['notes'];
  readonly writeNote: Watching['writeNote'];
  /** Hears nothing more of the table. */
  readonly leave: () => void;
}

/** Whom a table lets in. */
interface Let {
  readonly looked: Looked;
  readonly loaded: LoadedGame;
}

/** Asks for a table and fetches its game. Rejects with an `ApiRefusal` if one is not let in. */
export async function letIn(table: string): Promise<Let> {
  const looked = await api.look(table);
  const { face, you } = looked;
  noteGameOf(table, face.game);
  if (you.host || you.seats.length > 0) keepBeenOnline();
  keepPromise(face);
  keepAddedOnly(table, you.seats);
  if (you.host && you.seats.length === 0 && !face.listed) await letHostWatch(table);
  return { looked, loaded: await loadTableGame(face.game) };
}

/** A host without a seat comes in as those who watch do. */
async function letHostWatch(table: string): Promise<void> {
  let { watch } = keysOf(table);
  if (watch === undefined) {
    watch = (await api.invite(table, { kind: 'watch' })).key;
    keepWatchKey(table, watch);
  }
  await api.use(watch);
}

/**
 * Takes one’s place at a table that lets one in.
 * @param refused told when the server does not, or no longer, let this browser watch in that seat
 */
export function takePlace(
  { looked, loaded }: Let,
  refused: (why: RefusalCode, after: 'first' | 'later') => void,
): Place {
  const { face, you } = looked;
  const { table } = face;
  const observer = seatAmong(table, you.seats);
  let came: 'first' | 'later' = 'first';
  const enter = (): Watching =>
    watchTable({
      table,
      seat: observer,
      since: () => session.since,
      hear: (message) => {
        session.hear(message);
        if (message.type !== 'locked') return;
        // The seat has another key. This browser may have it still, or it is told that it has not.
        session.connected(false);
        line = enter();
      },
      connected: (is) => {
        if (is) came = 'later';
        session.connected(is);
      },
      refused: ({ code }) => {
        // Deleted while the line was broken: what was played stays to be looked at here too.
        if (code === 'no-such-table' && came === 'later') session.hear({ type: 'gone', table });
        else refused(code, came);
      },
    });
  const session: OnlineSession = new OnlineSession({
    game: loaded.game,
    observer,
    face,
    wire: {
      act: (act) => {
        if (act.kind === 'ready') beReadyElsewhere(act);
        return line.act(act);
      },
      past: (answers) => line.past(answers),
      told: (answers) => line.told(answers),
      file: () => api.file(table),
      resync: () => line.resync(),
      newId: newName,
      now: () => performance.now(),
    },
  });
  let line = enter();
  /** Whoever is ready is so in all their seats; they have their eyes on one of them. */
  const beReadyElsewhere = (act: Act): void => {
    for (const seat of you.seats) {
      if (seat !== observer) line.act({ ...act, id: newName() }, seat).catch(() => undefined);
    }
  };
  return {
    table,
    you,
    observer,
    loaded,
    session,
    say: (said) => line.say(said),
    notes: () => line.notes(),
    writeNote: (note) => line.writeNote(note),
    leave: () => line.leave(),
  };
}

/** The seat of one's seats in which this page was last, else the first. */
function seatAmong(table: string, seats: readonly Seat[]): Observer {
  const kept = keptSeat(table);
  return seats.find((seat) => seat === kept) ?? seats[0] ?? SPECTATOR;
}
