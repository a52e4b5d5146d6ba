interface ScenarioModule {
  readonly SCENARIOS: Readonly<Record<string, unknown>>;
  readonly TITLES?: Titles;
}

/** What scenarios are called in languages besides English, by language and by name. */
export type Titles = Readonly<Record<string, Readonly<Record<string, string>>>>;

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

/** What the scenarios of a game are called in languages besides English. */
export async function readTitles(id: string): Promise<Titles> {
  return (await SCENARIOS[`../../${id}/scenarios/index.ts`]?.())?.TITLES ?? {};
}
