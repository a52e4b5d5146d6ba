/** A number as people read it: below 0 with the sign that is printed, not with the hyphen of a keyboard. */
export function writtenNumber(n: number): string {
  return withMinus(String(n), [n]);
}

/**
 * A sentence with the printed sign before those of these numbers that are below 0, however the language writes
 * them; hyphens of words and ids stay.
 */
export function withMinus(sentence: string, numbers: readonly unknown[]): string {
  const isBelow = numbers.some((n) => typeof n === 'number' && n < 0);
  return isBelow ? sentence.replace(/(?<![\p{L}\p{N}])-(?=\p{N})/gu, '−') : sentence;
}
