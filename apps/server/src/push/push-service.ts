import { createPublicKey } from 'node:crypto';
import { MOST_DEVICES, type PushAddress } from '@tablewright/protocol';
import { hashOf } from '../auth/keys.ts';
import type { Store } from '../store/store.ts';
import type { Entry } from '../tables/entry.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { done, type Outcome, refused } from '../tables/outcome.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import { endpointProblem } from './push-hosts.ts';
import { pushKeysOf } from './push-keys.ts';
import { PushSender, type Sent } from './push-sender.ts';
import type { PushTransport } from './push-transport.ts';
import { TurnNotifications } from './turn-notifications.ts';

/** Settings of push messages. */
export interface PushSettings {
  /** The hosts of push services that messages are sent to; none sends none. */
  readonly hosts: readonly string[];
  /** How push services reach whoever runs the server: `mailto:` or `https:`. */
  readonly contact: string;
}

/** What a {@link PushService} needs. */
export interface PushServiceSetup extends PushSettings {
  readonly store: Store;
  readonly registry: () => TableRegistry;
  readonly transport: PushTransport;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly report: (what: string, thrown: unknown) => void;
  readonly onSent?: ((sent: Sent) => void) | undefined;
}

/** Push messages to the devices of guests. */
export class PushService {
  readonly #setup: PushServiceSetup;
  readonly #publicKey: string;
  readonly #turns: TurnNotifications;

  private constructor(setup: PushServiceSetup, publicKey: string, turns: TurnNotifications) {
    this.#setup = setup;
    this.#publicKey = publicKey;
    this.#turns = turns;
  }

  /** Reads the keys of the server. Rejects if the store cannot be reached. */
  static async start(setup: PushServiceSetup): Promise<PushService> {
    const keys = await pushKeysOf(setup.store);
    const turns = new TurnNotifications({ ...setup, sender: new PushSender({ ...setup, keys }) });
    return new PushService(setup, keys.publicKey, turns);
  }

  /** The key that devices subscribe with; nothing if this server sends no messages. */
  get key(): string | undefined {
    return this.#setup.hosts.length === 0 ? undefined : this.#publicKey;
  }

  /** Registers a device of a guest. Returns its name. */
  async add(guest: string, { endpoint, keys }: PushAddress): Promise<Outcome<string>> {
    const { store, hosts, now } = this.#setup;
    if (hosts.length === 0) return refused('not-allowed', 'this server sends no messages');
    const wrong = endpointProblem(endpoint, hosts);
    if (wrong !== undefined) return refused('not-allowed', wrong);
    if (!isOnCurve(keys.p256dh)) {
      return refused('malformed', 'body.keys.p256dh: must be a public key of the curve P-256');
    }
    const hash = hashOf(endpoint);
    await store.addDevice(guest, { hash, endpoint, ...keys }, now(), MOST_DEVICES);
    return done(hash);
  }

  /** Unregisters a device of a guest, if it is registered. */
  async remove(guest: string, device: string): Promise<void> {
    await this.#setup.store.removeDevice(device, guest);
  }

  /** This node has stored an entry; the table is as it stands then. */
  committed(entry: Entry, table: LiveTable): void {
    if (this.key === undefined) return;
    try {
      this.#turns.committed(entry, table);
    } catch (thrown) {
      // The entry is stored; a failed notification must not harm the table.
      this.#setup.report(`calls of table ${table.record.id}`, thrown);
    }
  }

  /** Sends what is still due and waits until it is sent; nothing is sent afterwards. */
  close(): Promise<void> {
    return this.#turns.close();
  }
}

/** Whether these 65 bytes in base64url are an uncompressed point of P-256. */
function isOnCurve(p256dh: string): boolean {
  const bytes = Buffer.from(p256dh, 'base64url');
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((at) => at.toString('base64url'));
  if (bytes.length !== 65 || bytes[0] !== 4 || x === undefined || y === undefined) return false;
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    return true;
  } catch {
    return false;
  }
}
