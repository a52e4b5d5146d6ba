import type { ReferenceSection } from './reference-page.tsx';

/**
 * The parts of a quick reference from a game's printed texts: each has its heading under its key and
 * its lines under the keys that go on from it.
 *
 * @param headings keys of the parts, in the order of the page
 * @param keys all printed keys, lines in the order of the page
 * @param from of parts whose lines come in an order, the number of the first
 */
export function referenceSections<K extends string>(
  headings: readonly K[],
  keys: readonly K[],
  say: (key: K) => string,
  from: Partial<Record<K, number>>,
): readonly ReferenceSection[] {
  return headings.map((heading) => {
    const first = from[heading];
    return {
      heading: say(heading),
      lines: keys.filter((key) => key.startsWith(`${heading}.`)).map((key) => say(key)),
      ...(first === undefined ? {} : { from: first }),
    };
  });
}
