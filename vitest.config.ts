import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const browserSetup = join(import.meta.dirname, 'apps/web/test/global-setup.ts');
const browserTests = 'apps/web/test/**/*.browser.test.ts';
const never = ['**/node_modules/**', '**/dist/**', '**/.stryker-tmp/**'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        // Rules and what they stand on: many small files that share modules and change none of them,
        // so that they may share a process as well.
        test: {
          name: 'rules',
          environment: 'node',
          pool: 'forks',
          isolate: false,
          maxWorkers: 2,
          include: ['{packages,games}/**/*.test.{ts,tsx}'],
          exclude: never,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'unit',
          environment: 'node',
          pool: 'forks',
          maxWorkers: 2,
          include: ['{apps,tools,bench}/**/*.test.{ts,tsx}'],
          exclude: [...never, browserTests],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Node drives Chromium with playwright-core, one file after another.
        test: {
          name: 'browser',
          environment: 'node',
          pool: 'forks',
          maxWorkers: 1,
          include: [browserTests],
          exclude: never,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          globalSetup: existsSync(browserSetup) ? [browserSetup] : [],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
