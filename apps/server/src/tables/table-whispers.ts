import type { Observer, Seat } from '@tablewright/engine';
import type { LocalTables } from './local-tables.ts';
import { done, type Outcome, refused } from './outcome.ts';
import { seatAs } from './seat-as.ts';

/** Something to be whispered. */
export interface WhisperWish {
  readonly to: Seat;
  readonly text: string;
  /** The id of the request: a repeat is not whispered again. */
  readonly id: string;
}

/**
 * Lines that two seats alone hear of. They lie beside the match, as chat does, and nothing that anybody
 * else is told depends on them.
 */
export class TableWhispers {
  readonly #tables: LocalTables;

  constructor(tables: LocalTables) {
    this.#tables = tables;
  }

  /**
   * Whispers something; the two seats hear it once it is stored. Returns its number among the whispers
   * of who whispers.
   * @param letIn the lock of the seat when they were let in; under another one they are refused
   */
  async whisper(
    table: string,
    from: { readonly seat: Observer; readonly lock: number },
    { to, text, id: request }: WhisperWish,
  ): Promise<Outcome<number>> {
    const { store, now, publish } = this.#tables.setup;
    const said = await this.#tables.at(table, async (local): Promise<Outcome<number>> => {
      const sits = await seatAs(this.#tables, local, from);
      if (!sits.ok) return sits;
      const { seat, name, face } = sits.value;
      const { status, chat, seats } = face;
      const ear = seats[to];
      if (!chat) return refused('not-allowed', 'the host has asked for silence here');
      if (status === 'gathering') {
        return refused('not-begun', 'until the match begins, seats may change hands; say it aloud');
      }
      if (ear === undefined) {
        return refused('no-such-seat', `there are seats 0 to ${seats.length - 1}, and no ${to}`);
      }
      if (to === seat) return refused('not-allowed', 'that is your own seat; write a note');
      if (ear.kind !== 'person' && ear.kept !== true) {
        return refused('not-allowed', `${ear.name} is a bot, and hears nothing`);
      }
      return done(await store.whisper({ table, seat, to, name, text, at: now(), request }));
    });
    if (!said.ok) return said;
    publish?.(table, 'whisper');
    await this.#tables.refresh(table, 'whisper');
    return said;
  }
}
