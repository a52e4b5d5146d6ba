import { readScenarios, readTitles } from '@tablewright/registry/scenarios';
import { type Example, readExample } from '@tablewright/table-kit/lessons';

const kept = new Map<string, Promise<readonly Example[]>>();

/** The examples of a game, read once, in the order of their names. */
export function loadExamples(game: string): Promise<readonly Example[]> {
  const known = kept.get(game);
  if (known !== undefined) return known;
  const loading = Promise.all([readScenarios(game), readTitles(game)]).then(([files, titles]) =>
    [...files].map(([id, file]) => readExample(id, file, titles)),
  );
  kept.set(game, loading);
  loading.catch(() => kept.delete(game));
  return loading;
}

/** Where an example is shown. */
export function addressOf(game: string, example: string): string {
  return `/learn/${game}/${example}`;
}

/** For every rule that an example names first, or else cites, the address of the first such. */
export function addressesOf(
  game: string,
  examples: readonly Example[],
): ReadonlyMap<string, string> {
  const addresses = new Map<string, string>();
  const add = (rule: string | undefined, id: string): void => {
    if (rule !== undefined && !addresses.has(rule)) addresses.set(rule, addressOf(game, id));
  };
  for (const { id, rules } of examples) add(rules[0], id);
  for (const { id, rules } of examples) for (const rule of rules) add(rule, id);
  return addresses;
}
