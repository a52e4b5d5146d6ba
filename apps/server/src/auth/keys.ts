import { createHash, randomBytes } from 'node:crypto';

/** A new key: 256 random bits in base64url, 43 characters. */
export function newKey(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * What is stored of a key. All of a key is random and guessing is hopeless, so a plain hash is enough.
 */
export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** So many random bytes in lower-case hexadecimal. */
export function randomHex(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}
