import { chosenPart } from './tools/mutation-parts.ts';

// Mutation testing of one part of the rules, by hand: npm run mutation -- bingo-adventure
// Each mutant that lives is a rule that no test holds.
const { name, mutate } = chosenPart();

export default {
  testRunner: 'vitest',
  // Vitest picks the tests by itself (see vitest.mutation.config.ts). They must not be named in
  // `testFiles`: a mutant of a table of content acts while its module loads, and Stryker switches
  // it on in time only if no tests are named.
  vitest: { configFile: 'vitest.mutation.config.ts', related: false, pool: 'threads' },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [...mutate, '!**/*.test.ts'],
  ignorePatterns: ['dist', 'data', 'reports', 'test-artefacts', 'bench'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  warnings: { slow: false },
  reporters: ['clear-text', 'progress', 'html', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false },
  htmlReporter: { fileName: `reports/mutation/${name}.html` },
  jsonReporter: { fileName: `reports/mutation/${name}.json` },
  tempDirName: `.stryker-tmp/${name}`,
};
