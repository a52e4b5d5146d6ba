interface ScenarioModule {
  readonly SCENARIOS: Readonly<Record<string, unknown>>;
}

const SCENARIOS = import.meta.glob<ScenarioModule>('../../*/scenarios/index.ts');

/**
 * The scenario files of a game in a browser, by name without the ending, in the order of names;
 * none for a game that has none.
 */
export async function readScenarios(id: string): Promise<ReadonlyMap<string, unknown>> {
  const load = SCENARIOS[`../../${id}/scenarios/index.ts`];
  const files = Object.entries(load === undefined ? {} : (await load()).SCENARIOS);
  const named = files.map(([path, file]): [string, unknown] => [
    path.replace(/^.*\/|\.json$/g, ''),
    file,
  ]);
  return new Map(named.sort(([a], [b]) => (a < b ? -1 : 1)));
}
