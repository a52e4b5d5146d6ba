import type { ActResult } from '@tablewright/protocol';
import { type Kind, messageKind } from './kinds.ts';

/** What becomes of an act, as it is told over the live channel. */
type Told =
  | { readonly ok: true; readonly value: { readonly seq: number } }
  | { readonly ok: false };

/** An act that a client has asked for and the house has replied to. */
export interface DoneAct {
  readonly kind: string;
  readonly id: string;
  readonly seat: number | undefined;
  /** Missing if it was refused. */
  readonly seq: number | undefined;
}

interface Asked {
  readonly name: string;
  readonly act?: { readonly kind: string; readonly id: string };
  readonly seat?: number;
}

/** Reads what goes over one socket of the live channel. */
export class PacketReader {
  readonly #asked = new Map<string, Asked>();
  readonly #onDone: (act: DoneAct) => void;

  /** @param onDone told of every reply to an act */
  constructor(onDone: (act: DoneAct) => void) {
    this.#onDone = onDone;
  }

  /** The kind of something that the client says; nothing for what only keeps the socket open. */
  up(text: string): Kind | undefined {
    const [, id, json] = /^42(\d+)(\[.*)$/s.exec(text) ?? [];
    if (id === undefined || json === undefined) return undefined;
    const [event, body] = JSON.parse(json) as [string, Omit<Asked, 'name'>];
    const name = body.act === undefined ? event : `act-${body.act.kind}`;
    this.#asked.set(id, { ...body, name });
    return `request/${name}`;
  }

  /** The kind of something that the house says. */
  down(text: string): Kind | undefined {
    if (text.startsWith('42')) {
      const [, message] = JSON.parse(text.slice(2)) as [string, { readonly type: string }];
      return messageKind(message);
    }
    const [, id, json] = /^43(\d+)(\[.*)$/s.exec(text) ?? [];
    const asked = this.#asked.get(id ?? '');
    if (asked === undefined || json === undefined) return undefined;
    const [told] = JSON.parse(json) as [Told];
    const { act, seat, name } = asked;
    if (act !== undefined)
      this.#onDone({ ...act, seat, seq: told.ok ? told.value.seq : undefined });
    return `reply/${name}`;
  }
}

/** The seq of a reply over HTTP to an act. */
export function seqIn(reply: string): number | undefined {
  const { seq } = JSON.parse(reply) as Partial<Extract<ActResult, { ok: true }>>;
  return seq;
}
