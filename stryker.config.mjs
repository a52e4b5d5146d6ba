// Mutation testing, by hand: npm run mutation -- 'games/kazzam/src/rules/**/*.ts'
// Each mutant that lives is a rule that no test holds.
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: true },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: ['packages/engine/src/**/*.ts', 'games/*/src/{rules,content}/**/*.ts', '!**/*.test.ts'],
  ignorePatterns: ['dist', 'data', 'reports', 'test-artefacts', 'bench'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  reporters: ['clear-text', 'progress', 'html'],
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  tempDirName: '.stryker-tmp',
};
