import type { Act, ActResult, Pause, PauseAct, PauseNews, Wish } from '@tablewright/protocol';
import type { PauseDesk, SeenPause } from './pause-desk.ts';

/** How long every act of a pause is as JSON, in bytes: `PAUSE_ACT_SIZE` of the protocol. */
const ACT_SIZE = 1_024;
/** How much longer an act is for having something to fill it up, in bytes: `,"pad":""`. */
const PAD_FIELD = 9;

/** What a session lends its pause. */
export interface OnlinePauseSetup {
  readonly send: (act: Act) => Promise<ActResult>;
  /** Random letters and digits, always as many. */
  readonly newId: () => string;
  /** Told when what this seat has done is to be seen here. */
  readonly changed: () => void;
}

/**
 * The pause of a table on a server. Its acts go beside all others: a table can be stopped while
 * something else is on its way. All look alike, and nothing is shown here before everybody is told.
 */
export class OnlinePause implements PauseDesk {
  readonly #setup: OnlinePauseSetup;
  #pause: Pause | undefined;
  /** For which round this seat has said that it is ready. */
  #readyFor: string | undefined;
  /** What may not have arrived; it is sent again on the next line. */
  readonly #unsent = new Map<string, PauseAct>();
  /** Whether the server has told of a pause on this line. */
  #told = false;

  constructor(setup: OnlinePauseSetup) {
    this.#setup = setup;
  }

  /** Whether nothing is played now. */
  get isOn(): boolean {
    return this.#pause !== undefined;
  }

  get seen(): SeenPause | undefined {
    if (this.#pause === undefined) return undefined;
    const { wish, lines, missing, round } = this.#pause;
    return { wish, lines, missing, ready: this.#readyFor === round };
  }

  /** The server tells how it stands with the pause. */
  hear({ pause }: PauseNews): void {
    this.#told = true;
    this.#pause = pause;
    // Whoever was first: it is paused.
    this.#forget('pause');
    if (pause === undefined) this.#forget('line', 'ready');
  }

  /** The line stands, and all that was missed was heard; or it broke. */
  connected(is: boolean): void {
    // Whoever comes is told of a pause if there is one.
    if (is && !this.#told) this.#pause = undefined;
    if (!is) this.#told = false;
    if (is) for (const act of this.#unsent.values()) this.#transmit(act);
  }

  call(wish: Wish): void {
    this.#send({ kind: 'pause', wish });
  }

  line(text: string): void {
    if (this.isOn) this.#send({ kind: 'line', text });
  }

  ready(): void {
    const { round } = this.#pause ?? {};
    if (round === undefined || this.#readyFor === round) return;
    this.#readyFor = round;
    this.#send({ kind: 'ready', round });
    this.#setup.changed();
  }

  #send(what: Unnamed<PauseAct>): void {
    const { newId } = this.#setup;
    const act = padded({ ...what, id: newId() }, newId);
    this.#unsent.set(act.id, act);
    this.#transmit(act);
  }

  #transmit(act: PauseAct): void {
    this.#setup.send(act).then(
      (result) => {
        this.#unsent.delete(act.id);
        if (result.ok || act.kind !== 'ready' || this.#readyFor !== act.round) return;
        this.#readyFor = undefined;
        this.#setup.changed();
      },
      () => {
        // It is sent again with the next line.
      },
    );
  }

  #forget(...kinds: readonly PauseAct['kind'][]): void {
    for (const [id, { kind }] of this.#unsent) if (kinds.includes(kind)) this.#unsent.delete(id);
  }
}

/** What an act is, before it has its name. */
type Unnamed<A> = A extends PauseAct ? Omit<A, 'id'> : never;

/** The same act, as long as every other. */
function padded(act: PauseAct, random: () => string): PauseAct {
  const size = new TextEncoder().encode(JSON.stringify(act)).length;
  const missing = Math.max(0, ACT_SIZE - size - PAD_FIELD);
  let pad = '';
  while (pad.length < missing) pad += random();
  return { ...act, pad: pad.slice(0, missing) };
}
