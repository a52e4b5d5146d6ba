import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const browserSetup = join(import.meta.dirname, 'apps/web/test/global-setup.ts');
const browserTests = 'apps/web/test/**/*.browser.test.ts';
const frames = 'apps/web/test/frames.browser.test.ts';
/** What is slow at the moment fails no test; what hangs does, in the end. */
const patient = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
};
const never = ['**/node_modules/**', '**/dist/**', '**/.stryker-tmp/**'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        // Rules and what they stand on: many small files that share modules and change none of them,
        // so that they may share a process as well. So may those of the next project: they give back
        // every clock and global that they replace.
        test: {
          name: 'rules',
          environment: 'node',
          pool: 'forks',
          isolate: false,
          maxWorkers: 2,
          include: ['{packages,games}/**/*.test.{ts,tsx}'],
          exclude: never,
          ...patient,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'unit',
          environment: 'node',
          alias: { 'virtual:workers': join(import.meta.dirname, 'apps/web/test/no-workers.ts') },
          pool: 'forks',
          isolate: false,
          maxWorkers: 2,
          include: ['{apps,tools,bench}/**/*.test.{ts,tsx}'],
          exclude: [...never, browserTests],
          ...patient,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // Node drives Chromium with playwright-core; a page takes about one processor.
        test: {
          name: 'browser',
          environment: 'node',
          pool: 'forks',
          isolate: false,
          maxWorkers: 2,
          include: [browserTests],
          exclude: [...never, frames],
          ...patient,
          globalSetup: existsSync(browserSetup) ? [browserSetup] : [],
          sequence: { groupOrder: 0 },
        },
      },
      {
        // What counts frames has the machine for itself.
        test: {
          name: 'frames',
          environment: 'node',
          pool: 'forks',
          maxWorkers: 1,
          include: [frames],
          exclude: never,
          ...patient,
          globalSetup: ['apps/web/test/frames-setup.ts'],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
