import type { Act, ActResult, Refused } from '@tablewright/protocol';

/** An act on its way to the server. */
interface Journey {
  readonly act: Act;
  /** The number that the server gave it, once that is known. */
  seq: number | undefined;
  /** What became of it the last time will not be known. */
  lost: boolean;
}

/**
 * Carries acts to the server, one at a time. An act is on its way until the server has said what
 * became of it and what it brought was heard. If the line breaks before, the same act is sent again
 * when there is one, and the server knows it by its id.
 */
export class ActLine {
  readonly #send: (act: Act) => Promise<ActResult>;
  readonly #ended: (act: Act, refusal: Refused | undefined) => void;
  #journey: Journey | undefined;
  #connected = false;
  /** The last numbers heard: of updates of the match, and of anything. */
  #heardOfMatch = -1;
  #heard = -1;

  /** @param ended told when an act is done, or why it was refused */
  constructor(
    send: (act: Act) => Promise<ActResult>,
    ended: (act: Act, refusal: Refused | undefined) => void,
  ) {
    this.#send = send;
    this.#ended = ended;
  }

  get underWay(): Act | undefined {
    return this.#journey?.act;
  }

  /** Sends an act, at once or when the line stands. Throws while another is under way. */
  start(act: Act): void {
    if (this.#journey !== undefined) throw new Error(`${this.#journey.act.kind} is under way`);
    this.#journey = { act, seq: undefined, lost: false };
    if (this.#connected) this.#transmit(this.#journey);
  }

  /** The line stands, or does not. */
  connected(is: boolean): void {
    this.#connected = is;
    const journey = this.#journey;
    if (is && journey !== undefined && journey.seq === undefined) this.#transmit(journey);
  }

  /** The server was heard: what was lost can be sent again. */
  signOfLife(): void {
    const journey = this.#journey;
    if (this.#connected && journey?.lost === true && journey.seq === undefined) {
      this.#transmit(journey);
    }
  }

  /** What was heard up to this number is in: of the match, or of the table around it. */
  heard(what: 'match' | 'table', seq: number): void {
    this.#heard = Math.max(this.#heard, seq);
    if (what === 'match') this.#heardOfMatch = Math.max(this.#heardOfMatch, seq);
    this.#arrive();
  }

  #transmit(journey: Journey): void {
    journey.lost = false;
    this.#send(journey.act).then(
      (result) => this.#answered(journey, result),
      () => {
        journey.lost = true;
      },
    );
  }

  #answered(journey: Journey, result: ActResult): void {
    // An act that was sent twice is answered twice.
    if (this.#journey !== journey || journey.seq !== undefined) return;
    if (result.ok) {
      journey.seq = result.seq;
      this.#arrive();
    } else this.#end(journey, result.error);
  }

  #arrive(): void {
    const journey = this.#journey;
    if (journey?.seq === undefined) return;
    // Until the match has gone on, the question that was answered is still on the table.
    const heard = journey.act.kind === 'answer' ? this.#heardOfMatch : this.#heard;
    if (heard >= journey.seq) this.#end(journey, undefined);
  }

  #end({ act }: Journey, refusal: Refused | undefined): void {
    this.#journey = undefined;
    this.#ended(act, refusal);
  }
}
