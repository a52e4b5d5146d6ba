import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type ConfigEnv, type InlineConfig, mergeConfig } from 'vite';
import { faces } from './faces.ts';
import { namedFiles } from './files.ts';
import { firstPage } from './first-page.ts';
import { gamesApart } from './games-apart.ts';
import { offline } from './offline.ts';
import { rulebooks } from './rulebooks.ts';
import { workers } from './workers.ts';

const web = join(import.meta.dirname, '..');

/**
 * The web table, to be served or built.
 * @param own what is different in this build
 */
export async function webBuild(
  { command }: ConfigEnv,
  own: InlineConfig = {},
): Promise<InlineConfig> {
  const config = () => mergeConfig(table(), own);
  const files = command === 'build' ? await namedFiles(config()) : new Map<string, string>();
  const name = (id: string): string | undefined => files.get(id);
  return mergeConfig(config(), {
    plugins: [firstPage(), gamesApart(), offline(join(web, 'src/pwa/service-worker.ts'))],
    build: {
      rolldownOptions: {
        output: {
          codeSplitting: {
            // What a module needs has a name of its own; what it might need through an index has not.
            includeDependenciesRecursively: false,
            groups: [{ name }],
          },
        },
      },
    },
  } satisfies InlineConfig);
}

const table = (): InlineConfig => ({
  root: web,
  plugins: [
    react(),
    faces(),
    rulebooks(),
    workers({ thinker: 'src/workers/thinker.ts', lab: 'src/lab/worker.ts' }),
  ],
  build: {
    target: 'es2023',
    // Nothing is put into an address: the server lets pages load files of its own only.
    assetsInlineLimit: 0,
    // What is fetched without being asked for again is said by the server's headers.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
