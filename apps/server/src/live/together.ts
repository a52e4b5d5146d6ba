import type { Socket } from 'node:net';

/**
 * Sends what this turn of the event loop has for a connection in one go: a reply and the news that
 * come with it cost one call to the system instead of two.
 */
export class SentTogether {
  #held: Socket[] = [];
  readonly #known = new Set<Socket>();

  /** What is written to the connection from now on waits until the present work is done. */
  hold(connection: Socket): void {
    if (this.#known.has(connection)) return;
    if (this.#held.length === 0) process.nextTick(() => this.#send());
    this.#known.add(connection);
    this.#held.push(connection);
    connection.cork();
  }

  #send(): void {
    const held = this.#held;
    this.#held = [];
    this.#known.clear();
    for (const connection of held) connection.uncork();
  }
}
