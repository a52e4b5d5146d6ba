import type { IncomingMessage } from 'node:http';
import type { RefusalCode } from '@tablewright/protocol';
import type { Socket } from 'socket.io';
import type { Caller } from '../auth/auth.ts';
import type { Play } from '../lobby/play.ts';
import type { Traffic } from '../ops/traffic.ts';
import type { Outcome } from '../tables/outcome.ts';

/** The request by which a socket was opened. */
export interface Handshake extends Pick<Socket['handshake'], 'headers' | 'auth'> {
  /** Where it came from; nothing once the connection is gone, whatever the types of socket.io say. */
  readonly address: string | undefined;
}

/** What a live channel needs. */
export interface ChannelSetup {
  readonly play: Play;
  /** Who opens a socket. */
  readonly callerOf: (handshake: Handshake) => Promise<Outcome<Caller>>;
  /** Whether the page that sends this request may open a socket. */
  readonly mayOpen: (request: IncomingMessage) => boolean;
  /** Takes one of the connections that an address may have; nothing if it has no more. */
  readonly takeConnection: (handshake: Handshake) => (() => void) | undefined;
  /** How it is found out whether this address may make a request now that counts as so many. */
  readonly askerAt: (handshake: Handshake) => (counts: number) => Promise<boolean>;
  /** Does something that may take long, as long as the address has time left. */
  readonly look: <T>(handshake: Handshake, work: () => Promise<T>) => Promise<T | undefined>;
  readonly report: (what: string, thrown: unknown) => void;
  readonly traffic: Traffic;
  /** Told of every refusal, for the metrics of this node. */
  readonly onRefused?: (code: RefusalCode) => void;
}
