interface ScenarioModule {
  readonly SCENARIOS: Readonly<Record<string, unknown>>;
}

const SCENARIOS: Readonly<Record<string, () => Promise<ScenarioModule>>> = {
  'bingo-deathmatch': () => import('./scenarios/bingo-deathmatch.ts'),
  'bingo-adventure': () => import('./scenarios/bingo-adventure.ts'),
  kazzam: () => import('./scenarios/kazzam.ts'),
};

/**
 * The scenario files of a game in a browser, by name without the ending, in the order of names;
 * none for a game that has none.
 */
export async function readScenarios(id: string): Promise<ReadonlyMap<string, unknown>> {
  const load = Object.hasOwn(SCENARIOS, id) ? SCENARIOS[id] : undefined;
  const files = Object.entries(load === undefined ? {} : (await load()).SCENARIOS);
  const named = files.map(([path, file]): [string, unknown] => [
    path.replace(/^.*\/|\.json$/g, ''),
    file,
  ]);
  return new Map(named.sort(([a], [b]) => (a < b ? -1 : 1)));
}
