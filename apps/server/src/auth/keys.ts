import { createHash, randomBytes } from 'node:crypto';

/** A new key: 256 bits of chance in base64url, 43 characters. */
export function newKey(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * What is stored of a key. A key is chance throughout, so nothing is gained by guessing, and a
 * plain hash is enough.
 */
export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** So many random bytes in lower-case hexadecimal. */
export function randomHex(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}
