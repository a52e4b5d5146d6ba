import type { PushNotice } from '@tablewright/protocol';
import webPush from 'web-push';
import { hashOf } from '../auth/keys.ts';
import type { Device } from '../store/store.ts';
import { endpointProblem } from './push-hosts.ts';
import type { PushKeys } from './push-keys.ts';
import type { PushTransport } from './push-transport.ts';

/** The most messages that are being sent at a time. */
const MOST_AT_ONCE = 20;
/** The most messages that wait for one of those to be done; further ones are dropped. */
const MOST_WAITING = 1_000;
/** The longest topic of a message; a later one of the same topic replaces it. */
const LONGEST_TOPIC = 32;

/**
 * What became of a message: `sent`; `gone`: the device takes none any more; `later`: the push service
 * cannot be reached or is busy; `failed`: it has refused the message, or is not on the list any more.
 */
export type Sent = 'sent' | 'gone' | 'later' | 'failed';

/** How a message is to be delivered. */
export interface Delivery {
  /** How long the push service keeps it for a device that is not reached, in milliseconds. */
  readonly keep: number;
  readonly urgent: boolean;
}

/** What a {@link PushSender} needs. */
export interface PushSenderSetup {
  readonly keys: PushKeys;
  /** How push services reach whoever runs the server: `mailto:` or `https:`. */
  readonly contact: string;
  /** The hosts of push services; see `endpointProblem`. */
  readonly hosts: readonly string[];
  readonly transport: PushTransport;
  readonly report: (what: string, thrown: unknown) => void;
  readonly onSent?: ((sent: Sent) => void) | undefined;
}

/** Encrypts messages for devices and sends them to push services, some at a time. */
export class PushSender {
  readonly #setup: PushSenderSetup;
  readonly #queue: (() => void)[] = [];
  #underWay = 0;
  /** Hosts that did not take the last message. Each is reported once, until it takes one again. */
  readonly #troubled = new Set<string>();

  constructor(setup: PushSenderSetup) {
    this.#setup = setup;
  }

  /** Sends a message. Never rejects. */
  async send(device: Device, notice: PushNotice, delivery: Delivery): Promise<Sent> {
    const sent = await this.#carried(device, notice, delivery);
    this.#setup.onSent?.(sent);
    return sent;
  }

  async #carried(device: Device, notice: PushNotice, delivery: Delivery): Promise<Sent> {
    const { hosts, transport } = this.#setup;
    // The list of hosts may have changed since the device was registered.
    if (endpointProblem(device.endpoint, hosts) !== undefined) return 'failed';
    if (this.#underWay >= MOST_AT_ONCE) {
      if (this.#queue.length >= MOST_WAITING) return 'failed';
      await new Promise<void>((go) => this.#queue.push(go));
    } else this.#underWay += 1;
    const { hostname } = new URL(device.endpoint);
    try {
      const status = await transport(this.#request(device, notice, delivery));
      return this.#read(hostname, status);
    } catch (thrown) {
      this.#trouble(hostname, thrown);
      return 'later';
    } finally {
      const next = this.#queue.shift();
      if (next === undefined) this.#underWay -= 1;
      else next();
    }
  }

  #read(hostname: string, status: number): Sent {
    if (status === 404 || status === 410) return 'gone';
    if (status >= 200 && status < 300) {
      this.#troubled.delete(hostname);
      return 'sent';
    }
    this.#trouble(hostname, new Error(`it has replied ${status}`));
    return status === 429 || status >= 500 ? 'later' : 'failed';
  }

  #request({ endpoint, p256dh, auth }: Device, notice: PushNotice, { keep, urgent }: Delivery) {
    const { keys, contact } = this.#setup;
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(notice),
      {
        vapidDetails: { subject: contact, ...keys },
        TTL: Math.max(0, Math.floor(keep / 1_000)),
        urgency: urgent ? 'high' : 'normal',
        // The service replaces an older message of the same table, without learning which table it is.
        topic: hashOf(`${endpoint} ${notice.table}`).slice(0, LONGEST_TOPIC),
      },
    );
    const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    return { endpoint, headers: Object.fromEntries(texts), body: Uint8Array.from(body) };
  }

  #trouble(hostname: string, thrown: unknown): void {
    if (this.#troubled.has(hostname)) return;
    this.#troubled.add(hostname);
    this.#setup.report(`push service ${hostname}`, thrown);
  }
}
