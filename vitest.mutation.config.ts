import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';

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

export default defineConfig({
  resolve: { alias },
  test: {
    environment: 'node',
    include: ['{packages,games}/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
  },
});
