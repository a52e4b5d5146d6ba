import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { chosenPart, QUICK_TESTS } from './tools/mutation-parts.ts';

/**
 * Mutants live in a copy of the tree whose node_modules still leads to the original. So that a
 * game is tested with the mutated engine, the packages of this workspace are found in the copy.
 */
const root = import.meta.dirname;
const alias = globSync('{packages,games,apps}/*/package.json', { cwd: root }).flatMap(
  (manifest) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as {
      name: string;
      exports?: Record<string, string>;
    };
    return Object.entries(exports)
      .filter(([, target]) => typeof target === 'string')
      .map(([entry, target]) => ({
        find: new RegExp(`^${join(name, entry)}$`),
        replacement: join(root, dirname(manifest), target),
      }));
  },
);

/** What failed last comes first, then the quick files: the first failure ends a run. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const cost = (file: TestSpecification): number => {
      const key = `${file.project.name}:${relative(root, file.moduleId)}`;
      const last = this.ctx.cache.getFileTestResults(key);
      return last === undefined ? 0 : last.failed ? -1 : last.duration;
    };
    return [...files].sort((a, b) => cost(a) - cost(b));
  }
}

const { tests, leftOut } = chosenPart();

export default defineConfig({
  resolve: { alias },
  test: {
    environment: 'node',
    include: [...tests],
    exclude: ['**/node_modules/**', ...leftOut],
    testNamePattern: QUICK_TESTS,
    // Every run has a worker of its own; its files may share the modules they load.
    isolate: false,
    sequence: { sequencer: QuickestFirst },
  },
});
