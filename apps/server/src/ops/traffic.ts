/** A line that stays open, over which what happens comes by itself. */
export type ConnectionKind = 'socket' | 'stream';

/** How long lines may take to close once they were told to, in milliseconds. */
const LINGER = 1_000;

/**
 * What is under way between this node and the world: acts that wait for their acknowledgement, and
 * open lines. A node that closes begins nothing new, acknowledges what it has begun, and then lets
 * go of the lines; clients come back by themselves, to another node.
 */
export class Traffic {
  #closing = false;
  #closed: Promise<void> | undefined;
  #underWay = 0;
  readonly #lines = { socket: new Set<() => void>(), stream: new Set<() => void>() };
  #waiting: { readonly holds: () => boolean; readonly resolve: () => void }[] = [];

  /** Whether this node is about to go: nothing new begins here. */
  get closing(): boolean {
    return this.#closing;
  }

  /** How many lines of a kind are open. */
  linesOf(kind: ConnectionKind): number {
    return this.#lines[kind].size;
  }

  /** An act has begun; the returned function says that it has been replied to. */
  begin(): () => void {
    this.#underWay += 1;
    return once(() => {
      this.#underWay -= 1;
      this.#changed();
    });
  }

  /**
   * A line was opened; the returned function says that it is closed.
   * @param end tells the line to close, after what it has still to say
   */
  open(kind: ConnectionKind, end: () => void): () => void {
    const lines = this.#lines[kind];
    // Another one for each line, whatever function they share.
    const ending = (): void => end();
    lines.add(ending);
    if (this.#closing) ending();
    return once(() => {
      lines.delete(ending);
      this.#changed();
    });
  }

  /**
   * Begins nothing new; resolves when all that was begun is replied to and the lines are closed.
   * Lines whose other end has gone are given up after a moment.
   */
  close(): Promise<void> {
    this.#closing = true;
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    const { socket, stream } = this.#lines;
    for (const end of stream) end();
    // Acknowledgements go over the sockets: these last until the last act is replied to.
    await this.#until(() => this.#underWay === 0);
    for (const end of socket) end();
    let late: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      late = setTimeout(resolve, LINGER);
    });
    await Promise.race([this.#until(() => socket.size + stream.size === 0), patience]);
    clearTimeout(late);
  }

  #until(holds: () => boolean): Promise<void> {
    if (holds()) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waiting.push({ holds, resolve });
    });
  }

  #changed(): void {
    const waiting = this.#waiting;
    this.#waiting = waiting.filter(({ holds }) => !holds());
    for (const { holds, resolve } of waiting) if (holds()) resolve();
  }
}

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    work();
  };
}
