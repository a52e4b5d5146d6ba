import { join } from 'node:path';
import { defineConfig } from 'vite';
import { webBuild } from '../../build/web-build.ts';

const toys = join(import.meta.dirname, 'registry.ts');
const root = join(import.meta.dirname, '../../../..');

/** The web table as it is, with the toys in place of the games. */
export default defineConfig((env) =>
  webBuild(env, {
    resolve: { alias: [{ find: /^@tablewright\/registry(\/.*)?$/, replacement: toys }] },
    build: {
      outDir: join(root, 'test-artefacts/toys'),
      emptyOutDir: true,
      // The parts for cards and sheets have a page of their own.
      rolldownOptions: {
        input: [join(root, 'apps/web/index.html'), join(import.meta.dirname, 'parts/index.html')],
      },
    },
    logLevel: 'error',
  }),
);
