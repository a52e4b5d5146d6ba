/** A connection that stays open, over which the server sends what happens. */
export type ConnectionKind = 'socket' | 'stream';

/** How long connections may take to close once they were told to, in milliseconds. */
const LINGER = 1_000;

/**
 * What is under way between this node and the world: acts that wait for their acknowledgement, and
 * open connections. A closing node begins nothing new, acknowledges what it has begun, and then ends
 * the connections; clients come back by themselves, to another node.
 */
export class Traffic {
  #closing = false;
  #closed: Promise<void> | undefined;
  #underWay = 0;
  readonly #connections = { socket: new Set<() => void>(), stream: new Set<() => void>() };
  #waiting: { readonly holds: () => boolean; readonly resolve: () => void }[] = [];

  /** Whether this node is about to go: nothing new begins here. */
  get closing(): boolean {
    return this.#closing;
  }

  /** How many connections of a kind are open. */
  connectionsOf(kind: ConnectionKind): number {
    return this.#connections[kind].size;
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
   * A connection was opened; the returned function says that it is closed.
   * @param end closes the connection after what is still to be sent
   */
  open(kind: ConnectionKind, end: () => void): () => void {
    const connections = this.#connections[kind];
    // A function of its own for each connection, whatever `end` they share.
    const ending = (): void => end();
    connections.add(ending);
    if (this.#closing) ending();
    return once(() => {
      connections.delete(ending);
      this.#changed();
    });
  }

  /**
   * Begins nothing new; resolves when all that was begun is replied to and the connections are closed.
   * Connections whose other end is gone are given up after a moment.
   */
  close(): Promise<void> {
    this.#closing = true;
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    const { socket, stream } = this.#connections;
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
