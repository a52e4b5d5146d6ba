import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { env, startTable } from './served-table.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the real table is served, as `npm start` does it. */
    readonly tableUrl: string;
    /** Where the table is served with toys in place of the games. */
    readonly toysUrl: string;
  }
}

const root = join(import.meta.dirname, '../../..');

/** Serves the table and the table of toys for as long as the browser tests run. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  mkdirSync(join(root, 'test-artefacts'), { recursive: true });
  const toys = join(import.meta.dirname, 'toys/vite.config.ts');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', 'apps/web', '--config', toys], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const toysServer = await preview({
    configFile: toys,
    preview: { host: '127.0.0.1', port: 0 },
  });
  const table = await startTable();
  project.provide('tableUrl', table.url);
  project.provide('toysUrl', toysServer.resolvedUrls?.local[0] ?? '');
  return async () => {
    await toysServer.close();
    table.stop();
  };
}
