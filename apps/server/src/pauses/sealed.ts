import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/**
 * Seals what nodes tell each other through the database, which may write down the statements that it
 * carries out. Only who has the key can read it.
 */
export class Seal {
  readonly #key: Buffer;

  /** @param key 32 bytes in hexadecimal digits */
  constructor(key: string) {
    this.#key = Buffer.from(key, 'hex');
  }

  /** The text, sealed; letters, digits, `-` and `_`. */
  close(text: string): string {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv(CIPHER, this.#key, nonce);
    const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
  }

  /** The text that was sealed; nothing if it was not by this key. */
  open(sealed: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url');
    try {
      const cipher = createDecipheriv(CIPHER, this.#key, bytes.subarray(0, NONCE));
      cipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      const text = [cipher.update(bytes.subarray(NONCE + TAG)), cipher.final()];
      return Buffer.concat(text).toString('utf8');
    } catch {
      return undefined;
    }
  }
}
