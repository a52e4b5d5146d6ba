import { build, type InlineConfig, type Rolldown } from 'vite';

/** Where something is fetched: what its module needs at once stands in few files. */
interface Beginning {
  /** Of the file with what nothing else needs; `$1` is the game. */
  readonly name: string;
  /** The module's path. */
  readonly module: RegExp;
  /** Whether workers fetch it too: they have no page. */
  readonly inWorkers?: boolean;
}

/** What several pages need stands in the file of the first of them. */
const BEGINNINGS: readonly Beginning[] = [
  { name: 'start', module: /^.*\/apps\/web\/index\.html$/ },
  { name: 'first', module: /^.*\/apps\/web\/src\/main\.tsx$/ },
  { name: 'home', module: /^.*\/apps\/web\/src\/pages\/home\.tsx$/ },
  { name: 'table', module: /^.*\/apps\/web\/src\/pages\/table\.tsx$/ },
  { name: 'thinking', module: /^.*\/apps\/web\/src\/workers\/thinker\.ts$/, inWorkers: true },
  { name: 'counting', module: /^.*\/apps\/web\/src\/lab\/worker\.ts$/, inWorkers: true },
  { name: '$1-at-table', module: /^.*\/games\/([^/]+)\/src\/at-table\.ts$/, inWorkers: true },
  { name: '$1-rules', module: /^.*\/games\/([^/]+)\/src\/index\.ts$/, inWorkers: true },
  { name: '$1-board', module: /^.*\/games\/([^/]+)\/src\/board\/index\.tsx$/ },
];

/** What begins something stays by itself: it must not run where something else of its file is needed. */
const BEGINS =
  /\/apps\/web\/(?:index\.html|src\/(?:start\.ts|main\.tsx|workers\/thinker\.ts|lab\/worker\.ts))$/;

/** So small that every table may have it: icons. */
const SMALL = /\/node_modules\/lucide-react\//;

/** A beginning in this build. */
interface Begun {
  readonly name: string;
  readonly game: string | undefined;
  readonly inWorkers: boolean;
}

/**
 * Names the files of modules: what is fetched at once is one file in place of a dozen, as each costs a round
 * trip and small ones pack worse. Modules without a name are left to the bundler.
 * @param config the build without such names, which is run once to see what needs what
 */
export async function namedFiles(config: InlineConfig): Promise<ReadonlyMap<string, string>> {
  const needs = new Map<string, Begun[]>();
  const elsewhere = new Map<string, string[]>();
  const scripts = await scriptsOf(config);
  for (const script of scripts.values()) {
    const { facadeModuleId: begins } = script;
    if (begins == null || BEGINNINGS.some(({ module }) => module.test(begins))) continue;
    for (const id of modulesOf(script, scripts)) {
      elsewhere.set(id, [...(elsewhere.get(id) ?? []), begins]);
    }
  }
  for (const { name, module, inWorkers = false } of BEGINNINGS) {
    for (const script of scripts.values()) {
      const begins = script.facadeModuleId?.match(module);
      if (begins == null) continue;
      const [path, game] = begins;
      const begun = { name: path.replace(module, name), game, inWorkers };
      for (const id of modulesOf(script, scripts)) needs.set(id, [...(needs.get(id) ?? []), begun]);
    }
  }
  const named = new Map<string, string>();
  for (const [id, needing] of needs) {
    const { name, game } = fileOf(needing);
    const isOthers = (begins: string) => !begins.includes(`/games/${game}/`);
    // What is needed elsewhere, too, must not bring a game along.
    const isShared = game !== undefined && elsewhere.get(id)?.some(isOthers) === true;
    if (BEGINS.test(id) || (isShared && !SMALL.test(id))) continue;
    named.set(id, isShared ? 'boards' : name);
  }
  return named;
}

/** The scripts of the build as the bundler divides them by itself, by their names. */
async function scriptsOf(config: InlineConfig): Promise<ReadonlyMap<string, Rolldown.OutputChunk>> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return new Map(
    output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])),
  );
}

/** No worker fetches what needs a page, and no game is fetched for another. */
function fileOf(needing: readonly Begun[]): Pick<Begun, 'name' | 'game'> {
  const shared = (name: string) => ({ name, game: undefined });
  if (needing[0]?.name === 'start') return shared('start');
  const games = new Set(needing.flatMap(({ game }) => game ?? []));
  const page = needing.find(({ game, inWorkers }) => game === undefined && !inWorkers);
  const isForOne = page === undefined && games.size <= 1;
  const inWorkers = needing.find((one) => one.inWorkers);
  if (inWorkers !== undefined) return isForOne ? inWorkers : shared('play');
  if (page !== undefined) return shared(page.name);
  return (isForOne ? needing[0] : undefined) ?? shared('boards');
}

/** All modules that a script needs at once. */
function modulesOf(
  begin: Rolldown.OutputChunk,
  scripts: ReadonlyMap<string, Rolldown.OutputChunk>,
): string[] {
  const seen = new Set([begin]);
  for (const { imports } of seen) {
    for (const name of imports) {
      const next = scripts.get(name);
      if (next !== undefined) seen.add(next);
    }
  }
  return [...seen].flatMap(({ moduleIds }) => moduleIds);
}
