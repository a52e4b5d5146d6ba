/** What a mutation run changes, and the tests that must notice. */
export interface MutationPart {
  readonly name: string;
  /** Globs of the files that are mutated. */
  readonly mutate: readonly string[];
  /** Globs of the tests that run. */
  readonly tests: readonly string[];
  /** Globs of tests among them that are left out. */
  readonly leftOut: readonly string[];
}

const ENGINE_TESTS = [
  'packages/{engine,bots}/src/**/*.test.ts',
  'packages/lab/src/fuzz.test.ts',
  'games/*/game.test.ts',
];

/**
 * Tests that run. Of the suite of every game (`game.test.ts`), what plays hundreds of random
 * matches is left out: it would find a few mutants more, at a hundred times the cost of the tests
 * that say which rule is broken.
 */
export const QUICK_TESTS =
  /^(?!.*(the laws of every game|positions|random matches|rules coverage|the page on scenarios))/;

/** The parts of `npm run mutation`. Tests that play hundreds of random matches are left out. */
const parts: readonly MutationPart[] = [
  {
    // What runs in a match.
    name: 'engine',
    mutate: ['packages/engine/src/*.ts', 'packages/engine/src/random/*.ts'],
    tests: ENGINE_TESTS,
    leftOut: [],
  },
  {
    // What games are tested with.
    name: 'engine-testing',
    mutate: ['packages/engine/src/{laws,testing}/*.ts'],
    tests: ENGINE_TESTS,
    leftOut: [],
  },
  {
    name: 'cards',
    mutate: ['packages/cards/src/*.ts'],
    tests: ['packages/cards/src/*.test.ts'],
    leftOut: [],
  },
  game('bingo-deathmatch', ['setup', 'outcome', 'squares', 'invariants']),
  game('bingo-adventure', ['setup', 'outcome']),
  {
    // Its rules alone: each power of its content is held by a test of its own.
    name: 'kazzam',
    mutate: ['games/kazzam/src/rules/**/*.ts', '!games/kazzam/src/rules/**/testing/*.ts'],
    tests: [
      'games/kazzam/{src/rules,src/content,src/map,test}/**/*.test.ts',
      'games/kazzam/game.test.ts',
    ],
    leftOut: ['games/kazzam/test/{heuristic,match-invariants,position}.test.ts'],
  },
  {
    name: 'bridgequest',
    mutate: ['games/bridgequest/src/{rules,effects,bridge}/**/*.ts'],
    tests: [
      'games/bridgequest/{src/rules,src/effects,src/bridge,src/content,src/given,test}/**/*.test.ts',
      'games/bridgequest/game.test.ts',
    ],
    leftOut: [],
  },
  {
    // Its rules, spells and traits; adventures and creatures are held by being played.
    name: 'd20',
    mutate: [
      'games/d20/src/rules/**/*.ts',
      'games/d20/src/content/{spells,heritages,roles}/**/*.ts',
    ],
    tests: ['games/d20/{src/rules,src/content,test}/**/*.test.ts', 'games/d20/game.test.ts'],
    leftOut: [
      'games/d20/src/content/creatures/fights.test.ts',
      'games/d20/test/{step-faults,random-fights}.test.ts',
    ],
  },
];

/**
 * A game's rules and content.
 *
 * @param id the game's folder
 * @param alone files of rules that lie beside the folders rules/ and content/
 */
function game(id: string, alone: readonly string[]): MutationPart {
  const home = `games/${id}`;
  return {
    name: id,
    mutate: [`${home}/src/rules/**/*.ts`, `${home}/src/content/**/*.ts`].concat(
      alone.map((name) => `${home}/src/${name}.ts`),
    ),
    tests: [
      `${home}/{src/rules,src/content,src/given,test}/**/*.test.ts`,
      `${home}/src/{invariants,setup,speech}.test.ts`,
      `${home}/game.test.ts`,
    ],
    leftOut: [],
  };
}

/**
 * The part of this name.
 *
 * @throws RangeError when there is none; it names those there are
 */
export function mutationPart(name: string | undefined): MutationPart {
  const part = parts.find((candidate) => candidate.name === name);
  if (part !== undefined) return part;
  const names = parts.map((candidate) => candidate.name).join(', ');
  throw new RangeError(`Say which part to mutate: ${names}. Found: ${name ?? 'nothing'}.`);
}

/** The part that `npm run mutation` has chosen, for the configurations of Stryker and Vitest. */
export function chosenPart(): MutationPart {
  return mutationPart(process.env['MUTATION_PART'] ?? 'engine');
}
