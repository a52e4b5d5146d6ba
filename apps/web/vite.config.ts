import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { faces } from './build/faces.ts';
import { offline } from './build/offline.ts';
import { rulebooks } from './build/rulebooks.ts';
import { workers } from './build/workers.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    faces(),
    rulebooks(),
    workers({ thinker: 'src/workers/thinker.ts', lab: 'src/lab/worker.ts' }),
    offline(join(import.meta.dirname, 'src/pwa/service-worker.ts')),
  ],
  build: {
    target: 'es2023',
    // Nothing is put into an address: the server lets pages load files of its own only.
    assetsInlineLimit: 0,
    // What is fetched without being asked for again is said by the server's headers.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What most pages share is one file in place of fifty small ones, which pack worse.
          groups: [
            {
              name: 'play',
              test: /packages\/(?:engine|bots|table-kit)\/src\/(?!index|words|text)/,
              minShareCount: 6,
            },
          ],
        },
      },
    },
  },
});
