import type { Game, Observer, Seat } from '@tablewright/engine';
import type { ServerMessage, TableFace } from '@tablewright/protocol';
import { OnlineSession } from '@tablewright/table-kit';
import { io } from 'socket.io-client';
import { LiveLine, type Watching } from '../../src/online/connection/live-line.ts';
import { LIVE_OPTIONS, liveSocket } from '../../src/online/connection/live-socket.ts';
import { askHouse, type Headers, type OpenedTable } from './opened-table.ts';

/** Who listens where. */
interface Place {
  readonly base: string;
  readonly game: Game;
  readonly face: TableFace;
  readonly observer: Observer;
  readonly headers: Headers;
}

/** An answer as it stands in the log of a table. */
interface GivenAnswer {
  readonly seq: number;
  readonly seat: Seat;
  /** Whether a bot of the house gave it. */
  readonly byHouse: boolean;
}

/** What the web table has of a match, without its page, on a line that is never cut. */
export class UncutClient {
  readonly session: OnlineSession;
  /** Every answer that was heard of, also if it was taken back, by its number in the log. */
  readonly answers: GivenAnswer[] = [];
  readonly #line: LiveLine;
  #watching: Watching;

  private constructor(place: Place, standing: (error?: Error) => void) {
    const { base, game, face, observer, headers } = place;
    const { table } = face;
    this.#line = new LiveLine({
      open: async (events) =>
        liveSocket(io(base, { ...LIVE_OPTIONS, extraHeaders: { ...headers } }), events),
      later: (run, milliseconds) => {
        const waiting = setTimeout(run, milliseconds);
        return () => clearTimeout(waiting);
      },
    });
    const never = (): never => {
      throw new Error('a client that only listens has asked for something');
    };
    this.session = new OnlineSession({
      game,
      observer,
      face,
      wire: {
        act: never,
        past: never,
        told: never,
        file: never,
        resync: never,
        newId: never,
        now: () => 0,
      },
    });
    const enter = (): Watching =>
      this.#line.watch({
        table,
        seat: observer,
        since: () => this.session.since,
        hear: (message) => {
          this.#hear(message);
          if (message.type === 'locked') this.#watching = enter();
        },
        connected: (is) => {
          this.session.connected(is);
          if (is) standing();
        },
        refused: ({ code, message }) => standing(new Error(`${code}: ${message}`)),
      });
    this.#watching = enter();
  }

  /** Comes to a table in somebody's place, and stays until {@link leave}. */
  static async at(
    { base, game, id }: OpenedTable,
    observer: Observer,
    headers: Headers,
  ): Promise<UncutClient> {
    const path = `tables/${id}`;
    const { face } = await askHouse<{ face: TableFace }>(base, 'GET', path, { headers });
    return new Promise((resolve, reject) => {
      const client: UncutClient = new UncutClient(
        { base, game, face, observer, headers },
        (error) => (error === undefined ? resolve(client) : reject(error)),
      );
    });
  }

  leave(): void {
    this.#watching.leave();
    this.session.close();
  }

  #hear(message: ServerMessage): void {
    const { seq: before, online } = this.session.snapshot();
    const told = message.type === 'update' || message.type === 'change' ? message : undefined;
    const seat = told?.answeredBy.at(-1);
    if (told !== undefined && told.answers > before && seat !== undefined) {
      const byHouse = online?.face.seats[seat]?.kind === 'bot';
      this.answers.push({ seq: told.seq, seat, byHouse });
    }
    this.session.hear(message);
  }
}
