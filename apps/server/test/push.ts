import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { PushAddress, PushNotice } from '@tablewright/protocol';
import type { PushRequest, PushTransport } from '../src/push/push-transport.ts';

/** Bytes at the front of an encrypted message: salt, size of a record, length of the key. */
const HEADER = { salt: 16, size: 4, length: 1 } as const;
/** The key of AES-128 and the nonce of GCM, and the mark at the end of a message. */
const [KEY, NONCE, TAG] = [16, 12, 16];

/** A device that has subscribed at a push service, and can read what is sent to it. */
export class TestDevice {
  readonly address: PushAddress;
  readonly #own: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(name: string, host = 'fcm.googleapis.com') {
    this.#own.generateKeys();
    this.address = PushAddress.parse({
      endpoint: `https://${host}/send/${name}`,
      keys: {
        p256dh: this.#own.getPublicKey('base64url'),
        auth: this.#auth.toString('base64url'),
      },
    });
  }

  /** Decrypts a message as RFC 8291 says; throws if it is not for this device. */
  read(body: Uint8Array): PushNotice {
    const bytes = Buffer.from(body);
    const salt = bytes.subarray(0, HEADER.salt);
    const at = HEADER.salt + HEADER.size + HEADER.length;
    const sender = bytes.subarray(at, at + (bytes[at - 1] ?? 0));
    const sealed = bytes.subarray(at + sender.length);
    const shared = this.#own.computeSecret(sender);
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.#own.getPublicKey(), sender]);
    const secret = hkdf(shared, this.#auth, about, 32);
    const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), KEY);
    const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), NONCE);
    const open = createDecipheriv('aes-128-gcm', key, nonce);
    open.setAuthTag(sealed.subarray(-TAG));
    const plain = Buffer.concat([open.update(sealed.subarray(0, -TAG)), open.final()]);
    // What follows the last 2 is padding.
    return PushNotice.parse(JSON.parse(String(plain.subarray(0, plain.lastIndexOf(2)))));
  }
}

function hkdf(from: Uint8Array, salt: Uint8Array, about: Uint8Array, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', from, salt, about, bytes));
}

/** A push service: what was posted to it, and what it replies. */
export class TestService {
  readonly parcels: PushRequest[] = [];
  /** The replies to come, the first first; after them 201. */
  readonly replies: (number | Error)[] = [];

  readonly transport: PushTransport = async (request) => {
    this.parcels.push(request);
    const reply = this.replies.shift() ?? 201;
    if (reply instanceof Error) throw reply;
    return reply;
  };

  /** What has come for a device, decrypted. */
  for(device: TestDevice): PushNotice[] {
    return this.parcels
      .filter(({ endpoint }) => endpoint === device.address.endpoint)
      .map(({ body }) => device.read(body));
  }
}
