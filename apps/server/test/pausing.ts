import { type Observer, SPECTATOR } from '@tablewright/engine';
import type { Pause, PauseAct, PauseNews, ServerMessage, Wish } from '@tablewright/protocol';
import type { PauseWord } from '../src/pauses/pause-word.ts';
import type { Outcome } from '../src/tables/outcome.ts';
import type { TableRegistry } from '../src/tables/table-registry.ts';
import { must } from './live-table.ts';
import { Listener } from './registry.ts';
import { requestId } from './server.ts';

/** An act of a pause without the name of its request, which is made up then. */
type Unnamed = PauseAct extends infer A ? (A extends PauseAct ? Omit<A, 'id'> : never) : never;

/** An act of a pause. */
export function pauseAct(act: Unnamed): PauseAct {
  return { id: requestId(), ...act } as PauseAct;
}

/** Does something about a pause in a seat. */
export function inPause(
  registry: TableRegistry,
  table: string,
  seat: Observer,
  act: Unnamed,
): Promise<Outcome<number>> {
  return registry.pauses.act(table, { seat, guest: undefined }, pauseAct(act));
}

/** Somebody asks for a pause. */
export async function callPause(
  registry: TableRegistry,
  table: string,
  seat: Observer,
  wish?: Wish,
): Promise<void> {
  must(
    await inPause(registry, table, seat, {
      kind: 'pause',
      ...(wish === undefined ? {} : { wish }),
    }),
  );
}

/** Somebody is ready for the pause as it stands now. */
export async function beReady(
  registry: TableRegistry,
  table: string,
  seat: Observer,
): Promise<Outcome<number>> {
  return inPause(registry, table, seat, { kind: 'ready', round: await roundAt(registry, table) });
}

/** What everybody has to be ready for, as a newcomer is told it. */
export async function roundAt(registry: TableRegistry, table: string): Promise<string> {
  const { arrived, subscription } = await Listener.at(registry, table, SPECTATOR);
  subscription?.leave();
  const [pause] = pausesIn(arrived);
  if (pause === undefined || pause === 'over') throw new Error(`${table} is not paused`);
  return pause.round;
}

/** What was told of pauses: how each stood, or that it was over. */
export function pausesIn(messages: readonly ServerMessage[]): (Pause | 'over')[] {
  return messages
    .filter((message): message is PauseNews => message.type === 'pause')
    .map(({ pause }) => pause ?? 'over');
}

/**
 * The nodes of a test as words go between them: in one order for all, and at once, unless the test
 * holds them back.
 */
export class WordsBetween {
  /** All that was said, by whichever node. */
  readonly said: PauseWord[] = [];
  readonly #nodes = new Map<string, TableRegistry>();
  #held: (() => void)[] | undefined;

  /** Through which a node tells the others. */
  from(node: string): (word: PauseWord) => void {
    return (word) => {
      const sent = JSON.stringify(word);
      this.said.push(word);
      const arrive = (): void => {
        for (const [other, { pauses }] of this.#nodes) {
          if (other !== node) pauses.hear(JSON.parse(sent) as PauseWord);
        }
      };
      if (this.#held === undefined) arrive();
      else this.#held.push(arrive);
    };
  }

  /** A node hears the others from now on. */
  join(node: string, registry: TableRegistry): void {
    this.#nodes.set(node, registry);
  }

  /** A node is dead. */
  drop(node: string): void {
    this.#nodes.delete(node);
  }

  /** From now on nothing arrives; the returned function lets it go on. */
  hold(): () => void {
    const held: (() => void)[] = [];
    this.#held = held;
    return () => {
      this.#held = undefined;
      for (const arrive of held) arrive();
    };
  }
}
