import { randomHex } from '@tablewright/table-kit';

/** An id that none had before. */
export function freshId(): string {
  return randomHex(16, (bytes) => crypto.getRandomValues(bytes));
}
